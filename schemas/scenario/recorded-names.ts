/**
 * What a browser may keep of what it records, by the names of properties alone, since it has no schemas: the build hands
 * it these lists (vite/recorded-names.ts). Text under any other name is replaced before it is kept.
 */
import type { CallGroups } from '../contract/define-call';
import { isObject } from '../contract/is-object';
import { isClosedText, isPersonalMark } from '../contract/personal';
import { contract } from '../shop-contract';
import { hiddenField } from './closed-fields';
import { telling } from './cut-texts';
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

const { address, auth, order, user } = contract;
/** Days and options are drawn by the server alone. */
const { leadTimes: _days, options: _options, ...cart } = contract.cart;
const { login, loginSyncChannel, verify } = auth;
/** What the flows ask. Of another call a browser keeps no text, so nothing is lost by one that is missing but words. */
const asked = {
  ...{ address, cart },
  auth: { login, loginSyncChannel, verify },
  order: { cancel: order.cancel, paymentService: order.paymentService },
  user: { register: user.register },
} satisfies CallGroups;

/** What many plain names end in, and no other. */
const plainEnd = '(_at|key|status)$';

const hasPlainEnd = (name: string): boolean => new RegExp(plainEnd).test(name);

const plainNames = (groups: CallGroups): readonly string[] => {
  const seen: Seen = new Map();
  // Pages are drawn from what a member alone is answered; of that, names count only where they say more than elsewhere.
  const own: Seen = new Map();
  for (const call of Object.values(groups).flatMap((group) => Object.values(group)))
    for (const [status, { body }] of Object.entries(call.responses))
      // Of errors the recorder keeps code and sentence alone.
      if (Number(status) < 400) {
        look(body, '', call.audience === 'everyone', seen);
        if (call.audience !== 'member') look(body, '', true, own);
      }
  const others = [...seen].flatMap(([name, isPlain]) => (!isPlain && hasPlainEnd(name) ? [name] : []));
  if (others.length > 0) throw new Error(`A browser would keep what says who somebody is: ${others.join(', ')}`);
  return [...seen].flatMap(([name, isPlain]) =>
    isPlain && name !== '' && !hasPlainEnd(name) && own.has(name) ? [name] : [],
  );
};

/** Of answers: what the shop says of itself and its goods. Of events: which one, and of which form. Sorted, they are smaller. */
const plainOnes = [...new Set([...plainNames(asked), 'type', 'form'])].sort();

const oneOf = (names: readonly string[]): string => `^(${names.join('|')})$`;

/** As `virtual:noren/recorded-names` has them. */
export const recordedNames = {
  plain: new RegExp(`${oneOf(plainOnes)}|${plainEnd}`),
  /** Nobody looks at what is typed there. */
  unread: new RegExp(oneOf(secretFields)),
  hiddenField,
  telling,
};
