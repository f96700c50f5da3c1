/** A line put into a source file where it belongs: an entry at the end of an object. */
import ts from 'typescript';

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

const insertAt = (text: string, at: number, line: string): string => `${text.slice(0, at)}${line}${text.slice(at)}`;

const nameOf = (node: ts.Node): string | null => {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return node.name.text;
  if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
    return node.name.text;
  return null;
};

/** The object literal that the node stands for, through `as const` and `satisfies`. */
const objectOf = (node: ts.Node | undefined): ts.ObjectLiteralExpression | null => {
  if (!node) return null;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? objectOf(node.expression) : null;
};

/** The object literal of the first variable or property of that name within the node. */
const findObject = (node: ts.Node, name: string): ts.ObjectLiteralExpression | null => {
  if (nameOf(node) === name && (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))) {
    const found = objectOf(node.initializer);
    if (found) return found;
  }
  return ts.forEachChild(node, (child) => findObject(child, name)) ?? null;
};

const find = (text: string, path: readonly string[]): ts.ObjectLiteralExpression | null =>
  path.reduce<ts.Node | null>(
    (node, name) => node && findObject(node, name),
    parse(text),
  ) as ts.ObjectLiteralExpression | null;

/** Adds `entry` to the object literal that `path` names, outermost first. */
export const addEntry = (text: string, path: readonly string[], entry: string): string => {
  const object = find(text, path);
  if (!object) throw new Error(`no object "${path.join('.')}" to add "${entry}" to`);
  const comma = object.properties.length > 0 && !object.properties.hasTrailingComma ? ',' : '';
  const at = object.properties.at(-1)?.end ?? object.getStart() + 1;
  return object.properties.hasTrailingComma
    ? insertAt(text, object.properties.end, `\n${entry},`)
    : insertAt(text, at, `${comma}\n${entry},\n`);
};
