import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentScreens } from '../../../schemas/screens/content.screens';
import { mypageScreens } from '../../../schemas/screens/mypage.screens';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './member-menu-default';
import { memberMenuFixtures as fixtures } from './member-menu.fixtures';
import { memberMenu } from './member-menu.section';

const env = { page: 'mypage', title: 'マイページ', url: '/mypage', visitor: 'member' } as const;
const currentAt = (url: string) =>
  [...renderView(View, fixtures.ok, { ...env, url }).matchAll(/<a href="([^"]+)" aria-current="(\w+)"/g)].map(
    ([, href, current]) => [href, current],
  );

drawVariants('member-menu', { variants: memberMenu.variants, fixtures, env });

describe('member-menu', () => {
  it('marks where one is, and where one is below', () => {
    expect(currentAt('/mypage/password?expired=1')).toEqual([['/mypage/password', 'page']]);
    expect(currentAt('/mypage')).toEqual([['/mypage', 'page']]);
    expect(currentAt('/mypage/user_info/edit')).toEqual([['/mypage/user_info', 'true']]);
  });

  it('is not there for whoever has just left', () =>
    expect(renderView(View, fixtures.ok, { ...env, visitor: 'guest' })).toBe(''));

  it('leads by itself to screens that are drawn, and stands on each of them', () => {
    const folder = 'themes/layouts/mypage';
    const isDrawn = (page: string) =>
      [folder, 'themes/layouts/content'].some((of) => existsSync(`${of}/${page.replace('.', '-')}.json`));
    for (const { url } of fixtures.ok.settings.links) {
      const screen = [...mypageScreens, ...contentScreens].find(({ path }) => path === url);
      expect(isDrawn(screen?.page ?? 'none'), url).toBe(true);
    }
    for (const name of readdirSync(folder))
      expect(readFileSync(`${folder}/${name}`, 'utf8'), name).toContain('"type": "member-menu"');
  });
});
