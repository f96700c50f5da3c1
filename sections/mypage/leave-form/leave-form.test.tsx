import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './leave-form-default';
import { leaveFormFixtures as fixtures } from './leave-form.fixtures';
import { leaveForm } from './leave-form.section';

const env = { page: 'mypage.leave', title: '退会', visitor: 'member' } as const;

drawVariants('leave-form', { variants: leaveForm.variants, fixtures, env });

describe('leave-form', () => {
  it('[member.leave] says what goes and what stays, and asks for the password', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(textOf(html)).toMatch(/削除するもの .*会員情報.* 残るもの .*ご注文の記録.*法令/);
    // Nobody leaves before all is delivered (user.leave.not_yet).
    expect(textOf(html)).not.toContain('お届けします');
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/leave" method="post"/);
    expect(html).toMatch(/<input[^>]* type="password" autoComplete="current-password"[^>]* name="password"/);
    expect(html).toMatch(/<a [^>]*href="\/gakuen\/mypage"/);
  });

  it('says what the shop says of the password, at its field', () => {
    const message = '現在のパスワードが正しくありません。';
    const errors = { password: [{ code: 'required', message }] };
    const posted = { action: 'leave', values: {}, code: 'request.invalid', message: 'x', errors };
    const html = renderView(View, fixtures.ok, { ...env, posted });
    expect(html).toMatch(new RegExp(`id="s1-password-error"[^>]*>${message}`));
  });

  it('tells a guest that it is done, and asks for nothing; a member is told nothing of the kind', () => {
    const html = renderView(View, fixtures.done, { ...env, visitor: 'guest' });
    expect(textOf(html)).toContain('退会の手続きが完了しました。');
    expect(html).not.toContain('<form');
    expect(textOf(renderView(View, fixtures.done, env))).not.toContain('完了しました');
  });
});
