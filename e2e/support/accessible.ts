import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { layOutAll } from './whole-page';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const require = createRequire(import.meta.url);
/** Every page reads it anew: the small build. It comes with @axe-core/playwright, in the version that it was made for. */
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What is fading in has not its colours yet. (What moves with the scrolling never ends.) */
const untilShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** One line per violation: rule, place, and what to do. `within` limits the check to one part of the page. */
export const accessibilityFaults = async (page: Page, within?: string): Promise<readonly string[]> => {
  // Sizes of what has not come near yet are not final.
  await layOutAll(page);
  await untilShown(page);
  const builder = new AxeBuilder({ page, axeSource })
    // The paths of what is right cost as much time as the search for what is wrong.
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
    // Else the report is put together in a page of its own, for frames from elsewhere; there are none.
    .setLegacyMode();
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
  );
};

export const expectAccessible = async (page: Page, within?: string): Promise<void> => {
  expect(await accessibilityFaults(page, within), 'accessibility violations').toEqual([]);
};
