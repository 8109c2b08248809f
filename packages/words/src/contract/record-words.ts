/** What a language has for records that cannot be read, or that are not the game they tell of. */
import type {
  DifferenceKind,
  DifferenceOf,
  LimitName,
  RecordFaultKind,
  RecordFaultOf,
  RecordPart,
} from "@fhtagn/rules";

export interface RecordWords {
  readonly line: (number: number) => string;
  readonly at: (place: string, fault: string) => string;
  readonly parts: { readonly [P in RecordPart]: string };
  readonly faults: {
    readonly [K in Exclude<RecordFaultKind, "tooMuch">]: (fault: RecordFaultOf<K>) => string;
  };
  /** "more than 5,000 answers": the number comes written as the language writes it. */
  readonly tooMuch: { readonly [L in LimitName]: (most: string) => string };
  readonly differences: { readonly [K in DifferenceKind]: (difference: DifferenceOf<K>) => string };
}
