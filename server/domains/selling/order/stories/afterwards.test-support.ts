/** What happens to an order that stands: in any order, also where it cannot. */
import type { DeskOrder } from '../../../../../schemas/desk/fulfilment/desk-order';
import type { Order } from '../../../../../schemas/order/order';
import { signWord } from '../../../../sandbox-payments/signature';
import { type Answer, receiveGift } from '../shoppers.test-support';
import type { Bought } from './buying.test-support';
import { count, type Stage, storyKeys } from './stage.test-support';

type Act = (stage: Stage, bought: Bought) => Promise<readonly Answer[]>;

const desk = ({ desk: ask }: Stage, { orderNo }: Bought, doing: string, body?: object): Promise<Answer> =>
  ask('PUT', `/v1/desk/orders/${orderNo}/${doing}`, body);

const atDesk = async ({ desk: ask }: Stage, { orderNo }: Bought): Promise<DeskOrder> => {
  const { status, body } = await ask('GET', `/v1/desk/orders/${orderNo}`);
  if (status !== 200) throw new Error(`${orderNo}: ${status} ${JSON.stringify(body)}`);
  // The app has checked it against the contract.
  return body as DeskOrder;
};

const twice = (random: Stage['random'], ask: () => Promise<Answer>): Promise<readonly Answer[]> =>
  Promise.all(random.below(3) === 0 ? [ask(), ask()] : [ask()]);

/** How whoever ordered asks for the order. */
const ownPath = async ({ rows }: Stage, { buyer, id, orderNo }: Bought, doing = ''): Promise<string> => {
  if (buyer.isMember) return `/v1/me/orders/${id}${doing}`;
  const [order] = await rows(`select guest_token from orders where order_no = '${orderNo}'`);
  return `/v1/orders/${orderNo}${doing}?t=${String(order?.guest_token)}`;
};

const cancel: Act = async (stage, bought) => {
  const path = await ownPath(stage, bought, '/cancel');
  return twice(stage.random, () => bought.buyer.ask('PUT', path, { cancel_reason: '' }));
};

const decline: Act = (stage, bought) =>
  twice(stage.random, () => desk(stage, bought, 'cancelled', { reason: 'nobody is there' }));

const dispatch: Act = async (stage, bought) => {
  const { order } = await atDesk(stage, bought);
  const parcels = order.shippings
    .flatMap(({ packings }) => packings)
    .map(({ key }) => ({ packing_key: key, carrier: 'yamato', number: '1234-5678-9012' }));
  return twice(stage.random, () => desk(stage, bought, 'dispatched', { parcels }));
};

/** One of its packings leaves; the others never do. */
const leaveOut: Act = async (stage, bought) => {
  const { order } = await atDesk(stage, bought);
  const [sent, ...without] = order.shippings.flatMap(({ packings }) => packings).map(({ key }) => key);
  const parcels = [{ packing_key: sent, carrier: 'yamato', number: '1234-5678-9012' }];
  const left = await desk(stage, bought, 'dispatched', { parcels });
  return [left, ...(await twice(stage.random, () => desk(stage, bought, 'delivered', { without })))];
};

const pay: Act = async (stage, bought) => {
  const { amount } = await atDesk(stage, bought);
  return twice(stage.random, () => desk(stage, bought, 'paid', { amount }));
};

const refund: Act = async (stage, bought) => {
  const { amount } = await atDesk(stage, bought);
  const { random } = stage;
  const part = random.pick([amount, 1 + random.below(amount), amount + 1, 0]);
  const wanted = {
    refund_id: `refund-${random.below(3)}`,
    amount: part,
    ...(random.below(3) === 0 ? { taxes: [{ percent: random.pick([8, 10]), amount: part }] } : {}),
    ...(random.below(2) === 0 ? { points: 1 + random.below(500) } : {}),
    by_hand: random.below(4) === 0,
  };
  return twice(random, () => desk(stage, bought, 'refunded', wanted));
};

