/**
 * Each section in each theme: nothing on the console, the server's HTML is taken over as it is, axe finds nothing
 * (contrast included), and the keyboard gets everywhere and shows where it is. In each colour scheme of the demo shops
 * over it, what colours can spoil.
 */
import { expect, test as base } from '@playwright/test';
import { ownPath } from '../schemas/own-answer';
import { sections } from '../sections/registry.generated';
import { themeIds } from '../themes/theme-ids';
import { axeFaults, loadAxe } from './axe';
import { keyboardFaults, watchKeyboard } from './keyboard';
import { drawOn, listsOf, openStagePage, type StagePage } from './stage-page';

const test = base.extend<object, { stage: StagePage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await openStagePage(browser, process.env.NOREN_STAGE ?? '', phone.width);
      await loadAxe(stage.page);
      await watchKeyboard(stage.page);
      // Nothing is anybody's own here: its places stay as the server draws them, and are seen filled in scenarios.
      await stage.page.route(`**${ownPath}`, (route) => route.fulfill({ json: {} }));
      await use(stage);
      await stage.page.close();
    },
    { scope: 'worker' },
  ],
});

const phone = { width: 375, height: 812 };
const pc = { width: 1280, height: 800 };

/** A scheme is named behind its theme. */
const isRecoloured = (look: string): boolean => look.includes('/');

const faultsOf = async (
  { page, complaints }: StagePage,
  story: string,
  look: string,
  size: typeof phone,
): Promise<readonly string[]> => {
  complaints.length = 0;
  await page.setViewportSize(size);
  await drawOn(page, story, look);
  const faults = isRecoloured(look)
    ? [...(await axeFaults(page, 'colours')), ...complaints]
    : [...(await axeFaults(page)), ...(await keyboardFaults(page)), ...complaints];
  return faults.map((fault) => `${story} in ${look} at ${size.width} px: ${fault}`);
};

for (const theme of themeIds)
  for (const section of Object.keys(sections))
    test(`${section} in ${theme} suits everybody, in every variant`, async ({ stage }) => {
      const { stories, looks } = await listsOf(stage.page);
      const own = stories.filter((id) => id.startsWith(`${section}/`));
      expect(own).not.toEqual([]);
      const faults: string[] = [];
      for (const look of looks.filter((id) => id.split('/')[0] === theme))
        for (const story of own)
          // What is missing or long shows on a phone; what only a wide screen has is there when all is well.
          for (const size of story.endsWith('/ok') && !isRecoloured(look) ? [phone, pc] : [phone])
            faults.push(...(await faultsOf(stage, story, look, size)));
      expect(faults).toEqual([]);
    });
