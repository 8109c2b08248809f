declare module "virtual:rules/contents" {
  export const content: readonly import("./book.ts").SectionLine[];
}
declare module "virtual:rules/french" {
  export const content: import("./book.ts").French;
}
declare module "virtual:rules/catalogue" {
  export const content: readonly import("./book.ts").BookSection[];
}
declare module "virtual:rules/turn" {
  export const content: readonly import("./book.ts").BookSection[];
}
declare module "virtual:rules/editions" {
  export const content: readonly import("./book.ts").BookSection[];
}
declare module "virtual:rules/glossary" {
  export const content: readonly import("./book.ts").BookSection[];
}
declare module "virtual:rules/rulings" {
  export const content: readonly import("./book.ts").BookSection[];
}
declare module "virtual:rules/editions-fr" {
  export const content: readonly import("./book.ts").BookSection[];
}
declare module "virtual:rules/rulings-fr" {
  export const content: readonly import("./book.ts").BookSection[];
}
