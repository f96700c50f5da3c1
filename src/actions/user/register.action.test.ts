import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'user.register';
const taken = { [call]: { status: 204, body: undefined } };
const typed = {
  email: 'hanako@example.jp', password: 'hanako-2026', company_name: '株式会社花', orderer_name: '山田 花子',
  last_name: '', first_name: '', tel: '', prefecture: '', birth_date: '', gender: '2', is_receive_newsletter: '1',
}; // prettier-ignore
const none = { token: '' };

describe('what follows when a member is registered', () => {
  it('[auth.register] is the completion once it is confirmed, with what was filled in', async () => {
    const { outcome, sent } = await run('register', { ...typed, step: 'confirmed', extra: 'x' }, taken, none);
    const { email, password, company_name, orderer_name } = typed;
    const body = { email, password, company_name, orderer_name, gender: 2, is_receive_newsletter: 1 };
    expect(sent).toEqual([[call, { body }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/register/complete' });
  });

  it('is the confirmation first, and nothing is sent', async () => {
    const { outcome, sent } = await run('register', typed, taken, none);
    expect(sent).toEqual([]);
    expect(outcome).toEqual({ ok: 'shown', screen: '/register', values: { ...typed, step: 'confirm' }, isKept: true });
  });

  it('is the form again, with what is wrong, before anything is to be confirmed', async () => {
    const errors = { email: [{ code: 'format', message: 'メールアドレスは正しい形式で入力してください。' }] };
    const { outcome, sent } = await run('register', typed, taken, { ...none, check: () => errors });
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({ ok: false, screen: '/register', error: { code: 'request.invalid', errors } });
  });

  it('is the form with all that was typed, where somebody wants to change it', async () => {
    const { outcome } = await run('register', { ...typed, step: 'edit' }, taken, none);
    expect(outcome).toEqual({ ok: 'shown', screen: '/register', values: typed, isKept: true });
  });

  it('[form.user] is what the shop refuses, at its fields', async () => {
    const wrong = { ...typed, email: 'hanako', password: 'short', company_name: ' ', tel: '12', step: 'confirmed' };
    const { outcome } = await run('register', wrong, taken, none);
    const errors = outcome.ok === false ? outcome.error.errors : {};
    expect(Object.keys(errors ?? {}).sort()).toEqual(['company_name', 'email', 'password', 'tel']);
  });

  it('is the form again where the shop does not answer', async () => {
    const away = { [call]: { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('register', { ...typed, step: 'confirmed' }, away, none)).outcome).toMatchObject({
      ok: false,
      screen: '/register',
      error: { code: 'service.unavailable' },
    });
  });

  it('[auth.redirect-back] leads back to where the login was asked for, by every step, and nowhere else', async () => {
    const at = async (redirect: string, step: string) =>
      (await run('register', { ...typed, redirect, step }, taken, none)).outcome;
    const way = 'redirect=%2Fmypage%2Fpoint%3Fpage%3D2';
    for (const step of ['', 'edit'])
      expect(await at('/mypage/point?page=2', step)).toMatchObject({
        screen: `/register?${way}`,
        values: { redirect: '/mypage/point?page=2' },
      });
    expect(await at('/mypage/point?page=2', 'confirmed')).toMatchObject({ to: `/register/complete?${way}` });
    expect(await at('//elsewhere.example', 'edit')).toMatchObject({ screen: '/register' });
    expect(await at('//elsewhere.example', 'confirmed')).toMatchObject({ to: '/register/complete' });
    const values = { ...typed, redirect: '/cart/', step: 'confirmed' };
    const [[, { body }] = ['', {}]] = (await run('register', values, taken, none)).sent;
    expect(body).toMatchObject({ redirect: '/cart/' });
  });

  it('reads a school’s code once more as its name', async () => {
    const values = { email: 'x@example.jp', company_name: '花', orderer_name: '山田 花子', school: 'b201' };
    const found = { 'school.check': { status: 200, body: { code: 'B201', name: '桜丘高等学校' } } };
    const { outcome } = await run('register', values, found, { token: '' });
    expect(outcome).toMatchObject({ ok: 'shown', values: { school: '桜丘高等学校', step: 'confirm' } });
  });
});
