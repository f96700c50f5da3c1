import { expect, it } from 'vitest';
import { run, token } from '../test/run-action';

const answering = (count: number, rest: object = {}) => ({
  'cart.init': { status: 200, headers: {}, body: { count, ...rest } },
});

it('leads a member to what another of their browsers has put into a cart', async () => {
  const { outcome, sent } = await run('cart-open', {}, answering(2));
  expect(sent).toEqual([['cart.init', { body: { token } }]]);
  expect(outcome).toMatchObject({ ok: true, to: '/cart/' });
});

it('says that there is nothing', async () => {
  const { outcome } = await run('cart-open', {}, answering(0));
  expect(outcome).toMatchObject({ ok: false, screen: '/cart/' });
  expect(outcome).toHaveProperty('error.message', expect.stringContaining('入っていませんでした。'));
});

it('says where what a guest put in is too much for the member’s cart', async () => {
  const { outcome } = await run('cart-open', {}, answering(2, { is_unclaimed: true }));
  expect(outcome).toMatchObject({ ok: false, screen: '/cart/' });
  expect(outcome).toHaveProperty('error.message', expect.stringContaining('まとめられません。'));
});