/** Whoever has the link of a social gift says where it goes; two at once do who both have it. */
const receive: Act = async (stage, bought) => {
  const [sent] = await stage.rows(`select s.id from order_shippings s join orders o on o.id = s.order_id
    join social_gifts g on g.order_id = o.id where o.order_no = '${bought.orderNo}'`);
  const { body } = await bought.buyer.ask('GET', await ownPath(stage, bought));
  // The app has checked it against the contract.
  const order = body as Order & typeof body;
  const [, , token] = (order.social_gift?.link ?? '').split('/');
  if (!sent || token === undefined) return [];
  const link = { token, shippingId: Number(sent.id) };
  return Promise.all(['一号室', '二号室'].map((room) => receiveGift(stage.guest, link, room)));
};

/** What the service finds out about whoever pays by card. */
const suspect: Act = async (stage, { orderNo }) => {
  const [payment] = await stage.rows(`select p.service_payment_id id from payments p join orders o on o.id = p.order_id
    where o.order_no = '${orderNo}' and p.is_current and p.service_payment_id is not null`);
  if (!payment) return [];
  const word = {
    reference: `${stage.channel}.${orderNo}`,
    payment_id: String(payment.id),
    result: stage.random.pick(['ok', 'review', 'ng'] as const),
  };
  const signed = signWord(storyKeys.service, word, stage.now());
  return twice(stage.random, () => stage.notify('POST', '/v1/sbpayment/receive/fraud-detection', signed));
};

/** The last day to pay is over. */
const expire: Act = async ({ rows }, { orderNo }) => {
  await rows(`update payments set expires_at = now() - interval '1 second' from orders o
    where o.id = order_id and payments.status = 'awaiting' and expires_at is not null and o.order_no = '${orderNo}'`);
  return [];
};

/** The last day to receive a gift is over. */
const outstay: Act = async ({ rows }, { orderNo }) => {
  await rows(`update social_gifts set expires_at = now() - interval '1 second' from orders o
    where o.id = order_id and social_gifts.status = 'waiting' and o.order_no = '${orderNo}'`);
  return [];
};

const acts = {
  cancel,
  decline,
  dispatch,
  leaveOut,
  pay,
  refund,
  suspect,
  expire,
  receive,
  outstay,
  clear: (stage, bought) => twice(stage.random, () => desk(stage, bought, 'cleared')),
  deliver: (stage, bought) => twice(stage.random, () => desk(stage, bought, 'delivered')),
  return: (stage, bought) => twice(stage.random, () => desk(stage, bought, 'returned', { is_restocked: true })),
} as const satisfies Readonly<Record<string, Act>>;

/** What is usual comes often, so that stories go far. */
const plots: readonly [readonly (keyof typeof acts)[], ...(readonly (keyof typeof acts)[])[]] = [
  ['cancel'],
  ['pay', 'dispatch', 'deliver'],
  ['pay', 'dispatch', 'deliver', 'return', 'refund', 'refund'],
  ['dispatch', 'refund', 'deliver', 'refund'],
  ['dispatch', 'pay', 'deliver', 'return', 'refund'],
  ['pay', 'leaveOut', 'dispatch', 'return', 'refund'],
  ['expire', 'pay', 'dispatch'],
  ['suspect', 'clear', 'dispatch', 'suspect', 'deliver'],
  ['suspect', 'suspect', 'cancel'],
  ['decline', 'pay'],
  ['pay', 'cancel', 'refund'],
  ['pay', 'refund', 'dispatch'],
  ['receive', 'cancel', 'receive'],
  ['outstay', 'receive', 'dispatch'],
  [],
];
const names = Object.keys(acts) as [keyof typeof acts, ...(keyof typeof acts)[]];
/** Done, or not as the order stands; 403: about a payment that is not booked yet. */
const fine = new Set([200, 204, 403, 404, 409, 422]);

export const goOn = async (stage: Stage, bought: Bought): Promise<void> => {
  // Most social gifts are received before anything else; of another order there is nothing to receive.
  const plot = stage.random.pick(plots);
  const isFirst = !plot.includes('receive') && stage.random.below(5) > 0;
  for (const usual of isFirst ? (['receive', ...plot] as const) : plot) {
    const name = stage.random.below(5) === 0 ? stage.random.pick(names) : usual;
    for (const { status, body } of await acts[name](stage, bought)) {
      count(stage, `${name} ${status}`);
      if (!fine.has(status)) stage.odd.push(`${name}: ${status} ${JSON.stringify(body)}`);
    }
  }
};
