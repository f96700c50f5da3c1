import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './account-unlock-default';
import { accountUnlockData } from './account-unlock.data';
import { accountUnlockFixtures as fixtures } from './account-unlock.fixtures';
import { accountUnlock } from './account-unlock.section';

const onUnlock = { page: 'login.unlock', title: 'アカウントのロック解除' };

drawVariants('account-unlock', { variants: accountUnlock.variants, fixtures, env: onUnlock });

describe('account-unlock', () => {
  it('[auth.unlock] unlocks at a press, which sends the link’s token', () => {
    const html = renderView(View, fixtures.ok, { ...onUnlock, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/unlock" method="post"/);
    expect(html).toContain(`<input type="hidden" name="token" value="${'T'.repeat(32)}"/>`);
  });

  it('says that a link is over, and leads to the login', () => {
    const html = renderView(View, fixtures.over, onUnlock);
    expect(textOf(html)).toContain('このリンクは、ご利用いただけません。');
    expect(html).not.toContain('<form');
    expect(html).toMatch(/href="\/login\/"/);
  });

  it('says that it is done, and leads to the login', () => {
    const html = renderView(View, fixtures.done, onUnlock);
    expect(textOf(html)).toContain('ロックを解除しました。');
    expect(html).not.toContain('<form');
  });

  it('[auth.unlock] leads a guest to another password, and whoever is logged in by logging out', () => {
    expect(renderView(View, fixtures.ok, onUnlock)).toMatch(/href="\/reminder"/);
    for (const who of [{ visitor: 'member' }, { isUnconfirmed: true }] as const) {
      const html = renderView(View, fixtures.ok, { ...onUnlock, ...who });
      expect(html).toContain('action="/-/do/logout"');
      expect(html).toContain('name="next" value="reminder"');
      expect(html).not.toContain('href="/reminder"');
    }
  });

  it('leads a member to no login', () => {
    for (const fixture of [fixtures.over, fixtures.done]) {
      const html = renderView(View, fixture, { ...onUnlock, visitor: 'member' });
      expect(html).not.toContain('href="/login/"');
      expect(html).toContain('href="/ec/"');
    }
  });

  it('[auth.redirect-back] leads on to where the link says, by every way, and nowhere else', () => {
    const at = (name: 'ok' | 'over' | 'done', more: Parameters<typeof renderView>[2] = {}, redirect = '/cart/') =>
      renderView(View, { ...fixtures[name], query: { ...fixtures[name].query, redirect } }, { ...onUnlock, ...more });
    const way = 'redirect=%2Fcart%2F';
    const field = 'name="redirect" value="/cart/"';
    expect(at('ok')).toContain(field);
    expect(at('ok')).toContain(`href="/reminder?${way}"`);
    expect(at('ok', { visitor: 'member' }).split(field)).toHaveLength(3);
    for (const name of ['over', 'done'] as const) {
      expect(at(name)).toContain(`href="/login/?${way}"`);
      expect(at(name, { visitor: 'member' })).toContain('href="/cart/"');
      expect(at(name, {}, '//elsewhere.example')).toContain('href="/login/"');
    }
  });

  it('asks about a whole token alone', () => {
    const asked = (token: string) =>
      Object.keys(accountUnlockData.needs({ settings: fixtures.ok.settings, query: { token }, params: {} } as never));
    expect(asked('T'.repeat(32))).toEqual(['lock']);
    expect(asked('T'.repeat(31))).toEqual([]);
  });
});
