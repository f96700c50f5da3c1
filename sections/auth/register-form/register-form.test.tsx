import { describe, expect, it } from 'vitest';
import { registerForm as form } from '../../../schemas/user/register.form';
import { profileFields, requiredOfProfile } from '../../../schemas/user/user';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './register-form-default';
import { registerFormFixtures as fixtures } from './register-form.fixtures';
import { registerForm } from './register-form.section';

const env = { page: 'register', title: '会員登録' };
const values = {
  email: 'hanako@example.jp',
  company_name: '株式会社花',
  orderer_name: '山田 花子',
  tel: '',
  gender: '2',
};
const posted: Posted = { action: 'register', values, code: '', message: '', errors: null };
const drawn = (more: Partial<Posted>) => renderView(View, fixtures.ok, { ...env, posted: { ...posted, ...more } });

drawVariants('register-form', { variants: registerForm.variants, fixtures, env });

describe('register-form', () => {
  it('[form.user] asks for every field, and wants company, orderer, mail address and password', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/register" method="post"/);
    for (const name of [...Object.keys(profileFields), 'email', 'password']) expect(html).toContain(`name="${name}"`);
    expect(form.schema.required).toEqual(['email', 'password', ...requiredOfProfile]);
    expect(new Set(form.lines.flat())).toEqual(new Set(Object.keys(form.schema.properties)));
  });

  it('[auth.oauth] says when the provider somebody has come from gets linked, and takes its ticket along', () => {
    const joining = { provider_ticket: 'T'.repeat(60), provider_name: 'みのりID', provider: 'minori-id' };
    const html = drawn({ values: { ...values, ...joining } });
    expect(textOf(html)).toMatch(
      /「みのりID」で確認済みのメールアドレスでご登録いただくと、登録の完了とともに連携され/,
    );
    const [, register = '', login = ''] = html.split('<form ');
    expect(login).toContain('/-/do/provider-join"');
    for (const form of [register, login])
      for (const [name, value] of Object.entries(joining)) expect(form).toContain(`name="${name}" value="${value}"`);
    expect(textOf(drawn({}))).not.toContain('連携');
    expect(textOf(drawn({ action: 'provider-join', values: joining }))).toContain(
      '「みのりID」のアカウントを連携します。',
    );
  });

  it('[auth.redirect-back] takes the way back along in each form and to the login, and none that leads elsewhere', () => {
    const redirect = '/mypage/point?page=2';
    const html = renderView(View, { ...fixtures.ok, query: { redirect } }, env);
    expect(html).toContain('<input type="hidden" name="redirect" value="/mypage/point?page=2"/>');
    expect(html).toContain('href="/login/?redirect=%2Fmypage%2Fpoint%3Fpage%3D2"');
    const confirming = drawn({ values: { ...values, redirect, step: 'confirm' } });
    expect(confirming.match(/name="redirect" value="\/mypage\/point\?page=2"/g)).toHaveLength(2);
    const joining = drawn({ action: 'provider-join', values: { provider_ticket: 'T'.repeat(60), redirect } });
    expect(joining.match(/name="redirect" value="\/mypage\/point\?page=2"/g)).toHaveLength(2);
    expect(renderView(View, { ...fixtures.ok, query: { redirect: '//elsewhere.example' } }, env)).not.toMatch(
      /elsewhere|name="redirect"/,
    );
  });

  it('tells browsers one telephone from another', () => {
    const html = renderView(View, fixtures.ok, env);
    const tokens = { orderer_name: 'name', tel: 'tel-national', phone_number: 'home tel-national',
      cell_phone_number: 'mobile tel-national', contact_phone_number: 'work tel-national', fax: 'fax tel-national' }; // prettier-ignore
    for (const [field, token] of Object.entries(tokens))
      expect(html).toMatch(new RegExp(`<input[^>]* autoComplete="${token}"[^>]* name="${field}"`));
  });

  it('shows without script what is to be confirmed, in words, and asks for the password again', () => {
    const html = drawn({ values: { ...values, step: 'confirm' } });
    expect(textOf(html)).toMatch(/会社名 株式会社花 .*性別 女性/);
    expect(textOf(html)).not.toContain('電話番号');
    expect(html).toContain('<input type="hidden" name="step" value="confirmed"/>');
    expect(html).toContain('<input type="hidden" name="step" value="edit"/>');
    expect(html).toMatch(/<input[^>]* type="password"[^>]* name="password"/);
    expect(html).not.toMatch(/name="password"[^>]* value=/);
    expect(html).toMatch(/<input type="text" autoComplete="username" readOnly="" hidden="" value="hanako@example.jp"/);
  });

  it('shows without script what will be kept, and sends what was typed', () => {
    const html = drawn({ values: { ...values, tel: '０３－１２３４－５６７８', step: 'confirm' } });
    expect(textOf(html)).toContain('03-1234-5678');
    expect(textOf(html)).not.toContain('０３');
    expect(html).toContain('name="tel" value="０３－１２３４－５６７８"');
  });

  it('stays at the confirmation where only the password is wrong, or the shop does not answer', () => {
    const errors = { password: [{ code: 'minLength', message: 'パスワードは8文字以上で入力してください。' }] };
    const confirmed = { ...values, step: 'confirmed' };
    const wrong = drawn({ values: confirmed, code: 'request.invalid', message: '入力内容をご確認ください。', errors });
    expect(textOf(wrong)).toMatch(/株式会社花.*パスワードは8文字以上で入力してください。/);
    expect(wrong).toContain('value="confirmed"');
    const away = drawn({ values: confirmed, code: 'service.unavailable', message: '混み合っています。' });
    expect(textOf(away)).toContain('混み合っています。');
  });

  it('is the form again with all that was typed, to be changed, or with what is wrong at its fields', () => {
    const errors = { email: [{ code: 'format', message: 'メールアドレスは正しい形式で入力してください。' }] };
    for (const html of [
      drawn({}),
      drawn({ values: { ...values, step: 'confirmed' }, code: 'request.invalid', errors }),
    ]) {
      expect(html).toMatch(/<input[^>]* name="company_name"[^>]* value="株式会社花"/);
      expect(html).not.toContain('value="edit"');
    }
    expect(textOf(drawn({ code: 'request.invalid', errors }))).toContain(
      'メールアドレスは正しい形式で入力してください。',
    );
  });
});
