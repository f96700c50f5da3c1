import { expect, it } from 'vitest';
import { errorOf } from '../../schemas/shop-errors';
import type { LooseAnswer } from '../api/transport';
import { leavingClosedShop } from './closed-shop';

const leftAfter = async (status: number, body: unknown): Promise<number> => {
  let left = 0;
  const answer: LooseAnswer = { status, body, headers: {} };
  const transport = leavingClosedShop({ ids: [], send: () => Promise.resolve(answer) }, () => (left += 1));
  expect(await transport.send('cart.cart', {})).toBe(answer);
  return left;
};

it('[site.maintenance] a call that a closed shop refuses leads to its maintenance screen by itself', async () => {
  expect(await leftAfter(503, errorOf('site.maintenance'))).toBe(1);
  // Of another platform, which may say nothing more.
  expect(await leftAfter(503, null)).toBe(1);
});

it('[site.maintenance] a shop that is only away for a moment is waited for where one is', async () => {
  expect(await leftAfter(503, errorOf('service.unavailable'))).toBe(0);
  expect(await leftAfter(200, {})).toBe(0);
  expect(await leftAfter(500, errorOf('server.error'))).toBe(0);
});
