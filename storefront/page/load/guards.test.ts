import { describe, expect, it } from 'vitest';
import type { PublicEnvironment } from '../../../schemas/site/site';
import type { VisitorClass } from '../../../src/domain/visitor';
import { cartPath } from '../../../src/lib/go';
import { guard } from './guards';
import { matchScreen } from './match-screen';
import { errorScreen, screens, type ScreenRow } from '../../../schemas/screens/screens';

const environment: PublicEnvironment = {
  channel: 'minori',
  name: '実り',
  theme: 'minori',
  is_maintenance: false,
  maintenance: null,
  is_member_only: false,
  is_member_used: true,
  is_keycode_gated: false,
};
const settings = { 'SITE.PHONE': '03-1234-5678' };
const verifyOnLogin = 'MEMBER.VERIFY_ON_FIRST_LOGIN.IS_USE';
const guest: { visitor: VisitorClass; hasKeycode: boolean; isLoginOver?: true } = {
  visitor: 'guest',
  hasKeycode: false,
};

const at = (url: string, site: Partial<PublicEnvironment> = {}, who = guest): string | null => {
  const row = matchScreen(url.split('?')[0] ?? url)?.row;
  if (!row) throw new Error(`no screen at ${url}`);
  return guard(row, { environment: { ...environment, ...site }, settings, ...who, url });
};

