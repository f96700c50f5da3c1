import { describe, expect, it } from 'vitest';
import { run } from '../test/run-action';

const taken = { 'user.requestVerification': { status: 204, body: undefined } };

describe('what follows when the confirming mail is asked for once more', () => {
  it('is the screen that says so, whether the shop knows the address or not', async () => {
    const email = 'hanako@example.jp';
    const { outcome, sent } = await run('verify-request', { email }, taken, { token: '' });
    expect(sent).toEqual([['user.requestVerification', { body: { email } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/verify?sent=1' });
  });

  it('[auth.redirect-back] keeps where somebody was on the way to', async () => {
    const { outcome, sent } = await run('verify-request', { own: '1', redirect: '/cart/' }, taken, { token: '' });
    expect(sent).toEqual([['user.requestVerification', { body: { redirect: '/cart/' } }]]);
    expect(outcome).toMatchObject({ to: '/verify?sent=1&redirect=%2Fcart%2F' });
  });

  it('asks whoever is logged in for no address', async () => {
    const { sent } = await run('verify-request', { own: '1' }, taken, { token: '' });
    expect(sent).toEqual([['user.requestVerification', { body: {} }]]);
  });

  it('is the form again, with what is wrong at its field', async () => {
    const { outcome } = await run('verify-request', { email: 'a@b.jp\r\nBcc: x@x.jp' }, taken, { token: '' });
    expect(outcome).toMatchObject({ ok: false, screen: '/verify', error: { errors: { email: [{}] } } });
  });
});
