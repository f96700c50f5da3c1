/** The regular expressions of the product: those that stand in its sources, and the patterns of its schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folders, tools } from '../test-run/folders';

export interface Expression {
  /** Where it stands first. */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** What runs in a shop: the build reads our own sources alone. */
const rooms = folders.filter((folder) => ![...tools, 'vite'].includes(folder));
const test = /[.](?:test|spec|stories|fixtures|test-support|test-d)[.]tsx?$|(?:^|\/)(?:test|testing|samples)\//;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.]tsx?$/.test(path) && !test.test(path))
    .map((path) => join(folder, path));

/** A text that stands in the source, in one piece or added up of such; null: it is worked out. */
const textOf = (node: ts.Node | undefined): string | null => {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
};

const ofLiteral = (text: string): Pick<Expression, 'source' | 'flags'> => {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
};

const isRegExp = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';

/** Literals, and what is made of a text (`new RegExp('…')`). */
const inFile = (path: string): readonly Expression[] => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const look = (node: ts.Node): void => {
    const at = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) found.push({ at, ...ofLiteral(node.text) });
    else if (isRegExp(node)) {
      const source = textOf(node.arguments?.[0]);
      if (source !== null) found.push({ at, source, flags: textOf(node.arguments?.[1]) ?? '' });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
};

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Patterns of a schema and of all within; they are read as Unicode, as ajv does. */
const inSchema = (at: string, root: unknown): readonly Expression[] => {
  const found: Expression[] = [];
  const open = [root];
  const seen = new Set<unknown>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isNode(node) || seen.has(node)) continue;
    seen.add(node);
    if (typeof node.pattern === 'string') found.push({ at, source: node.pattern, flags: 'u' });
    if (isNode(node.patternProperties))
      for (const source of Object.keys(node.patternProperties)) found.push({ at, source, flags: 'u' });
    open.push(...Object.values(node));
  }
  return found;
};

/** @param schemas what has patterns, by where it stands */
export const regularExpressions = (schemas: Readonly<Record<string, unknown>>): readonly Expression[] => {
  const all = [
    ...Object.entries(schemas).flatMap(([at, schema]) => inSchema(at, schema)),
    ...rooms.flatMap(filesIn).flatMap(inFile),
  ];
  const byText = new Map(all.toReversed().map((one) => [`/${one.source}/${one.flags}`, one]));
  return [...byText.values()].toReversed();
};
