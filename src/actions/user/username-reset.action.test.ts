import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const link = 'k7Qd0123456789abcdefghijklmnopqr';
const call = 'user.resetByReminder';
const renewed = { [call]: { status: 200, body: { type: 'username', code: 'm7k2q9xa4b' } } };

describe('what follows when a login id is given anew', () => {
  it('is shown by the screen itself, and stands in no address', async () => {
    const { outcome, sent } = await run('username-reset', { token: link }, renewed, { token: '' });
    expect(sent).toEqual([[call, { body: { type: 'username', token: link } }]]);
    expect(outcome).toEqual({ ok: 'shown', screen: '/reminder/username/reset', values: { code: 'm7k2q9xa4b' } });
  });

  it('[auth.redirect-back] keeps where the link leads on to', async () => {
    const { outcome } = await run('username-reset', { token: link, redirect: '/cart/' }, renewed, { token: '' });
    expect(outcome).toMatchObject({ screen: '/reminder/username/reset?redirect=%2Fcart%2F' });
  });

  it('is that the link is over, used, too old or cut', async () => {
    const over = { [call]: { status: 404, body: errorOf('user.link.not_found') } };
    for (const [token, answers] of [
      [link, over],
      ['half', renewed],
    ] as const)
      expect((await run('username-reset', { token }, answers, { token: '' })).outcome).toMatchObject({
        ok: false,
        screen: `/reminder/username/reset?token=${token}`,
        error: errorOf('user.link.not_found'),
      });
  });
});
