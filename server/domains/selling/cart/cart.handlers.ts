import type { ShippingAddress } from '../../../../schemas/address/address';
import { errorOf, errors } from '../../../../schemas/shop-errors';
import type { ContractHandlers } from '../../../request/handlers';
import type { RequestContext } from '../../../request/request-context';
import type { BookService } from '../../members/book/book.service';
import type { OrderHooks } from './cart.hooks';
import type { CartService } from './cart.service';
import type { CartChange, CartContext, CartFound, CartRefusal, ChangeRefusal, OrderedRefusal } from './cart.types';
import type { DecisionOutcome } from './decision.types';
import type { OtherDetails } from './changing/sender-and-papers';
import { refuseChange } from './rows/refuse-change';

export interface CartHandlerDeps {
  readonly carts: CartService;
  readonly decisions: Pick<OrderHooks, 'decide'>;
  readonly book: Pick<BookService, 'findShipping'>;
}

const gone = ({ code }: CartRefusal | OrderedRefusal) => ({ status: 404, body: errorOf(code) }) as const;

const found = (result: CartFound) => (result.ok ? ({ status: 200, body: result.cart } as const) : gone(result));

const isGone = (refusal: CartRefusal | OrderedRefusal | ChangeRefusal): refusal is CartRefusal | OrderedRefusal =>
  ['cart.common.not_found', 'cart.common.is_expired', 'cart.common.is_ordered'].includes(refusal.code);

const refused = ({ code, message, errors: fields }: ChangeRefusal) =>
  ({ status: 422, body: { ...errorOf(code, message), ...(fields ? { errors: fields } : {}) } }) as const;

const changed = (result: CartChange) => {
  if (result.ok) return { status: 200, body: result.cart } as const;
  return isGone(result) ? gone(result) : refused(result);
};

const added = (result: Awaited<ReturnType<CartService['addProducts']>>) =>
  !result.ok && result.code === 'idempotency.mismatch'
    ? ({ status: 409, body: errorOf(result.code) } as const)
    : changed(result);

const decided = (outcome: DecisionOutcome) => {
  if (outcome.ok) return { status: 200, body: outcome.decision } as const;
  return { status: errors[outcome.code].status, body: errorOf(outcome.code, outcome.message) };
};

const unknownMethod = 'このお支払い方法は現在お取り扱いしておりません。';

type CartHandlers = ContractHandlers['cart'];

const noOrder = { status: 404, body: errorOf('order.not-found') } as const;

const contents = ({ carts }: CartHandlerDeps) =>
  ({
    init: async ({ body }, context) => {
      const cart = await carts.init(context, body.token ?? null, body.invalid_product ?? false);
      return { status: 200, body: cart };
    },
    reset: async ({ body }, context) => changed(await carts.reset(context, body.token)),
    cart: async ({ params }, context) => found(await carts.find(context, params.token)),
    addProducts: async ({ body, headers }, context) => {
      const { token = null, ...asked } = body;
      const request = { call: 'cart.addProducts', key: headers['idempotency-key'], caller: token, body: asked };
      const { products, takes_fewer: takesFewer = false } = asked;
      return added(await carts.addProducts(context, token, { products, takesFewer }, request));
    },
    addSet: async ({ body: { token = null, products, quantity: sets = 1 }, headers }, context) => {
      const body = { products, quantity: sets };
      const request = { call: 'cart.addSet', key: headers['idempotency-key'], caller: token, body };
      const goods = products.map((one) => ({ ...one, quantity: one.quantity * sets }));
      return added(await carts.addProducts(context, token, { products: goods }, request));
    },
    async ofOrder({ params, headers }, context) {
      const token = headers['x-cart-token'];
      const found = token === undefined ? null : await carts.find(context, token);
      return found?.ok && found.cart.order_no === params.no ? { status: 200, body: found.cart } : noOrder;
    },
    modifyProducts: async ({ body }, context) =>
      changed(await carts.modifyProducts(context, body.token, body.products)),
    deleteProducts: async ({ body }, context) => {
      const keys = [...(body.ids ?? []), ...(body.key === undefined ? [] : [body.key])];
      return changed(await carts.deleteProducts(context, body.token, keys));
    },
    options: async ({ params }, context) => {
      const result = await carts.options(context, params.token);
      return result.ok ? { status: 200, body: { data: result.options } } : gone(result);
    },
    addAccessories: async ({ body }, context) =>
      changed(await carts.addAccessories(context, body.token, body.accessories)),
    modifyAccessories: async ({ body }, context) =>
      changed(await carts.modifyAccessories(context, body.token, body.accessories)),
    deleteAccessories: async ({ body }, context) => {
      const keys = [...(body.ids ?? []), ...(body.key === undefined ? [] : [body.key])];
      return changed(await carts.deleteAccessories(context, body.token, keys));
    },
  }) satisfies Partial<CartHandlers>;

interface WantedAddress {
  readonly address?: ShippingAddress | undefined;
  readonly user_address_id?: number | undefined;
  readonly to_orderer?: true | undefined;
}

interface WantedOther {
  readonly sender?: ShippingAddress | undefined;
  readonly by_orderer?: true | undefined;
  readonly is_amount_hidden?: boolean | undefined;
}

const otherOf = ({ sender, by_orderer: byOrderer, is_amount_hidden: isAmountHidden }: WantedOther): OtherDetails => {
  const named = byOrderer ? null : sender;
  return {
    ...(named === undefined ? {} : { sender: named }),
    ...(isAmountHidden === undefined ? {} : { isAmountHidden }),
  };
};

const seenBy = (
  body: { readonly delivery_fingerprint?: string | undefined },
  context: RequestContext,
): CartContext => ({
  ...context,
  ...(body.delivery_fingerprint === undefined ? {} : { seen: body.delivery_fingerprint }),
});

