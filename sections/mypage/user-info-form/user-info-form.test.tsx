import { describe, expect, it } from 'vitest';
import { profileFields } from '../../../schemas/user/user';
import { userInfoForm as form } from '../../../schemas/user/user-info.form';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './user-info-form-default';
import { userInfoFormFixtures as fixtures } from './user-info-form.fixtures';
import { userInfoForm } from './user-info-form.section';

const env = { page: 'mypage.user-info-edit', title: '会員情報の変更', visitor: 'member' } as const;

drawVariants('user-info-form', { variants: userInfoForm.variants, fixtures, env });

describe('user-info-form', () => {
  it('[member.user-info] is a plain form of every field, filled with what was told', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/user-info" method="post"/);
    for (const name of Object.keys(profileFields)) expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<input[^>]* name="company_name"[^>]* value="株式会社花"/);
    expect(html).toMatch(/name="is_receive_newsletter" checked="" value="1"/);
    expect(html).toMatch(/name="gender" checked="" value="2"/);
    expect(new Set(form.lines.flat())).toEqual(new Set(Object.keys(profileFields)));
  });

  it('shows the mail address and leads to the password, and takes neither', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(textOf(html)).toContain('hanako@example.jp');
    expect(html).toMatch(/<a [^>]*href="\/mypage\/password"/);
    expect(html).not.toMatch(/name="(email|password)"/);
  });

  it('shows what was sent without script again, with what is wrong at its field', () => {
    const errors = { tel: [{ code: 'pattern', message: '電話番号は0から始まる番号で入力してください。' }] };
    const values = { company_name: '有限会社花', tel: '12' };
    const posted = { action: 'user-info', values, code: 'request.invalid', message: 'x', errors };
    const html = renderView(View, fixtures.ok, { ...env, posted });
    expect(html).toMatch(/<input[^>]* name="company_name"[^>]* value="有限会社花"/);
    expect(html).toMatch(/id="s1-tel-error"[^>]*>電話番号は0から/);
  });

  const message = '別の画面で内容が変更されました。';
  const postedOf = (values: Readonly<Record<string, string>>) =>
    ({ action: 'user-info', values, code: 'request.outdated', message, errors: null }) as const;
  const { texts, fingerprint } = fixtures.ok.data;

  it('keeps what was typed where the shop has changed elsewhere, and shows what it has now', () => {
    const drawn = { ...texts, job: '大工', company_name: '花商店' };
    const typed = { ...drawn, company_name: '有限会社花', fingerprint: 'old', drawn: JSON.stringify(drawn) };
    const html = renderView(View, fixtures.ok, { ...env, posted: postedOf(typed) });
    // Typed here, changed there.
    expect(html).toMatch(/<input[^>]* name="company_name"[^>]* value="有限会社花"/);
    expect(html).toMatch(/<dd>株式会社花<\/dd>/);
    // Changed there alone.
    expect(html).toMatch(new RegExp(`<input[^>]* name="job"[^>]* value="${texts.job ?? ''}"`));
    expect(html).not.toContain('大工</dd>');
    expect(html).toContain(`type="hidden" name="fingerprint" value="${fingerprint}"`);
    expect(textOf(html)).toContain(message);
  });

  it('asks about nothing where only what was typed here is new, as after an answer that was lost', () => {
    const typed = { ...texts, job: '庭師', drawn: JSON.stringify(texts) };
    const html = renderView(View, fixtures.ok, { ...env, posted: postedOf(typed) });
    expect(html).toMatch(/<input[^>]* name="job"[^>]* value="庭師"/);
    expect(textOf(html)).not.toContain('現在のご登録が');
  });

  it('takes all that differs for typed where nobody says what the form had shown', () => {
    for (const drawn of ['', 'null', '[1]', '{"job":1}']) {
      const html = renderView(View, fixtures.ok, { ...env, posted: postedOf({ ...texts, job: '庭師', drawn }) });
      expect(html).toMatch(/<input[^>]* name="job"[^>]* value="庭師"/);
    }
  });
});
