import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'user.update';
const taken = { [call]: { status: 200, body: {} } };
const typed = {
  company_name: '株式会社花', orderer_name: '山田 花子', last_name: '', tel: '', prefecture: '', birth_date: '',
  gender: '2', is_receive_newsletter: '0',
}; // prettier-ignore

describe('what follows when a member changes what they have told', () => {
  it('[member.user-info] is what is told now; the newsletter is 1 or 0, the gender 1 to 4', async () => {
    const { outcome, sent } = await run('user-info', { ...typed, email: 'x@example.jp' }, taken, { token: '' });
    const { company_name, orderer_name } = typed;
    expect(sent).toEqual([[call, { body: { company_name, orderer_name, gender: 2, is_receive_newsletter: 0 } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/mypage/user_info?saved=1' });
  });

  it('says what the form was drawn with, where it does', async () => {
    const fingerprint = 'k7Qd-member0123456789abcdefghijklmnopqrstuvw';
    const { company_name, orderer_name } = typed;
    const { sent } = await run('user-info', { company_name, orderer_name, fingerprint }, taken, { token: '' });
    expect(sent).toEqual([[call, { body: { company_name, orderer_name, fingerprint } }]]);
    expect((await run('user-info', { ...typed, fingerprint: '' }, taken, { token: '' })).outcome.ok).toBe(true);
  });

  it('[form.user] is the form again with what the shop refuses, at its fields', async () => {
    const wrong = { ...typed, orderer_name: ' ', tel: '12', birth_date: '2026-02-30', gender: '5' };
    const { outcome } = await run('user-info', wrong, taken, { token: '' });
    expect(outcome).toMatchObject({ ok: false, screen: '/mypage/user_info/edit' });
    const errors = outcome.ok === false ? outcome.error.errors : {};
    expect(Object.keys(errors ?? {}).sort()).toEqual(['birth_date', 'gender', 'orderer_name', 'tel']);
  });

  it('is the form again where the shop does not answer', async () => {
    const away = { [call]: { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('user-info', typed, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      error: { code: 'service.unavailable' },
    });
  });
});