describe('guards', () => {
  it('sends guests from member screens to the login, with the way back', () => {
    const rows = screens.filter(({ access, page }) => access === 'member' && page !== 'mypage.logout');
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      expect(guard(row, { environment, settings, ...guest, url: row.path })).toBe(
        `/login/?redirect=${encodeURIComponent(row.path)}`,
      );
    }
  });

  it('[auth.refresh-failed] say to whoever was a member that the login is over', () => {
    const was = { ...guest, isLoginOver: true as const };
    expect(at('/mypage/point?page=2', {}, was)).toBe('/login/?re=1&redirect=%2Fmypage%2Fpoint%3Fpage%3D2');
    expect(at('/cart', { is_member_only: true }, was)).toBe('/login/?re=1&redirect=%2Fcart');
    expect(at('/cart', {}, was)).toBeNull();
  });

  it('[auth.redirect-back] lead on from a login to no logout and to no provider’s answer', () => {
    const was = { ...guest, isLoginOver: true as const };
    expect(at('/mypage/logout')).toBe('/login/');
    expect(at('/mypage/logout/', {}, was)).toBe('/login/?re=1');
    expect(at('/mypage/logout?other=1&redirect=%2Fcart%2F')).toBe('/login/?redirect=%2Fcart%2F');
    for (const to of ['/mypage/logout', '/mypage/logout/?other=1', '/oauth/callback?code=c&state=s'])
      expect(at(`/login/?redirect=${encodeURIComponent(to)}`, {}, as('registered')), to).toBe('/ec/');
  });

  it('lets guests in where the site disables member use', () => {
    expect(at('/mypage', { is_member_used: false })).toBeNull();
  });

  it('sends everyone to the maintenance screen and, after it, away from there', () => {
    expect(at('/product?category=tea', { is_maintenance: true })).toBe(
      '/maintenance/?redirect=%2Fproduct%3Fcategory%3Dtea',
    );
    expect(at('/maintenance/?redirect=%2Fproduct', { is_maintenance: true })).toBeNull();
    expect(at('/maintenance/?redirect=%2Fproduct%3Fcategory%3Dtea%23h')).toBe('/product?category=tea#h');
    for (const hostile of ['', '?redirect=%2F%2Felsewhere.example', '?redirect=%2F-%2Fdo%2Flogout'])
      expect(at(`/maintenance/${hostile}`)).toBe('/');
  });

  it('keeps the query string of the address behind a keycode gate', () => {
    expect(at('/product?category=tea', { is_keycode_gated: true })).toBe(
      '/keycode/?redirect=%2Fproduct%3Fcategory%3Dtea',
    );
    expect(at('/product', { is_keycode_gated: true }, { ...guest, hasKeycode: true })).toBeNull();
    expect(at('/keycode', { is_keycode_gated: true })).toBeNull();
    // A shop without a keycode has nothing to ask for there.
    expect(at('/keycode')).toBe('/');
    expect(at('/keycode/?redirect=%2Fproduct%3Fcategory%3Dtea')).toBe('/product?category=tea');
  });

  it('[site.keycode-gate] leads on who has told the keycode already, and in no circle', () => {
    const through = { ...guest, hasKeycode: true };
    const keycode = (query = '') => at(`/keycode/${query}`, { is_keycode_gated: true }, through);
    expect(keycode('?redirect=%2Fproduct%3Fcategory%3Dtea')).toBe('/product?category=tea');
    expect(keycode('?redirect=%2Fkeycode%2F')).toBe('/keycode/');
    expect(keycode()).toBe('/');
    expect(at('/', { is_keycode_gated: true }, through)).toBeNull();
  });

  it('[site.member-only] sends guests to the login from every screen but auth, keycode, maintenance, legal and error pages', () => {
    const site = { is_member_only: true };
    for (const path of ['/', '/product', '/product/a', '/news', '/cart', '/guide'])
      expect(at(path, site)).toMatch(/^\/login\//);
    for (const path of [
      '/login',
      '/register',
      '/reminder',
      '/verify',
      '/oauth/callback',
      '/law',
      '/privacy',
      '/terms',
    ]) {
      expect(at(path, site), path).toBeNull();
    }
    expect(at('/keycode', { ...site, is_keycode_gated: true })).toBeNull();
    expect(at('/', site, { ...guest, visitor: 'registered' })).toBeNull();
    expect(at('/', site, { ...guest, visitor: 'member' })).toBe('/login/?redirect=%2F');
  });

  it('leaves the way to write to a shop open that nobody can call, behind either gate', () => {
    const row = screens.find(({ page }) => page === 'contact');
    if (!row) throw new Error('no screen to write to the shop');
    for (const gate of [{ is_member_only: true }, { is_keycode_gated: true }]) {
      const gated = { environment: { ...environment, ...gate }, ...guest, url: '/contact' };
      expect(guard(row, { ...gated, settings: { 'SITE.PHONE': '' } })).toBeNull();
      expect(guard(row, { ...gated, settings })).toMatch(/redirect=%2Fcontact$/);
    }
    expect(at('/contact', { is_maintenance: true })).toMatch(/^\/maintenance\//);
  });

  it('tells a guest what has ended their login, and no more', () => {
    for (const path of ['/mypage/leave', '/mypage/password']) {
      expect(at(`${path}?done=1`), path).toBeNull();
      expect(at(`${path}?done=1`, { is_member_only: true }), path).toBeNull();
      expect(at(path), path).toBe(`/login/?redirect=${encodeURIComponent(path)}`);
    }
    expect(at('/mypage/password?expired=1')).toBe('/login/?redirect=%2Fmypage%2Fpassword%3Fexpired%3D1');
    expect(at('/mypage/user_info?done=1')).toMatch(/^\/login\//);
  });

  it('fails loudly on an unknown guard', () => {
    const row: ScreenRow = Object.assign({ ...errorScreen, path: '/x', page: 'top', title: '' } as const, {
      access: 'nobody' as never,
    });
    expect(() => guard(row, { environment, settings, ...guest, url: '/' })).toThrow('unknown guard "nobody"');
  });

  const as = (visitor: VisitorClass) => ({ ...guest, visitor });
  const memberRows = screens.filter(({ access }) => access === 'member');

  it('[site.member-screens] every member screen is open to members alone, and not to who has yet to confirm', () => {
    for (const { path, page } of memberRows) {
      const login = page === 'mypage.logout' ? '/login/' : `/login/?redirect=${encodeURIComponent(path)}`;
      expect(at(path), path).toBe(login);
      expect(at(path, {}, as('registered')), path).toBeNull();
      // They may log out, to register with another address.
      expect(at(path, {}, as('member')), path).toBe(page === 'mypage.logout' ? null : login);
    }
    expect(at('/mypage/order_history/12?page=2')).toBe('/login/?redirect=%2Fmypage%2Forder_history%2F12%3Fpage%3D2');
  });

  it('[site.member-disabled] no member screen leads to the login where the site disables member use', () => {
    for (const { path } of memberRows)
      for (const visitor of ['guest', 'member', 'registered'] as const)
        expect(at(path, { is_member_used: false }, as(visitor)), path).toBeNull();
  });

  it('[site.logout-only] sends on who is logged in: to be confirmed, or to the members’ top', () => {
    const rows = screens.filter((row) => 'loggedOut' in row && row.loggedOut);
    const known = ['/login', '/register', '/reminder', '/reminder/reset', '/reminder/username'];
    expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(known));
    const to = (row: ScreenRow, visitor: VisitorClass, isUsed?: boolean) =>
      guard(row, {
        environment,
        settings: { ...settings, ...(isUsed === undefined ? {} : { [verifyOnLogin]: isUsed }) },
        ...as(visitor),
        url: row.path,
      });
    for (const row of rows) {
      expect(to(row, 'guest'), row.path).toBeNull();
      expect(to(row, 'registered', true), row.path).toBe('/ec/');
      expect(to(row, 'member', true), row.path).toBe('/verify');
      expect(to(row, 'member'), row.path).toBe('/verify');
      expect(to(row, 'member', false), row.path).toBe('/ec/');
    }
    const memberOnly = {
      environment: { ...environment, is_member_only: true },
      settings: { ...settings, [verifyOnLogin]: false },
    };
    for (const row of rows)
      expect(guard(row, { ...memberOnly, ...as('member'), url: row.path }), row.path).toBe('/verify');
    expect(at('/login?redirect=%2Fcart%2F', {}, as('member'))).toBe('/verify?redirect=%2Fcart%2F');
    for (const path of ['/verify', '/verify/email', '/register/complete', '/login/unlock', '/oauth/callback'])
      for (const visitor of ['guest', 'member', 'registered'] as const)
        expect(at(path, {}, as(visitor)), path).toBeNull();
  });

  it('show who is logged in the screen of a mailed link, which says what to do', () => {
    for (const path of ['/reminder/reset', '/reminder/username/reset'])
      for (const visitor of ['guest', 'member', 'registered'] as const) {
        expect(at(`${path}?token=${'T'.repeat(32)}`, {}, as(visitor)), path).toBeNull();
        expect(at(`${path}?done=1`, {}, as('registered')), path).toBe('/ec/');
      }
    for (const path of ['/login', '/register', '/reminder'])
      expect(at(`${path}?token=${'T'.repeat(32)}`, {}, as('registered')), path).toBe('/ec/');
  });

  it('[auth.redirect-back] lead on who is logged in already to what asked for the login, within the shop', () => {
    const back = '?redirect=%2Fmypage%2Fpoint%3Fpage%3D2%23h';
    expect(at(`/login/${back}`, {}, as('registered'))).toBe('/mypage/point?page=2#h');
    expect(at(`/login/?re=1&${back.slice(1)}`, {}, as('registered'))).toBe('/mypage/point?page=2#h');
    // That screen would ask for a login again.
    expect(at(`/login/${back}`, {}, as('member'))).toBe(`/verify${back}`);
    for (const hostile of ['%2F%2Felsewhere.example', 'https%3A%2F%2Felsewhere.example', '%2F-%2Fdo%2Flogout'])
      expect(at(`/login/?redirect=${hostile}`, {}, as('registered')), hostile).toBe('/ec/');
  });

  /** Where the gates lead in the end; null: they lead on and on. */
  const endOf = (start: string, rules: Omit<Parameters<typeof guard>[1], 'url'>): string | null => {
    let url = start;
    for (let step = 0; step < 6; step += 1) {
      const row = matchScreen(url.split(/[?#]/)[0] ?? url)?.row;
      const next: string | null = row ? guard(row, { ...rules, url }) : null;
      if (next === null) return url;
      url = next;
    }
    return null;
  };

  const sites = [{}, { is_member_only: true }, { is_keycode_gated: true }, { is_member_used: false }];
  const everyone = (['guest', 'member', 'registered'] as const).flatMap((visitor) =>
    sites.flatMap((site) =>
      [true, false].map((isIt) => ({
        visitor,
        site,
        hasKeycode: isIt,
        settings: { ...settings, [verifyOnLogin]: isIt },
      })),
    ),
  );

  it.each(everyone)('[auth.redirect-back] lead nobody in a circle: $visitor, $site, $settings', ({ site, ...who }) => {
    for (const { path } of screens)
      for (const gate of ['/login/', '/keycode/']) {
        const start = `${gate}?redirect=${encodeURIComponent(path)}`;
        expect(endOf(start, { environment: { ...environment, ...site }, ...who }), start).not.toBeNull();
      }
  });

  it('[site.redirect-slash] leads to addresses with a slash at the end, and to /verify without', () => {
    const leads = [
      at('/mypage'),
      at('/news', { is_keycode_gated: true }),
      at('/news', { is_maintenance: true }),
      at('/login', {}, as('registered')),
      at('/login', {}, as('member')),
    ].map((to) => to?.split('?')[0]);
    expect([...leads, cartPath]).toEqual(['/login/', '/keycode/', '/maintenance/', '/ec/', '/verify', '/cart/']);
  });
});
