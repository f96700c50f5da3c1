/**
 * What plain forms do: a browser without script, or one whose script has not come yet, posts them to `/-/do/<action>`.
 * Each is one or more calls of the contract with the values of the form, so that no rule stands here. On success the
 * browser is sent to the next screen; what the shop cannot take is drawn again with what was typed.
 */
import { orderer as ordererSchema, shippingAddress } from '../../../../schemas/address/address';
import type { Cart } from '../../../../schemas/cart/cart';
import { errorOf, type ErrorBody } from '../../../../schemas/contract/errors';
import { asErrorBody } from '../../../../src/api/client';
import type { LooseAnswer, LooseInput } from '../../../../src/api/transport';
import {
  addressPath,
  cartPath,
  completePath,
  divisionAfterAdding,
  divisionPath,
  pathOfStep,
} from '../../../../src/domain/checkout-steps';
import { divisionsIn } from '../../../../src/domain/division-fields';
import { formFields } from '../../../../src/domain/form-fields';
import { wholeNumber } from '../../../../src/domain/whole-number';

export type Values = Readonly<Record<string, string>>;

export interface FormContext {
  /** The visitor's cart; '' where there is none. */
  readonly token: string;
  readonly send: (call: string, input: LooseInput) => Promise<LooseAnswer>;
}

/** Where to go; or the screen, with its query, that shows the form again, with the shop's answer. `cart` is set after any success. */
export type Outcome =
  | { readonly ok: true; readonly to: string; readonly call: string; readonly answer: LooseAnswer }
  | { readonly ok: false; readonly screen: string; readonly error: ErrorBody };

type Action = (values: Values, context: FormContext) => Promise<Outcome>;

const isSuccess = ({ status }: LooseAnswer): boolean => status >= 200 && status < 300;

const done = (call: string, answer: LooseAnswer, to: string): Outcome => ({ ok: true, to, call, answer });

/** What has no way on but the cart leads there with its code. */
const failed = (answer: LooseAnswer, screen: string): Outcome => {
  const error = asErrorBody(answer);
  return answer.status === 404
    ? { ok: false, screen: cartPath, error }
    : { ok: false, screen, error: error.message ? error : errorOf('server.error') };
};

/** The next open step behind the one that was sent. */
const nextOf = ({ body }: LooseAnswer): string => pathOfStep((body as Cart).next_step);

/** What is no number goes on as it is: the shop says what is wrong with it. */
const number = (text: string | undefined): number | string | undefined => wholeNumber(text ?? '') ?? text;

/** A change of the cart by one call; `to` says where it leads. */
const change =
  (
    call: string,
    screen: string,
    bodyOf: (values: Values) => object,
    to: (answer: LooseAnswer, values: Values) => string,
  ): Action =>
  async (values, { token, send }) => {
    const answer = await send(call, { body: { token, ...bodyOf(values) } });
    return isSuccess(answer) ? done(call, answer, to(answer, values)) : failed(answer, screen);
  };

const toCart = (): string => cartPath;

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const ordererNames = Object.keys(ordererSchema.properties);
const shippingNames = Object.keys(shippingAddress.properties);

const orderer: Action = async (values, context) => {
  const { token, send } = context;
  const screen = pathOfStep('orderer');
  const saved = await send('cart.modifyOrder', { body: { token, orderer: only(values, ordererNames) } });
  if (!isSuccess(saved)) return failed(ofForm(saved), screen);
  const [first, ...others] = (saved.body as Cart).detail.shippings;
  const isForOther = values.ship_to === 'other';
  if (isForOther && (first?.is_orderer === false || others.length > 0)) {
    return done('cart.modifyOrder', saved, pathOfStep('shipping'));
  }
  if (isForOther || others.length > 0) {
    const reset = await send('cart.resetShippings', { body: { token, is_removing_address: isForOther } });
    if (!isSuccess(reset)) return failed(reset, screen);
    if (isForOther) return done('cart.resetShippings', reset, pathOfStep('shipping'));
  }
  const answer = await send('cart.modifyShipping', { body: { token, key: first?.key ?? '', to_orderer: true } });
  return isSuccess(answer) ? done('cart.modifyShipping', answer, nextOf(answer)) : failed(answer, screen);
};

