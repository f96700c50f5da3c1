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

  it('shows what the shop has now where that was changed elsewhere, and beside it what was typed', () => {
    const values = { company_name: '有限会社花', orderer_name: '山田 花子', fingerprint: 'old' };
    const message = '別の画面で内容が変更されました。';
    const posted = { action: 'user-info', values, code: 'request.outdated', message, errors: null };
    const html = renderView(View, fixtures.ok, { ...env, posted });
    expect(html).toMatch(/<input[^>]* name="company_name"[^>]* value="株式会社花"/);
    expect(html).toContain(`type="hidden" name="fingerprint" value="${fixtures.ok.data.fingerprint}"`);
    expect(textOf(html)).toContain(message);
    expect(html).toMatch(/<dd>有限会社花<\/dd>/);
    expect(html).not.toMatch(/<dd>山田 花子<\/dd>/);
  });
});
