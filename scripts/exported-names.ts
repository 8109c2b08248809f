/** Which names a source file exports of its own, hands on from elsewhere, and takes from packages. */
import ts from "typescript";

export interface SourceText {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

const parsed = ({ path, text }: SourceText): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest);

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) === true &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function declaredNames(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isDeclaration && node.name !== undefined ? [node.name.text] : [];
}

const listed = (node: ts.ExportDeclaration): readonly string[] =>
  node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
    ? node.exportClause.elements.map(({ name }) => name.text)
    : [];

/** What the file itself defines and exports, each name once. */
export function definedNames(source: SourceText): readonly string[] {
  const names = parsed(source).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node)) return node.moduleSpecifier === undefined ? listed(node) : [];
    return isExported(node) ? declaredNames(node) : [];
  });
  return [...new Set(names)];
}

/** What can be imported from the file by name. */
export function exportedNames(source: SourceText): readonly string[] {
  const handedOn = parsed(source).statements.flatMap((node) =>
    ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined ? listed(node) : [],
  );
  return [...definedNames(source), ...handedOn];
}

export interface TakenNames {
  readonly from: string;
  /** "all" of a namespace. */
  readonly names: readonly string[] | "all";
}

function takenBy(node: ts.Statement): TakenNames | undefined {
  const isTaking = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  if (!isTaking || node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const from = node.moduleSpecifier.text;
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (clause === undefined) return { from, names: ts.isExportDeclaration(node) ? "all" : [] };
  if (!ts.isNamedImports(clause) && !ts.isNamedExports(clause)) return { from, names: "all" };
  return { from, names: clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text) };
}

/** What the file takes from other modules, one entry an import. */
export const takenNames = (source: SourceText): readonly TakenNames[] =>
  parsed(source).statements.flatMap((node) => takenBy(node) ?? []);
