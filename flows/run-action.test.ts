import { describe, expect, it } from 'vitest';
import { errorOf } from '../schemas/shop-errors';
import type { LooseAnswer } from '../src/api/transport';
import { leavingClosedShop } from '../src/session/closed-shop';
import { CallRefused, faultOf } from './fault';
import { runAction } from './run-action';

/** What becomes of a form of ours that the shop answers so: the fault that its machine holds, and whether the screen is left. */
const sendTo = async (status: number, body: unknown) => {
  let left = 0;
  const answer: LooseAnswer = { status, body, headers: {} };
  const { send } = leavingClosedShop({ ids: [], send: () => Promise.resolve(answer) }, () => (left += 1));
  const error: unknown = await runAction(
    'reminder',
    { email: 'hanako@example.jp' },
    { token: '', tokenize: null, send },
  ).catch((thrown: unknown) => thrown);
  // A machine takes it for a refusal: the form stays, with what was typed (submit.machine.test.ts).
  expect(error).toBeInstanceOf(CallRefused);
  return { ...faultOf(error), left };
};

describe('[err.coded] a form that the shop cannot take just now', () => {
  it.each([
    [429, errorOf('request.too-many'), 'request.too-many', 'アクセスが集中しています。'],
    [429, undefined, 'request.too-many', 'アクセスが集中しています。'],
    [503, errorOf('service.unavailable'), 'service.unavailable', 'ただいま混み合っています。'],
    [413, errorOf('request.too-large'), 'request.too-large', '送信された内容が大きすぎます。'],
    [413, '<h1>413</h1>', 'request.too-large', '送信された内容が大きすぎます。'],
    [500, undefined, 'server.error', 'エラーが発生しました。'],
  ])('answered with a %i and %j says why, and stays on the screen', async (status, body, code, message) => {
    const { left, ...fault } = await sendTo(status, body);
    expect(fault).toMatchObject({ code, errors: null });
    expect(fault.message).toContain(message);
    expect(left).toBe(0);
  });

  it.each([[errorOf('site.maintenance')], [undefined]])(
    '[site.maintenance] answered with a 503 and %j leaves it for the maintenance screen',
    async (body) => {
      const { code, left } = await sendTo(503, body);
      expect([code, left]).toEqual(['site.maintenance', 1]);
    },
  );
});
