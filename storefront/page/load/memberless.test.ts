import { describe, expect, it } from 'vitest';
import { query } from '../../../schemas/query';
import { screens } from '../../../schemas/screens/screens';
import { sections } from '../../../sections/registry.generated';
import { loadScreen, type Loader } from './load-screen';
import type { Screen } from './screen';
import { countingAsk, failed, found, openEnvironment, requestOf, siteAnswers, smallLayouts } from '../test/small-shop';
import { smallSection } from '../test/small-sections';

const footerLinks = [
  { label: 'ログイン', url: '/login/?redirect=%2F' },
  { label: '会員登録', url: '/register' },
  { label: 'マイページ', url: '/mypage' },
  { label: 'ご利用ガイド', url: '/guide' },
  { label: '店の外', url: 'https://example.jp/login/' },
];
const frame = {
  $schema: 'noren/layout/1',
  page: 'default',
  order: ['strip', 'outlet', 'map'],
  sections: {
    strip: { type: 'member-strip', v: 1 },
    outlet: { type: 'outlet', v: 1 },
    map: { type: 'sitemap-list', v: 1, settings: { title: 'ご案内', links: footerLinks } },
  },
};

const asked = (isUsed: boolean, isOnly = false) =>
  countingAsk({
    ...siteAnswers,
    'site.environment': found({ ...openEnvironment, is_member_used: isUsed, is_member_only: isOnly }),
    'layout.frame': found(frame),
    'order.own': failed(401, 'auth.required'),
  }).ask;

const loader: Loader = {
  sections: {
    ...sections,
    'member-overview': smallSection({ needs: () => ({ user: query('user.me', {}) }) }),
  },
  layouts: smallLayouts(),
  onSectionError: () => undefined,
};

const screenAt = async (path: string, isUsed = false, visitor: 'guest' | 'registered' = 'guest'): Promise<Screen> => {
  const answer = await loadScreen(loader, { ...requestOf(path, asked(isUsed)), visitor });
  if (answer.kind !== 'screen') throw new Error(`${path} led to ${answer.to}`);
  return answer;
};

const ofMembers = screens.filter(
  ({ access, path }) => access === 'member' || access === 'auth' || path.startsWith('/oauth/'),
);

describe('[site.member-disabled] a shop without members', () => {
  it('leads from no screen of members to the login, shows none of their sections, and is kept by no search engine', async () => {
    expect(ofMembers.length).toBeGreaterThan(40);
    for (const { path } of ofMembers) {
      const { status, sections: drawn, head } = await screenAt(path.replace(/\{\w+\}/g, '12'));
      expect([path, status]).toEqual([path, 200]);
      expect(drawn.map(({ resolved, data }) => [resolved.type, data])).toEqual([['preparing', {}]]);
      expect(head.canonical).toBeNull();
    }
  });

  it('has no links to members’ screens, wherever the shop has put them, and says to the views that it has no members', async () => {
    const { env, frame: around } = await screenAt('/contact', false, 'registered');
    expect(env).toMatchObject({ visitor: 'guest', isMemberless: true });
    const drawn = [...around.before, ...around.after];
    expect(drawn.map(({ resolved }) => resolved.type)).not.toContain('member-strip');
    const said = JSON.stringify(drawn.map(({ resolved }) => resolved.settings));
    for (const { url } of footerLinks.slice(0, 3)) expect(said).not.toContain(`"${url}"`);
    for (const { url } of footerLinks.slice(3)) expect(said).toContain(`"${url}"`);
  });

  it('is not what a shop with members is, nor one that lets nobody but members in', async () => {
    const { env, frame: around } = await screenAt('/contact', true);
    expect(env).not.toHaveProperty('isMemberless');
    expect(around.before.map(({ resolved }) => resolved.type)).toContain('member-strip');
    const login = await loadScreen(loader, requestOf('/login', asked(false, true)));
    expect(login.kind === 'screen' && login.sections.map(({ resolved }) => resolved.type)).toContain('login-form');
  });
});
