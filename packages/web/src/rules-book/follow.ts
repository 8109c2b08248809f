/** What a link in the book does: on its pages it leads on, at the table it turns the page of the sheet. */
import { type ComponentType, createContext, type ReactNode, useContext } from "react";

export interface Follow {
  readonly Rule: ComponentType<{ readonly id: string }>;
  readonly Section: ComponentType<{ readonly slug: string; readonly children: ReactNode }>;
  readonly Card: ComponentType<{ readonly code: string; readonly children: ReactNode }>;
}

const plain = ({ children }: { readonly children: ReactNode }): ReactNode => children;
const FollowContext = createContext<Follow>({ Rule: ({ id }) => id, Section: plain, Card: plain });

export const FollowProvider = FollowContext.Provider;
export const useFollow = (): Follow => useContext(FollowContext);
