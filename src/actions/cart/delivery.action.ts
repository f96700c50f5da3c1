/** When each parcel shall come, what is done to it, and, of a member with an address book, where to. */
import { pathOfStep } from '../../domain/checkout-steps';
import { otherIn } from '../../domain/delivery/sender-fields';
import { deliveryOptionFieldOf, deliveryOptionsIn, giftField } from '../../domain/delivery/delivery-options';
import type { Cart } from '../../../schemas/cart/cart';
import { errorOf } from '../../../schemas/shop-errors';
import { isSuccess, type Action, type ActionContext, type Outcome, type Refused, type Values } from '../action';
import { changeCart, leadOn, number, ofDrawnCart, refusedOfCart } from './change-cart';

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

/** Noshi, wrapping and the like, as they are chosen now. */
const chooseOptions = async (values: Values, context: ActionContext) => {
  const { wanted, gone } = deliveryOptionsIn(values);
  const screen = pathOfStep('delivery');
  if (gone.length > 0) {
    const taken = await changeCart(context, 'cart.deleteAccessories', { ids: gone }, screen);
    if (!taken.ok) return taken;
  }
  if (wanted.length === 0) return { ok: true } as const;
  const accessories = wanted.map(({ shippingKey, key, details }) => ({
    shipping_key: shippingKey,
    option_key: key,
    details,
  }));
  const nameOf = (field: string): string => deliveryOptionFieldOf(field, wanted);
  return changeCart(context, 'cart.addAccessories', { accessories }, screen, nameOf);
};

/** Who is named on the parcels; the form's fields bear the call's names. */
const sayOther = async (values: Values, context: ActionContext) => {
  const other = otherIn(values);
  return other ? changeCart(context, 'cart.modifyOther', other, pathOfStep('delivery')) : ({ ok: true } as const);
};

/** Of what stands on one screen all that is wrong is said at once, in the order in which it stands there. */
const together = (first: Refused, second: Refused): Refused => {
  const errors = { ...first.error.errors, ...second.error.errors };
  return { ...first, error: { ...errorOf('request.invalid'), errors } };
};

/** What can be wrong in several fields at a time: noshi and the like, then who sends. */
const sayHow = async (values: Values, context: ActionContext): Promise<{ readonly ok: true } | Refused> => {
  const done = await chooseOptions(values, context);
  if (!done.ok && !done.error.errors) return done;
  const said = await sayOther(values, context);
  if (done.ok || (!said.ok && !said.error.errors)) return said;
  return said.ok ? done : together(done, said);
};

/** Another address is typed in on the screen of its own. */
const askForOther = async (context: ActionContext) => {
  const asked = await changeCart(context, 'cart.resetShippings', { is_removing_address: true }, pathOfStep('delivery'));
  return asked.ok ? asked.lead(pathOfStep('shipping')) : asked;
};

/** Of a social gift nobody here says when it comes: the cart leads on as it is by now. */
const goOn = async ({ token, send }: ActionContext): Promise<Outcome> => {
  const call = 'cart.cart';
  const answer = await send(call, { params: { token } });
  if (!isSuccess(answer)) return refusedOfCart(answer, pathOfStep('delivery'));
  // The success of this call is a cart.
  return { ok: true, to: pathOfStep((answer.body as Cart).next_step), call, answer };
};

/** Its addresses and parcels. */
const partsIn = (values: Values): readonly string[] =>
  Object.keys(values).flatMap((name) => {
    const key = /^(?:delivery_at|offered)\.([a-z0-9]{1,24})$/.exec(name)?.[1];
    return key === undefined ? [] : [key];
  });

const choose: Action = async (values, context) => {
  const isOther = values.ship_to === 'other';
  const sent = isOther ? ({ ok: true } as const) : await sendTo(values, context);
  if (!sent.ok) return sent;
  const said = await sayHow(values, context);
  if (!said.ok) return said;
  if (isOther) return askForOther(context);
  if (values[giftField] === '1') return goOn(context);
  const packings = packingsIn(values);
  /** The call counts the parcels, the form knows them by their keys. */
  const nameOf = (field: string): string => {
    const [, at, part = ''] = /^packings\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const key = packings[Number(at)]?.key;
    const name = fieldNames[part];
    return key === undefined || name === undefined ? field : `${name}.${key}`;
  };
  return leadOn(await changeCart(context, 'cart.modifyPackings', { packings }, pathOfStep('delivery'), nameOf));
};

export const action = ofDrawnCart(pathOfStep('delivery'), choose, partsIn);
