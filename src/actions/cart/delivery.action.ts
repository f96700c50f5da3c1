/** When each parcel shall come, and, of a member with an address book, where to. */
import { pathOfStep } from '../../domain/checkout-steps';
import type { ActionContext, Values } from '../action';
import { changeCart, leadOn, number, ofCart } from './change-cart';

/** `delivery_at.<packing>` and `timezone.<packing>`; an empty day means as early as possible. */
const packingsIn = (values: Values) =>
  Object.entries(values).flatMap(([name, day]) => {
    const key = /^delivery_at\.([a-z0-9]{1,24})$/.exec(name)?.[1];
    if (key === undefined) return [];
    return [{ key, delivery_at: day || null, delivery_timezone_key: values[`timezone.${key}`] ?? 'none' }];
  });

const fieldNames: Readonly<Record<string, string>> = { delivery_at: 'delivery_at', delivery_timezone_key: 'timezone' };

/** Where the goods of the cart's one address go: `orderer`, `kept` as it is, or an address of the member's book. */
const sendTo = async ({ ship_to: to = 'kept', shipping_key: key = '' }: Values, context: ActionContext) => {
  if (to === 'kept') return { ok: true } as const;
  const where = to === 'orderer' ? { to_orderer: true } : { user_address_id: number(to) };
  return changeCart(context, 'cart.modifyShipping', { key, ...where }, pathOfStep('delivery'));
};

/** Another address is typed in on the screen of its own. */
const askForOther = async (context: ActionContext) => {
  const asked = await changeCart(context, 'cart.resetShippings', { is_removing_address: true }, pathOfStep('delivery'));
  return asked.ok ? asked.lead(pathOfStep('shipping')) : asked;
};

export const action = ofCart(async (values, context) => {
  if (values.ship_to === 'other') return askForOther(context);
  const sent = await sendTo(values, context);
  if (!sent.ok) return sent;
  const packings = packingsIn(values);
  /** The call counts the parcels, the form knows them by their keys. */
  const nameOf = (field: string): string => {
    const [, at, part = ''] = /^packings\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const key = packings[Number(at)]?.key;
    const name = fieldNames[part];
    return key === undefined || name === undefined ? field : `${name}.${key}`;
  };
  return leadOn(await changeCart(context, 'cart.modifyPackings', { packings }, pathOfStep('delivery'), nameOf));
});
