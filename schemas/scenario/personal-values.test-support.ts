/**
 * Values of a schema in which every marked text is written with signs that stand nowhere else, so that a single one of
 * them in a capsule tells that something of a person has got through.
 */
import { isObject } from '../contract/is-object';
import type { PersonalKind } from '../contract/personal';
import { personalKinds } from '../contract/personal';

type Node = Readonly<Record<string, unknown>>;

/** Random numbers: an integer from 0 to below the limit. */
export type Below = (limit: number) => number;

/** Kanji that no text of the shop has, and letters for where only kana or Latin ones are taken. */
const kanji = ['㐀', '㐂', '㐆', '㐧', '㐬', '㐮', '㐰', '㑅'];
const kana = ['ヮ', 'ヰ', 'ヱ', 'ヵ', 'ヶ', 'ヸ', 'ヹ'].filter((sign) => sign < 'ヷ');
const latin = ['~', '^', '`', '|'];
const digits = ['7', '8', '9'];

/** Signs that may be in no capsule at all. */
const reservedSigns: readonly string[] = [...kanji, 'ヮ', 'ヰ', 'ヱ'];

const some = (signs: readonly string[], count: number, below: Below): string =>
  Array.from({ length: count }, () => signs[below(signs.length)] ?? '').join('');

/** Somebody may write all of it with letters that keys of a shop have, or with nothing but digits. */
const anyText = (length: number, below: Below): string => {
  const [letters, count] = [['q', 'x', 'z'], 5 + below(8)];
  const writings = [some(kanji, length, below), some(letters, count, below), some(digits, count, below)];
  return writings[below(writings.length)] ?? '';
};

/** Of each kind a text that its fields take. */
const textOf = (kind: PersonalKind, schema: Node, below: Below): string => {
  const length = 1 + below(20);
  if (schema.pattern !== undefined && /20\\d\{2\}/.test(String(schema.pattern))) return `20${some(digits, 2, below)}12`;
  if (String(schema.pattern).startsWith('^\\*')) return `************${some(digits, 4, below)}`;
  switch (kind) {
    case 'kana':
      return some(kana, length, below);
    case 'mail':
      return `${some(latin, length, below)}@${some(['q', 'x', 'z'], 8, below)}.qx.jp`;
    case 'phone':
      return `0${some(digits, 9 + below(2), below)}`;
    case 'postcode':
      return some(digits, 7, below);
    case 'birth':
      return `19${some(digits, 2, below)}-0${some(digits, 1, below)}-2${some(digits, 1, below)}`;
    case 'number':
      return some(digits, 12, below);
    case 'token':
      return some(['Q', 'X', 'Z', '_'], 32, below);
    case 'name':
    case 'address':
    case 'text':
      return anyText(length, below);
  }
};

export interface PersonalValue {
  readonly value: unknown;
  /** What was put into it that may not come out. */
  readonly secrets: readonly string[];
}

const kindOf = (mark: unknown): PersonalKind | 'none' | null => personalKinds.find((kind) => kind === mark) ?? null;

/** Fits the schema in its types, patterns and required properties. */
export const personalValue = (schema: object, below: Below): PersonalValue => {
  const secrets: string[] = [];
  const fill = (node: Node, around: PersonalKind | 'none' | null): unknown => {
    const mark = kindOf(node['x-personal']) ?? around;
    const forms = (node.anyOf ?? node.oneOf) as readonly Node[] | undefined;
    const whole = forms?.find((form) => form.type === 'object' || form.type === 'string');
    if (node.properties === undefined && forms) return fill(whole ?? forms[0] ?? {}, mark);
    if (Array.isArray(node.enum)) return node.enum[below(node.enum.length)] as unknown;
    if ('const' in node) return node.const;
    const [type] = [node.type].flat();
    if (type === 'array') {
      const count = Math.max(Number(node.minItems ?? 0), 1 + below(3));
      return Array.from({ length: count }, () => fill((node.items ?? {}) as Node, mark));
    }
    if (type === 'object' || node.properties !== undefined) {
      const properties = isObject(node.properties) ? node.properties : {};
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fill(inner as Node, mark)]));
    }
    if (type === 'integer' || type === 'number') return Math.max(Number(node.minimum ?? 0), below(900));
    if (type === 'boolean') return below(2) === 0;
    if (type !== 'string') return null;
    if (mark !== null && mark !== 'none') {
      const text = textOf(mark, node, below);
      secrets.push(text);
      return text;
    }
    if (node.format === 'date') return '2026-11-20';
    if (node.format === 'date-time') return '2026-11-20T12:00:00Z';
    return 'abcdef';
  };
  return { value: fill(schema as Node, null), secrets };
};

/** What of it stands in a text all the same. */
export const leaksIn = (text: string, { secrets }: Pick<PersonalValue, 'secrets'>): readonly string[] => [
  ...reservedSigns.filter((sign) => text.includes(sign)),
  ...secrets.filter((secret) => secret.length > 3 && text.includes(secret)),
];
