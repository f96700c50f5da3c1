import { describe, expect, it } from 'vitest';
import { findableScreens } from './findable-screens';
import { loadScreen } from './load-screen';
import {
  countingAsk,
  failed,
  found,
  openEnvironment,
  requestOf,
  siteAnswers,
  smallLayouts,
  type Answers,
} from '../test/small-shop';

const request = (answers: Answers, path = '/') => requestOf(path, countingAsk({ ...siteAnswers, ...answers }).ask);

const pathsWith = async (answers: Answers = {}): Promise<string[]> =>
  (await findableScreens(smallLayouts(), request(answers))).map(({ path }) => path);

describe('findableScreens', () => {
  it('leaves out what is not for search engines, and what is not ready', async () => {
    const paths = await pathsWith();
    expect(paths).toEqual(expect.arrayContaining(['/', '/product', '/news', '/coupon', '/maker/{key}']));
    for (const path of ['/mypage', '/cart', '/ec', '/blog', '/stylist']) expect(paths).not.toContain(path);
  });

  it('says the same as the head of each screen', async () => {
    const findable = await pathsWith();
    const loader = { layouts: smallLayouts(), sections: {}, onSectionError: () => undefined };
    for (const path of ['/', '/blog', '/brand', '/contact', '/faq', '/flip-book', '/sitemap', '/keycode']) {
      const screen = await loadScreen(loader, request({}, path));
      expect(screen.kind === 'screen' && screen.head.canonical !== null, path).toBe(findable.includes(path));
    }
  });

  it.each(['is_keycode_gated', 'is_member_only'])(
    'names nothing of a shop that is closed to others: %s',
    async (gate) => {
      expect(await pathsWith({ 'site.environment': found({ ...openEnvironment, [gate]: true }) })).toEqual([]);
    },
  );

  it('follows what the shop publishes', async () => {
    const preparing = {
      $schema: 'noren/layout/1',
      page: 'faq',
      order: ['soon'],
      sections: { soon: { type: 'preparing', v: 1 } },
    };
    const at = (key: string) => (key.includes('"faq"') ? found(preparing) : failed(404));
    expect(await pathsWith()).toContain('/faq');
    expect(await pathsWith({ 'layout.page': at })).not.toContain('/faq');
  });
});
