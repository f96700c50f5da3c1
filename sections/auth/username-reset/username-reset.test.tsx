import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './username-reset-default';
import { usernameResetFixtures as fixtures } from './username-reset.fixtures';
import { usernameReset } from './username-reset.section';

const env = { page: 'reminder.username-reset', title: 'ログインIDの再設定' };
const posted: Posted = { action: 'username-reset', values: {}, code: '', message: '', errors: null };

drawVariants('username-reset', { variants: usernameReset.variants, fixtures, env });

describe('username-reset', () => {
  it('[auth.reminder] tells the login id of who has the link, and offers another one by a plain form', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(textOf(html)).toContain('お客さまのログインID M7K2-9QXA');
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/username-reset" method="post"/);
    expect(html).toContain(`<input type="hidden" name="token" value="${fixtures.ok.query.token}"/>`);
  });

  it('tells the new one in the answer to the form that was sent without script, though the link is over by then', () => {
    const html = renderView(View, fixtures.over, { ...env, posted: { ...posted, values: { code: 'NEW1' } } });
    expect(textOf(html)).toContain('新しいログインID NEW1');
    expect(html).not.toContain('<form');
  });

  it('asks who is logged in to log out first, and leads on with the link', () => {
    for (const who of [
      { ...env, visitor: 'member' },
      { ...env, isUnconfirmed: true },
    ] as const) {
      const html = renderView(View, fixtures.ok, { ...who, prefix: '/gakuen' });
      expect(textOf(html)).toContain('現在、会員としてログインしています。');
      expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/logout" method="post"/);
      expect(html).toContain('name="next" value="username-reset"');
      expect(html).toContain(`name="token" value="${fixtures.ok.query.token}"`);
      expect(html).not.toContain('-/do/username-reset');
      const over = renderView(View, fixtures.over, who);
      expect(over).toContain('name="next" value="reminder-username"');
      expect(over).not.toContain('href="/reminder');
    }
  });

  it('leads on where the link is over: from the first, or since the button was pressed', () => {
    const spent = { ...posted, code: 'user.link.not_found', values: { token: 'T'.repeat(32) } };
    for (const html of [
      renderView(View, fixtures.over, env),
      renderView(View, fixtures.ok, { ...env, posted: spent }),
    ]) {
      expect(textOf(html)).toContain('このリンクは、ご利用いただけません。');
      expect(textOf(html)).not.toContain('M7K2-9QXA');
      expect(html).toMatch(/<a [^>]*href="\/reminder\/username"/);
    }
  });
});
