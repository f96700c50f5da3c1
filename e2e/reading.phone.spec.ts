/** What a careful reader meets on a phone: where lines break, and what a thumb hits. */
import type { Locator } from '@playwright/test';
import { test as base, expect } from './support/test';
import { ofPlayer, type Player } from './support/player';

const test = base.extend<object, { player: Player }>(ofPlayer);

/** The signs of the last of several lines of each text; '' where there is one line. */
const lastLines = (texts: Locator): Promise<readonly string[]> =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + sign);
        }
      return lines.size > 1 ? ([...lines.values()].at(-1) ?? '') : '';
    }),
  );

test('no question ends in a line of its last kana', async ({ page }) => {
  for (const path of ['/faq', '/gakuen/faq']) {
    await page.goto(path);
    const ends = (await lastLines(page.locator('main summary'))).filter((line) => line !== '');
    expect(ends.length, path).toBeGreaterThan(0);
    expect(
      ends.filter((line) => line.length < 3),
      path,
    ).toEqual([]);
  }
});

test('what a line of the cart and its sums lead to is as high as a thumb asks', async ({ page, player }) => {
  await page.goto(player.urlOf('cart--more-options'));
  const links = page
    .locator('main')
    .getByRole('link', { name: /変更する|オプションを追加する|御見積書|お買い物を続ける/ });
  await expect(links.first()).toBeVisible();
  for (const link of await links.all())
    expect((await link.boundingBox())?.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44);
});