/** The answer with its fields named as the form names them. */
const ofForm = (answer: LooseAnswer): LooseAnswer => {
  const error = asErrorBody(answer);
  return { ...answer, body: error.errors ? { ...error, errors: formFields(error.errors) } : error };
};

/** `places`: how many addresses there were when the form was drawn. */
const afterAdding = ({ body }: LooseAnswer, { places = '' }: Values): string =>
  divisionAfterAdding(wholeNumber(places), body as Cart);

/** `key` of the shipping that the form is for, `new` for a further one; `divide` where it is one of several. */
const shipping: Action = async (values, { token, send }) => {
  const { key = '', divide } = values;
  const address = only(values, shippingNames);
  const call = key === 'new' ? 'cart.addShipping' : 'cart.modifyShipping';
  const answer = await send(call, { body: { token, address, ...(key === 'new' ? {} : { key }) } });
  if (!isSuccess(answer)) return failed(ofForm(answer), divide ? addressPath(key) : pathOfStep('shipping'));
  if (divide && key === 'new') return done(call, answer, afterAdding(answer, values));
  return done(call, answer, divide ? divisionPath : nextOf(answer));
};

/** `delivery_at.<packing>` and `timezone.<packing>`; an empty day means as early as possible. */
const packingsOf = (values: Values): object => ({
  packings: Object.entries(values).flatMap(([name, day]) => {
    const key = /^delivery_at\.([a-z0-9]{1,24})$/.exec(name)?.[1];
    if (key === undefined) return [];
    return [{ key, delivery_at: day || null, delivery_timezone_key: values[`timezone.${key}`] ?? 'none' }];
  }),
});

interface Variants {
  readonly product_model: {
    readonly axes: readonly { readonly name: string }[];
    readonly products: readonly { readonly id: number; readonly options: Readonly<Record<string, string>> }[];
  };
}

const refusedAt = (screen: string, fields: Readonly<Record<string, string>>): Outcome => {
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field, [{ code: 'required', message }]]),
  );
  return { ok: false, screen, error: { ...errorOf('request.invalid'), errors } };
};

/** A variant by the values of its axes, or what is still to be chosen, said at the field that chooses it. */
const skuByOptions = async (
  values: Values,
  send: FormContext['send'],
): Promise<{ readonly id: number } | { readonly refused: Outcome }> => {
  const answer = await send('catalog.product', { params: { key: values.product_key ?? '' } });
  if (!isSuccess(answer)) return { refused: failed(answer, cartPath) };
  const { axes, products } = (answer.body as Variants).product_model;
  const screen = productPath(values.product_key ?? '');
  const missing = axes.filter(({ name }) => !values[`option.${name}`]);
  if (missing.length > 0) {
    const fields = missing.map(({ name }) => [`option.${name}`, `${name}を選択してください。`]);
    return { refused: refusedAt(screen, Object.fromEntries(fields) as Record<string, string>) };
  }
  const chosen = products.find(({ options }) => axes.every(({ name }) => values[`option.${name}`] === options[name]));
  if (chosen) return chosen;
  const last = axes.at(-1)?.name ?? '';
  return { refused: refusedAt(screen, { [`option.${last}`]: 'この組み合わせはお取り扱いがありません。' }) };
};

const productPath = (key: string): string => `/product/${encodeURIComponent(key)}`;

/** What was sent from a product's own screen is shown there again, with the quantity's fault at its field. */
const ofProduct = (outcome: Outcome, key: string): Outcome => {
  if (outcome.ok) return outcome;
  const { errors, ...error } = outcome.error;
  const fields = Object.entries(errors ?? {}).map(([field, found]) => [field.replace(/^products\.0\./, ''), found]);
  const named = errors ? { errors: Object.fromEntries(fields) as NonNullable<ErrorBody['errors']> } : {};
  return { ...outcome, screen: productPath(key), error: { ...error, ...named } };
};

