import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'site.checkKeycode';
const right = { [call]: { status: 200, body: { keycode_token: null, expires_at: '2026-12-20T00:00:00.000Z' } } };
const wrong = { [call]: { status: 422, body: errorOf('site.keycode.wrong') } };

describe('what follows when a keycode is told', () => {
  it('[site.keycode-gate] is what the visitor came for, and never another site', async () => {
    for (const [redirect, to] of [
      ['/product?category=tea', '/product?category=tea'],
      ['//evil.example', '/'],
      [undefined, '/'],
    ] as const) {
      const typed = { keycode: 'haru-2026', ...(redirect === undefined ? {} : { redirect }) };
      const { outcome, sent } = await run('keycode', typed, right, { token: '' });
      expect(sent).toEqual([[call, { body: { keycode: 'haru-2026' } }]]);
      expect(outcome).toMatchObject({ ok: true, to });
    }
  });

  it('is the form again with what is wrong at its field, and the way back', async () => {
    const { outcome } = await run('keycode', { keycode: 'x', redirect: '/product' }, wrong, { token: '' });
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/keycode/?redirect=%2Fproduct',
      error: { errors: { keycode: [{ message: 'キーコードが正しくありません。' }] } },
    });
    expect((await run('keycode', { keycode: '' }, wrong, { token: '' })).outcome).toMatchObject({
      ok: false,
      error: { errors: { keycode: [{}] } },
    });
  });
});
