/**
 * What a browser may keep of what it records, by the names of properties alone, since it has no schemas: the build hands
 * it these lists (vite/recorded-names.ts). Text under any other name is replaced before it is kept.
 */
import type { CallDefinition } from '../contract/define-call';
import { isObject } from '../contract/is-object';
import { isClosedText, isPersonalMark } from '../contract/personal';
import { contract } from '../shop-contract';
import { hiddenField } from './closed-fields';
import { telling } from './cut-texts';
import { flowDefinitions } from './flow-events';
import { isStep } from './is-step';
import { secretFields } from './secret-fields';

type Node = Readonly<Record<string, unknown>>;
type Seen = Map<string, boolean>;

const canBeText = (schema: Node): boolean =>
  schema.type === undefined ? isClosedText(schema) : [schema.type].flat().includes('string');

/** `isPlain`: whether all text under a name, wherever it stands, says nothing of anybody. */
const look = (schema: unknown, name: string, around: boolean, seen: Seen): void => {
  if (!isObject(schema)) return;
  const mark = schema['x-personal'];
  const isPlain = isPersonalMark(mark) ? mark === 'none' : around;
  if (canBeText(schema))
    seen.set(name, (seen.get(name) ?? true) && (isPlain || (mark === undefined && isClosedText(schema))));
  for (const form of [schema.anyOf, schema.oneOf, schema.allOf].flat()) look(form, name, isPlain, seen);
  look(schema.items, name, isPlain, seen);
  look(schema.additionalProperties, '', isPlain, seen);
  for (const [inner, property] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
    look(property, inner, isPlain, seen);
};

const asked: ReadonlySet<string> = new Set(Object.values(flowDefinitions).flatMap(({ asks }) => asks));

/** Whether a flow draws from what a call answers. The test beside this file finds what a flow asks and does not say. */
export const isAskedByFlow = (group: string, name: string, call: CallDefinition): boolean =>
  asked.has(`${group}.${name}`) || (isStep(call) && asked.has(group));

/** What the answers of a call say under each name. */
interface Said {
  readonly id: string;
  /** A flow draws from it, so that its words are worth keeping. */
  readonly isAsked: boolean;
  readonly names: ReadonlyMap<string, boolean>;
  /** Pages are drawn from what a member alone is answered; of that, names count only where they say more than elsewhere. */
  readonly isMembers: boolean;
}

const saidBy = (group: string, name: string, call: CallDefinition): Said => {
  const seen: Seen = new Map();
  for (const [status, { body }] of Object.entries(call.responses))
    // Of errors the recorder keeps code and sentence alone.
    if (Number(status) < 400) look(body, '', call.audience === 'everyone', seen);
  const isAsked = isAskedByFlow(group, name, call);
  return { id: `${group}.${name}`, isAsked, names: seen, isMembers: call.audience === 'member' };
};

const said = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries<CallDefinition>(calls).map(([name, call]) => saidBy(group, name, call)),
);

/** What many plain names end in, and no other. */
const plainEnd = '(_(at|by|error|note|of|step)|est|key|status|ure)$';

const hasPlainEnd = (name: string): boolean => new RegExp(plainEnd).test(name);

/** Whether most calls that say something under a name say nothing of anybody by it. */
const isMostlyPlain = (name: string): boolean => {
  const marks = said.flatMap(({ names }) => names.get(name) ?? []);
  return marks.filter(Boolean).length * 2 > marks.length;
};

/** Names by which it is worth knowing what these say. */
const plainNames = (calls: readonly Said[]): Set<string> =>
  new Set(
    calls
      .filter(({ isAsked, isMembers }) => isAsked && !isMembers)
      .flatMap(({ names }) => [...names.keys()].filter((name) => name !== '' && isMostlyPlain(name))),
  );

const others = said
  .flatMap(({ names }) => [...names.keys()])
  .filter((name) => hasPlainEnd(name) && !isMostlyPlain(name));
if (others.length > 0) throw new Error(`A browser would keep what says who somebody is: ${others.join(', ')}`);

const worthKnowing = plainNames(said);

/** A call that says of somebody what others say of goods, as the name on a card: of its answers no text is kept. */
const saysOtherwise = ({ names }: Said): boolean =>
  [...names].some(([name, isPlain]) => !isPlain && (hasPlainEnd(name) || worthKnowing.has(name)));

/** Of answers: what the shop says of itself and its goods. Of events: which one, and of which form. Sorted, they are smaller. */
const plainOnes = [
  ...plainNames(said.filter((call) => !saysOtherwise(call)))
    .add('type')
    .add('form'),
]
  .filter((name) => !hasPlainEnd(name))
  .sort();

/** By their beginnings, which take along others of no words. */
const beginningOf = (id: string): string => {
  const others = said.filter((call) => call.isAsked && call.names.size > 0 && !saysOtherwise(call));
  const isTheirs = (start: string): boolean => others.some((other) => other.id.startsWith(start));
  return [...id].reduce((start, sign) => (start !== '' && !isTheirs(start) ? start : start + sign), '');
};

const apart = [...new Set(said.filter(saysOtherwise).map(({ id }) => beginningOf(id)))].sort();

const oneOf = (names: readonly string[]): string => `^(${names.join('|')})$`;

/** As `virtual:noren/recorded-names` has them. */
export const recordedNames = {
  plain: new RegExp(`${oneOf(plainOnes)}|${plainEnd}`),
  /** Nobody looks at what is typed there. */
  unread: new RegExp(oneOf([...secretFields].sort())),
  /** Calls of whose answers no text is kept. */
  apart: new RegExp(`^(${apart.join('|')})`),
  hiddenField,
  telling,
};
