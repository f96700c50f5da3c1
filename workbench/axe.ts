/** axe on a page that stays: it is loaded once, where the builder of @axe-core/playwright would load it for each story. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
  }>;
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

const require = createRequire(import.meta.url);
// axe-core comes with @axe-core/playwright, in the version that it was made for.
const path = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core');

/** Rules about whole pages; a story is a part of one. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];
const rules = Object.fromEntries(ofPages.map((id) => [id, { enabled: false }]));

export const loadAxe = async (page: Page): Promise<void> => {
  await page.addScriptTag({ path });
};

/** What other colours can spoil. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** A line for each violation of any impact; `colours`: of those alone that a scheme of colours can bring. */
export const axeFaults = (page: Page, about: 'all' | 'colours' = 'all'): Promise<readonly string[]> =>
  page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error('axe is not loaded');
      const { violations } = await window.axe.run(options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} at ${target.join(' ')}: ${help}`),
      );
    },
    { ...(about === 'all' ? { rules } : { runOnly: ofColours }), resultTypes: ['violations'] },
  );