/** The chosen variant as its id, or as the values of its axes where the page carries no script. */
const cartAdd: Action = async (values, context) => {
  if (values.sku_id !== undefined) return addSku(values.sku_id, values, context);
  const found = await skuByOptions(values, context.send);
  if ('refused' in found) return found.refused;
  return ofProduct(await addSku(found.id, values, context), values.product_key ?? '');
};

const addSku = async (skuId: number | string, values: Values, { token, send }: FormContext): Promise<Outcome> => {
  const quantity = number(values.quantity ?? '1');
  const answer = await send('cart.addProducts', {
    body: { ...(token ? { token } : {}), products: [{ sku_id: number(String(skuId)), quantity }] },
  });
  // A cart that is gone is no reason not to begin another.
  if (answer.status === 404 && token) return addSku(skuId, values, { token: '', send });
  return isSuccess(answer) ? done('cart.addProducts', answer, cartPath) : failed(answer, cartPath);
};

const cardNeedsScript =
  'クレジットカードでのお支払いには、JavaScriptを有効にしてください。ほかのお支払い方法もお選びいただけます。';

/** A choice that was not made is said where it is made; so is a card, which without script nobody can type in. */
const payment: Action = async ({ payment_id: id }, { token, send }) => {
  const screen = pathOfStep('payment');
  if (!id) return refusedAt(screen, { payment_id: 'お支払い方法を選択してください。' });
  const answer = await send('cart.modifyOrder', { body: { token, payment_id: number(id) } });
  if (!isSuccess(answer)) return failed(answer, screen);
  const { next_step: next, payment: chosen } = answer.body as Cart;
  if (next === 'payment' && chosen?.kind === 'card')
    return { ok: false, screen, error: errorOf('cart.payment.card_missing', cardNeedsScript) };
  return done('cart.modifyOrder', answer, nextOf(answer));
};

const decide: Action = async (values, { token, send }) => {
  const answer = await send('cart.decide', {
    params: { token },
    body: { fingerprint: values.fingerprint },
  });
  if (!isSuccess(answer)) {
    // What was wrong with the payment is put right where it is chosen.
    const isOfPayment = asErrorBody(answer).code.startsWith('payment.');
    return failed(answer, pathOfStep(isOfPayment ? 'payment' : 'confirm'));
  }
  const {
    status,
    id,
    challenge_url: challengeUrl,
  } = answer.body as {
    status: string;
    id: string;
    challenge_url: string | null;
  };
  const to = status === 'challenge' && challengeUrl ? challengeUrl : completePath(id);
  return done('cart.decide', answer, status === 'pending' ? pathOfStep('confirm') : to);
};

/** Without a cart there is nothing to change. */
const withCart =
  (action: Action): Action =>
  (values, context) =>
    context.token === ''
      ? Promise.resolve({ ok: false, screen: cartPath, error: errorOf('cart.common.not_found') })
      : action(values, context);

const ofCart: Readonly<Record<string, Action>> = {
  'cart-modify': change(
    'cart.modifyProducts',
    cartPath,
    ({ key, quantity }) => ({ products: [{ key, quantity: number(quantity) }] }),
    toCart,
  ),
  'cart-delete': change('cart.deleteProducts', cartPath, ({ key }) => ({ key }), toCart),
  orderer,
  shipping,
  'shipping-orderer': change('cart.addShipping', addressPath('new'), () => ({ to_orderer: true }), afterAdding),
  'shipping-join': change('cart.resetShippings', divisionPath, () => ({}), nextOf),
  division: change('cart.divideProducts', divisionPath, (values) => ({ products: divisionsIn(values) }), nextOf),
  delivery: change('cart.modifyPackings', pathOfStep('delivery'), packingsOf, nextOf),
  payment,
  decide,
};

/** By name; `cart-add` alone begins a cart. */
export const formActions: Readonly<Record<string, Action>> = {
  'cart-add': cartAdd,
  ...Object.fromEntries(Object.entries(ofCart).map(([name, action]) => [name, withCart(action)])),
};
