/** JSON that people write: its value, and where in the text each part of it stands. */
import { parse, type AnyNode, type MemberNode, type ValueNode } from '@humanwhocodes/momoa';
import { jsonDepth } from '../http/json-depth';
import { jsonFault } from './json-fault';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type JsonPath = readonly (string | number)[];

export type ReadJson =
  | { readonly ok: true; readonly value: unknown; readonly placeOf: (path: JsonPath) => Place }
  | { readonly ok: false; readonly place: Place; readonly path: JsonPath; readonly message: string };

const start: Place = { line: 1, column: 1 };

const nameOf = (name: MemberNode['name']): string => (name.type === 'String' ? name.value : name.name);

/** The first key that an object says a second time: JSON.parse would take the last without a word. */
const repeatedIn = (node: ValueNode, path: JsonPath): { readonly path: JsonPath; readonly place: Place } | null => {
  const parts =
    node.type === 'Array'
      ? node.elements.map(({ value }, index) => ({ value, step: index, at: value }))
      : node.type === 'Object'
        ? node.members.map(({ name, value }) => ({ value, step: nameOf(name), at: name }))
        : [];
  const seen = new Set<string | number>();
  for (const { value, step, at } of parts) {
    const own = [...path, step];
    if (seen.has(step)) return { path: own, place: { line: at.loc.start.line, column: at.loc.start.column } };
    seen.add(step);
    const found = repeatedIn(value, own);
    if (found) return found;
  }
  return null;
};

/** A member stands where its key does. */
const memberOf = (node: ValueNode, step: string | number): { node: ValueNode; at: AnyNode } | null => {
  if (node.type === 'Array') {
    const element = node.elements[Number(step)];
    return element ? { node: element.value, at: element } : null;
  }
  if (node.type !== 'Object') return null;
  const member = node.members.find(({ name }) => nameOf(name) === String(step));
  return member ? { node: member.value, at: member.name } : null;
};

/** Of the part at the path, or of the innermost one on the way to it that is there. */
const placeIn =
  (root: ValueNode) =>
  (path: JsonPath): Place => {
    let node = root;
    let place: Place = root.loc.start;
    for (const step of path) {
      const member = memberOf(node, step);
      if (!member) break;
      node = member.node;
      place = member.at.loc.start;
    }
    return { line: place.line, column: place.column };
  };

const placeOfFault = (error: unknown): Place =>
  typeof error === 'object' && error !== null && 'line' in error && 'column' in error
    ? { line: Number(error.line), column: Math.max(1, Number(error.column)) }
    : start;

/** Where a sign of the text stands. */
const placeAt = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

const noJson = (text: string, error: unknown): ReadJson => {
  const told = (offset: number): string => {
    const { line, column } = placeAt(text, offset);
    return `line ${line}, column ${column}`;
  };
  const fault = jsonFault({ text, told });
  if (fault)
    return { ok: false, place: placeAt(text, fault.offset), path: [], message: `it is no JSON: ${fault.message}` };
  const message = String(error instanceof Error ? error.message : error).replace(/\.? \(\d+:\d+\)$/, '');
  return { ok: false, place: placeOfFault(error), path: [], message: `it is no JSON: ${message}` };
};

/** Some editors begin a file with a byte order mark; places are counted without it. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Control characters, which a JSON text has none of, and pictures and archives are full of. */
const unwritten = /[^\P{Cc}\t\n\r]/u;

export const readJson = (given: string, mostLevels: number): ReadJson => {
  const text = withoutMark(given);
  // What is no text may look like anything, also like a deep nest.
  if (jsonDepth(text) > mostLevels && !unwritten.test(text))
    return { ok: false, place: start, path: [], message: `it is nested more than ${mostLevels} levels deep` };
  try {
    const { body } = parse(text, { mode: 'json' });
    const repeated = repeatedIn(body, []);
    if (repeated) return { ok: false, ...repeated, message: 'the same object has it already' };
    return { ok: true, value: JSON.parse(text), placeOf: placeIn(body) };
  } catch (error) {
    return noJson(text, error);
  }
};

/** A key with breaks or spaces in it, or of nothing, is quoted: a sentence stays one line. */
const stepText = (step: string | number): string => {
  if (typeof step === 'number') return `[${step}]`;
  if (!/^$|[\s\p{Cc}\p{Zl}\p{Zp}]/u.test(step)) return `.${step}`;
  const quoted = JSON.stringify(step).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `[${quoted}]`;
};

/** `answers[3].body.data`; '' for the whole. */
export const pathText = (path: JsonPath): string => path.map(stepText).join('').replace(/^\./, '');

/** The path that a JSON pointer names. What is a number may be one of an object's keys, too. */
export const pathOf = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
