import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './reminder-form-default';
import { reminderFormFixtures as fixtures } from './reminder-form.fixtures';
import { reminderForm } from './reminder-form.section';

const onPassword = { page: 'reminder', title: 'パスワードをお忘れの方' };
const onUsername = { page: 'reminder.username', title: 'ログインIDをお忘れの方' };

drawVariants('reminder-form', { variants: reminderForm.variants, fixtures, env: onPassword });

describe('reminder-form', () => {
  it('is a plain form that posts to the shop what was forgotten', () => {
    const html = renderView(View, fixtures.ok, { ...onUsername, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/reminder" method="post"/);
    expect(html).toContain('<input type="hidden" name="type" value="username"/>');
    expect(renderView(View, fixtures.ok, onPassword)).toContain('name="type" value="password"');
  });

  it('is headed as its screen is, and says what the mail is for', () => {
    expect(textOf(renderView(View, fixtures.ok, onPassword))).toMatch(/^パスワードをお忘れの方 .*設定しなおすための/);
    expect(textOf(renderView(View, fixtures.ok, onUsername))).toMatch(/^ログインIDをお忘れの方 .*お知らせするための/);
  });

  it('shows what was sent without script again, with what is wrong', () => {
    const html = renderView(View, fixtures.ok, {
      ...onPassword,
      posted: {
        action: 'reminder',
        values: { email: 'hanako' },
        code: 'request.invalid',
        message: '入力内容をご確認ください。',
        errors: { email: [{ code: 'format', message: 'メールアドレスは正しい形式で入力してください。' }] },
      },
    });
    expect(html).toMatch(/<input[^>]* name="email"[^>]* value="hanako"/);
    expect(textOf(html)).toContain('メールアドレスは正しい形式で入力してください。');
  });

  it('says once it is sent nothing of whether the shop knows the address', () => {
    const html = renderView(View, fixtures.sent, onPassword);
    expect(textOf(html)).toContain('登録されている場合は、ご案内のメールをお送りしました。');
    expect(html).not.toContain('<form');
    expect(html).toMatch(/<a [^>]*href="\/reminder"/);
  });

  it('[auth.redirect-back] keeps where somebody was on the way to', () => {
    const query = { redirect: '/cart/' };
    expect(renderView(View, { ...fixtures.ok, query }, onPassword)).toContain('name="redirect" value="/cart/"');
    const sent = renderView(View, { ...fixtures.sent, query: { ...fixtures.sent.query, ...query } }, onUsername);
    expect(sent).toContain('href="/reminder/username?redirect=%2Fcart%2F"');
  });
});
