import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { layOutAll } from './lay-out-all';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** Fails with one line per violation: rule, place, and what to do. `within` limits the check to one part of the page. */
export const expectAccessible = async (page: Page, within?: string): Promise<void> => {
  // Sizes of what has not come near yet are not final.
  await layOutAll(page);
  await untilShown(page);
  const builder = new AxeBuilder({ page })
    // The paths of what is right cost as much time as the search for what is wrong.
    .options({ runOnly: { type: 'tag', values: standards }, resultTypes: ['violations'] })
    // Else the report is put together in a page of its own, for frames from elsewhere; there are none.
    .setLegacyMode();
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
  );
  expect(lines, 'accessibility violations').toEqual([]);
};
