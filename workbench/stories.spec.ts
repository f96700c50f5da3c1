/**
 * Each section in each theme, and in each colour scheme of the demo shops: nothing on the console, the server's HTML is
 * taken over as it is, axe finds nothing (contrast included), and the keyboard gets everywhere and shows where it is.
 */
import { expect, type Page, test as base } from '@playwright/test';
import { sections } from '../sections/registry';
import { themeIds } from '../themes/theme-ids';
import { axeFaults, loadAxe } from './axe';
import { keyboardFaults, watchKeyboard } from './keyboard';

const test = base.extend<object, { stage: Page; complaints: string[] }>({
  complaints: [async ({}, use) => use([]), { scope: 'worker' }],
  stage: [
    async ({ browser, complaints }, use) => {
      const page = await browser.newPage({
        viewport: { width: 375, height: 812 },
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(process.env.NOREN_STAGE ?? '');
      await page.waitForFunction(() => window.stage);
      await loadAxe(page);
      await watchKeyboard(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const draw = (page: Page, story: string, look: string): Promise<void> =>
  page.evaluate(([id = '', name = '']) => window.stage?.draw(id, name), [story, look]);

for (const theme of themeIds)
  for (const section of Object.keys(sections))
    test(`${section} in ${theme}`, async ({ stage, complaints }) => {
      const { stories = [], looks = [] } = await stage.evaluate(() => ({ ...window.stage, draw: null }));
      const own = stories.filter((id) => id.startsWith(`${section}/`));
      expect(own).not.toEqual([]);
      const faults: string[] = [];
      for (const look of looks.filter((id) => id.split('/')[0] === theme))
        for (const story of own) {
          complaints.length = 0;
          await draw(stage, story, look);
          const found = [...(await axeFaults(stage)), ...(await keyboardFaults(stage)), ...complaints];
          faults.push(...found.map((fault) => `${story} in ${look}: ${fault}`));
        }
      expect(faults).toEqual([]);
    });
