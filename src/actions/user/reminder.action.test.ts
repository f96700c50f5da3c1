import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const taken = { 'user.requestReminder': { status: 204, body: undefined } };
const email = 'hanako@example.jp';

describe('what follows when a reminder is asked for', () => {
  it.each([
    [{ email }, 'password', '/reminder?sent=1'],
    [{ email, type: 'username' }, 'username', '/reminder/username?sent=1'],
    [{ email, type: 'everything' }, 'password', '/reminder?sent=1'],
  ])('is the screen that says so, of %j', async (values, type, to) => {
    const { outcome, sent } = await run('reminder', values, taken, { token: '' });
    expect(sent).toEqual([['user.requestReminder', { body: { type, email } }]]);
    expect(outcome).toMatchObject({ ok: true, to });
  });

  it('[auth.redirect-back] keeps where somebody was on the way to, and nowhere else', async () => {
    const at = (redirect: string, wanted = email) =>
      run('reminder', { email: wanted, type: 'username', redirect }, taken, { token: '' });
    const { outcome, sent } = await at('/cart/');
    expect(sent).toEqual([['user.requestReminder', { body: { type: 'username', email, redirect: '/cart/' } }]]);
    expect(outcome).toMatchObject({ to: '/reminder/username?sent=1&redirect=%2Fcart%2F' });
    expect((await at('/cart/', 'hanako')).outcome).toMatchObject({ screen: '/reminder/username?redirect=%2Fcart%2F' });
    expect((await at('//elsewhere.example')).outcome).toMatchObject({ to: '/reminder/username?sent=1' });
  });

  it('is the form again, with what is wrong at its field', async () => {
    const { outcome } = await run('reminder', { email: 'hanako', type: 'username' }, taken, { token: '' });
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/reminder/username',
      error: { errors: { email: [{ code: 'pattern' }] } },
    });
  });

  it('is the form again where the shop does not answer', async () => {
    const away = { 'user.requestReminder': { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('reminder', { email }, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen: '/reminder',
      error: { code: 'service.unavailable' },
    });
  });
});
