/** A shopper's way from the goods to the order, or to where it ends. */
import { setTimeout as pause } from 'node:timers/promises';
import { approve } from '../paying/challenge-races.test-support';
import {
  cardToken,
  type cards,
  decide,
  giftWords,
  readyCart,
  type ReadyCart,
  seeAgain,
} from '../shoppers.test-support';
import { type Buyer, count, type Stage } from './stage.test-support';

export interface Bought {
  readonly buyer: Buyer;
  /** As shoppers ask for it. */
  readonly id: string;
  readonly orderNo: string;
}

const methods = ['card', 'card', 'card', 'konbini', 'bank', 'cod'] as const;
const kinds = ['approve', 'approve', 'approve', 'challenge', 'challenge', 'decline', 'twice', 'late', 'never'] as const;
const mostTurns = 200;
const turnMs = 250;
/** What a shopper is told who cannot order, and whose story ends there. */
const endings = new Set(['cart.update_products.stock', 'payment.declined', 'cart.decision.incomplete']);

const payAnew = async ({ ask }: Buyer, { token }: ReadyCart, card: keyof typeof cards): Promise<number> =>
  (await ask('PATCH', '/v1/carts/order/modify', { token, card: await cardToken(ask, card) })).status;

/** Fills a cart, and takes off it what can be taken off. */
const fill = async (stage: Stage, buyer: Buyer): Promise<ReadyCart> => {
  const { random, codes } = stage;
  const skuId = random.below(3) === 0 ? stage.madeSkuId : stage.skuId;
  const pay = random.pick(methods);
  const card = pay === 'card' ? { card: random.pick(kinds) } : {};
  const cart = await readyCart(buyer.ask, { skuId, quantity: 1 + random.below(3), pay, ...card });
  const { token } = cart;
  const change = async (what: string, wanted: object): Promise<void> => {
    const { status, body } = await buyer.ask('PATCH', `/v1/carts/${what}`, { token, ...wanted });
    const who = buyer.isMember ? 'member' : 'guest';
    if (status !== 200 && status !== 422) stage.odd.push(`${who}, ${what}: ${status} ${JSON.stringify(body)}`);
  };
  if (random.below(3) === 0) await change('coupons/add', { code: random.pick(codes) });
  if (buyer.isMember && random.below(2) === 0) await change('point', { point: 1 + random.below(400) });
  // Some are given away to somebody whose address nobody knows.
  if (pay === 'card' && random.below(2) === 0) await change('social/receiver', { receiver: giftWords });
  return seeAgain(buyer.ask, cart);
};

/** The bank's page, which may be approved, cancelled, left, or answered while the cart is changed. */
const atBank = async (stage: Stage, buyer: Buyer, cart: ReadyCart, url: string): Promise<void> => {
  const what = stage.random.pick(['approved', 'approved', 'approved', 'cancelled', 'left', 'raced'] as const);
  count(stage, `bank ${what}`);
  // A shop that dies meanwhile has told its shopper nothing: the next decision says how it stands.
  const go = (): Promise<void> => approve(stage.submit, url).catch(() => undefined);
  if (what === 'approved') return go();
  if (what === 'raced') return void (await Promise.all([go(), payAnew(buyer, cart, 'approve')]));
  if (what === 'cancelled') return void (await stage.submit(url, 'result=cancel').catch(() => ''));
  await payAnew(buyer, cart, 'approve');
};

const told = (stage: Stage, { token }: ReadyCart, orderNo: string): void => {
  const before = stage.told.get(token);
  if (before !== undefined && before !== orderNo) stage.odd.push(`one cart: ${before} and ${orderNo}`);
  stage.told.set(token, orderNo);
};

/** What one decision leads to: an order, the end, or another turn. */
const turn = async (stage: Stage, buyer: Buyer, cart: ReadyCart): Promise<Bought | 'ended' | 'again'> => {
  const { status, body } = await decide(buyer.ask, cart);
  const code = String(body.code);
  if (status === 200 && body.status === 'ordered') {
    const orderNo = String(body.order_no);
    told(stage, cart, orderNo);
    return { buyer, id: String(body.id), orderNo };
  }
  if (status === 200 && typeof body.challenge_url === 'string') await atBank(stage, buyer, cart, body.challenge_url);
  else if (code === 'payment.declined' && stage.random.below(4) > 0) await payAnew(buyer, cart, 'approve');
  else if (endings.has(code)) return 'ended';
  else if (!(status === 200 && body.status === 'pending') && status !== 409 && status !== 422) {
    stage.odd.push(`decision: ${status} ${JSON.stringify(body)}`);
    return 'ended';
  }
  return 'again';
};

/** @returns ended: nothing came of it. left: they went away while their cart was being paid for, which takes no change then */
export const buy = async (stage: Stage, buyer: Buyer): Promise<Bought | 'ended' | 'left'> => {
  let cart = await fill(stage, buyer);
  for (let left = mostTurns; left > 0; left -= 1) {
    const outcome = await turn(stage, buyer, cart);
    // A member has one cart, which is no gift in their next story.
    if (outcome === 'ended')
      await buyer.ask('PATCH', '/v1/carts/social/receiver', { token: cart.token, to_address: true });
    if (outcome !== 'again') return outcome;
    // Some go away while nobody knows whether they have paid.
    if (stage.random.below(stage.patience) === 0) return 'left';
    await pause(turnMs);
    cart = await seeAgain(buyer.ask, cart);
  }
  stage.odd.push(`a cart stays undecided: ${cart.token}`);
  return 'left';
};