/** Null: the orderer's. @param start of the call's fields, up to the address */
const createWantedOf =
  (book: CartHandlerDeps['book']) =>
  async (
    { address, user_address_id: id, to_orderer: toOrderer }: WantedAddress,
    { visitor }: RequestContext,
    start = '',
  ): Promise<{ readonly ok: true; readonly address: ShippingAddress | null } | ChangeRefusal> => {
    if (address || toOrderer) return { ok: true, address: address ?? null };
    const isTheirs = id !== undefined && visitor.kind === 'member' && visitor.isRegistered;
    const inBook = isTheirs ? await book.findShipping({ memberId: visitor.userId, id }) : null;
    return inBook
      ? { ok: true, address: inBook }
      : refuseChange('cart_detail.set_user_address.not_data', `${start}user_address_id`);
  };

const places = ({ carts, book }: CartHandlerDeps) => {
  const wantedOf = createWantedOf(book);
  return {
    resetShippings: async ({ body }, context) =>
      changed(await carts.resetShippings(seenBy(body, context), body.token, body.is_removing_address)),
    addShipping: async ({ body }, context) => {
      const wanted = await wantedOf(body, context);
      return wanted.ok
        ? changed(await carts.addShipping(seenBy(body, context), body.token, wanted.address))
        : refused(wanted);
    },
    modifyShipping: async ({ body }, context) => {
      const wanted = await wantedOf(body, context);
      return wanted.ok
        ? changed(await carts.sendTo(seenBy(body, context), body.token, body.key, wanted.address))
        : refused(wanted);
    },
    divideProducts: async ({ body }, context) =>
      changed(await carts.divideProducts(seenBy(body, context), body.token, body.products)),
    addPackings: async ({ body, headers }, context) => {
      const { token, products, packing_key: packingKey = null } = body;
      const request = { call: 'cart.addPackings', key: headers['idempotency-key'], caller: token, body };
      return added(await carts.addPackings(context, { token, products, packingKey }, request));
    },
    modifyPackings: async ({ body }, context) =>
      changed(await carts.modifyPackings(context, body.token, body.packings)),
    chooseDelivery: async ({ body }, context) => {
      const { token, shipping, is_address_removed: isAddressRemoved } = body;
      const wanted = shipping && (await wantedOf(shipping, context, 'shipping.'));
      if (wanted?.ok === false) return refused(wanted);
      const { ids: dropped = [], accessories = [], packings = [], sender } = body;
      const whole = {
        ...(wanted && shipping ? { shipping: { key: shipping.key, address: wanted.address } } : {}),
        ...{ isAddressRemoved, dropped, accessories, packings },
        ...(sender ? { sender } : {}),
        other: otherOf({ by_orderer: body.by_orderer, is_amount_hidden: body.is_amount_hidden }),
      };
      return changed(await carts.chooseDelivery(seenBy(body, context), token, whole));
    },
  } satisfies Partial<CartHandlers>;
};

const checkout = ({ carts, decisions }: CartHandlerDeps) =>
  ({
    modifyOrder: async ({ body: { token, delivery_fingerprint: _, ship_to: to, ...details }, body }, context) =>
      changed(await carts.modifyOrder(seenBy(body, context), token, details, to)),
    leadTimes: async ({ params, query }, context) => {
      const result = await carts.leadTimes(context, params.token);
      if (!result.ok) return gone(result);
      const keys = query.keys?.split(',') ?? [...result.leadTimes.keys()];
      const data = keys.flatMap((key) => result.leadTimes.get(key) ?? []);
      if (data.length < keys.length) return refused(refuseChange('request.invalid', 'keys'));
      if (query.choiceMode === 'date') return { status: 200, body: { data } };
      const earliest = data.map((time) => ({ ...time, latest: time.earliest, dates: time.dates.slice(0, 1) }));
      return { status: 200, body: { data: earliest } };
    },
    payments: async ({ params }, context) => {
      const result = await carts.payments(context, params.token);
      return result.ok ? { status: 200, body: { data: result.methods } } : gone(result);
    },
    checkPayment: async ({ params }, context) => {
      const result = await carts.payments(context, params.token);
      if (!result.ok) return gone(result);
      const method = result.methods.find(({ id }) => id === params.payment_id);
      if (!method) return { status: 200, body: { is_ok: false, reason: unknownMethod } };
      return { status: 200, body: { is_ok: method.is_available, reason: method.reason } };
    },
    decide: async ({ params, body }, context) =>
      decided(await decisions.decide(context, params.token, body.fingerprint)),
  }) satisfies Partial<CartHandlers>;

/** Beside goods, addresses and payment. */
const besides = ({ carts }: CartHandlerDeps) =>
  ({
    modifyOther: async ({ body: { token, ...other } }, context) =>
      changed(await carts.modifyOther(context, token, otherOf(other))),
    socialReceiver: async ({ body: { token, receiver = null }, body }, context) =>
      changed(await carts.giveAway(seenBy(body, context), token, receiver)),
    addCoupon: async ({ body }, context) => changed(await carts.addCoupon(context, body.token, body.code)),
    deleteCoupon: async ({ body }, context) => changed(await carts.deleteCoupon(context, body.token, body.code)),
    usePoints: async ({ body }, context) => changed(await carts.usePoints(context, body.token, body.point)),
    deletePaymentError: async ({ body }, context) => changed(await carts.deletePaymentError(context, body.token)),
  }) satisfies Partial<CartHandlers>;

/** The cart's calls. What the shopper can mend is a 422 that names the field; a cart that is gone is a 404. */
export const cartHandlers = (deps: CartHandlerDeps): CartHandlers => ({
  ...contents(deps),
  ...places(deps),
  ...checkout(deps),
  ...besides(deps),
});
