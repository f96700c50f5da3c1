/** A shopper who changes the cart in one tab while the bank's page approves in another: for tests and `npm run soak`. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type AskShop, decide, type ReadyCart } from '../shoppers.test-support';

/** Posts a form as a browser does, and follows no redirect: where it leads, or ''. */
export type SubmitForm = (url: string, fields: string) => Promise<string>;

/** Over HTTP. */
export const submitOver =
  (origin: string): SubmitForm =>
  async (url, fields) => {
    const answer = await fetch(new URL(url, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: fields,
      redirect: 'manual',
    });
    await answer.text();
    return answer.headers.get('location') ?? '';
  };

/** Decides until the cart's order waits at the bank's page, whose address it answers. */
export const goToBank = async (ask: AskShop, cart: ReadyCart): Promise<string> => {
  const { status, body } = await decide(ask, cart);
  if (typeof body.challenge_url === 'string') return body.challenge_url;
  if (body.status !== 'pending') throw new Error(`${status} ${JSON.stringify(body)}`);
  return goToBank(ask, cart);
};

/** The bank's page answers with the way back to the shop, which the browser takes. */
export const approve = async (submit: SubmitForm, challengeUrl: string): Promise<void> => {
  const back = await submit(challengeUrl, 'result=approve');
  if (back === '') throw new Error('The bank’s page leads nowhere.');
  await submit(back, 'result=approve');
};

export const addPiece = (ask: AskShop, { token }: ReadyCart, skuId: number): Promise<Answer> =>
  ask('PATCH', '/v1/carts/products/add', { token, products: [{ sku_id: skuId, quantity: 1 }] });

/** @param leadMs how much earlier the bank approves; negative: later. @returns what the change was answered */
export const raceChallenge = async (
  change: () => Promise<Answer>,
  approving: () => Promise<void>,
  leadMs: number,
): Promise<Answer> => {
  const [changed] = await Promise.all([
    pause(Math.max(0, leadMs)).then(change),
    pause(Math.max(0, -leadMs)).then(approving),
  ]);
  return changed;
};
