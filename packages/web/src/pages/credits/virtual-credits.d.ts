declare module "virtual:credits" {
  export const credits: readonly import("./credit.ts").Credit[];
}
