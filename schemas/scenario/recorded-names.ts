/**
 * What a browser may keep of what it records, by the names of properties alone, since it has no schemas: the build hands
 * it these lists (vite/recorded-names.ts). Text under any other name is replaced before it is kept.
 */
import type { CallGroups } from '../contract/define-call';
import type { Form } from '../contract/define-form';
import { isObject } from '../contract/is-object';
import type { ObjectSchema } from '../contract/json-schema';
import { isClosedText, isPersonalMark } from '../contract/personal';
import { ordererForm } from '../cart/orderer.form';
import { shippingForm } from '../cart/shipping.form';
import { cardForm } from '../payments/card.form';
import { contract } from '../shop-contract';

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

const { address, order } = contract;
/** Days and options are drawn by the server alone. */
const { leadTimes: _days, options: _options, ...cart } = contract.cart;
/** What the flows ask. Of another call a browser keeps no text, so nothing is lost by one that is missing but words. */
const asked = {
  ...{ address, cart },
  order: { cancel: order.cancel, paymentService: order.paymentService },
} satisfies CallGroups;

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
  return [...seen].flatMap(([name, isPlain]) => (isPlain && name !== '' && own.has(name) ? [name] : []));
};

type AnyForm = Pick<Form<ObjectSchema & { readonly $id: string; readonly title: string }>, 'isSecret'> & {
  readonly schema: { readonly properties: Readonly<Record<string, object>> };
};

const forms: readonly AnyForm[] = [ordererForm, shippingForm, cardForm];

const namesOf = (isMeant: (form: AnyForm) => boolean): readonly string[] => [
  ...new Set(forms.filter(isMeant).flatMap(({ schema }) => Object.keys(schema.properties))),
];

export const recordedNames = {
  /** Of answers: what the shop says of itself and its goods. Of events: which one, and of which form. */
  plain: [...new Set([...plainNames(asked), 'type', 'form'])].sort(), // Sorted, they are smaller.
  /** Of forms that are kept nowhere: nobody looks at what is typed there. */
  unread: namesOf(({ isSecret }) => isSecret === true),
};
