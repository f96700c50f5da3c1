/** What happens to an order that stands: in any order, also where it cannot. */
import type { DeskOrder } from '../../../../../schemas/desk/fulfilment/desk-order';
import { signWord } from '../../../../sandbox-payments/signature';
import type { Answer } from '../shoppers.test-support';
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

const cancel: Act = async (stage, { buyer, id, orderNo }) => {
  const reason = { cancel_reason: '' };
  if (buyer.isMember) return twice(stage.random, () => buyer.ask('PUT', `/v1/me/orders/${id}/cancel`, reason));
  const [order] = await stage.rows(`select guest_token from orders where order_no = '${orderNo}'`);
  return twice(stage.random, () =>
    stage.guest('PUT', `/v1/orders/${orderNo}/cancel?t=${String(order?.guest_token)}`, reason),
  );
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

const pay: Act = async (stage, bought) => {
  const { amount } = await atDesk(stage, bought);
  return twice(stage.random, () => desk(stage, bought, 'paid', { amount }));
};

const refund: Act = async (stage, bought) => {
  const { amount } = await atDesk(stage, bought);
  const { random } = stage;
  const wanted = {
    refund_id: `refund-${random.below(3)}`,
    amount: random.pick([amount, 1 + random.below(amount), amount + 1]),
    by_hand: random.below(4) === 0,
  };
  return twice(random, () => desk(stage, bought, 'refunded', wanted));
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

const acts = {
  cancel,
  decline,
  dispatch,
  pay,
  refund,
  suspect,
  expire,
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
  ['expire', 'pay', 'dispatch'],
  ['suspect', 'clear', 'dispatch', 'suspect', 'deliver'],
  ['suspect', 'suspect', 'cancel'],
  ['decline', 'pay'],
  ['pay', 'cancel', 'refund'],
  ['pay', 'refund', 'dispatch'],
  [],
];
const names = Object.keys(acts) as [keyof typeof acts, ...(keyof typeof acts)[]];
/** Done, or not as the order stands; 403: about a payment that is not booked yet. */
const fine = new Set([200, 204, 403, 404, 409, 422]);

export const goOn = async (stage: Stage, bought: Bought): Promise<void> => {
  for (const usual of stage.random.pick(plots)) {
    const name = stage.random.below(5) === 0 ? stage.random.pick(names) : usual;
    for (const { status, body } of await acts[name](stage, bought)) {
      count(stage, `${name} ${status}`);
      if (!fine.has(status)) stage.odd.push(`${name}: ${status} ${JSON.stringify(body)}`);
    }
  }
};
