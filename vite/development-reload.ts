/**
 * In development: what a changed file means for the tab that is open. Views that live in the browser are replaced in place
 * by Vite. All else (views drawn on the server alone, styles, settings, layouts) is in the page's HTML: it is loaded anew.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const drawn = /^(sections|themes|storefront|src|flows|schemas)\//;
const notDrawn = /\.(test|spec|fixtures|stories|test-support)\.|(^|\/)(test|testing|samples)\//;

/** Whether React has the view's place in the browser: it says so in its section's definition. */
const livesInBrowser = (root: string, path: string): boolean => {
  if (!path.startsWith('sections/') || !path.endsWith('.tsx')) return false;
  const folder = join(root, dirname(path));
  const definition = readdirSync(folder).find((name) => name.endsWith('.section.ts'));
  return definition !== undefined && !readFileSync(join(folder, definition), 'utf8').includes("hydrate: 'never'");
};

export const developmentReload = (root: string): Plugin => ({
  name: 'noren:development-reload',
  apply: 'serve',
  hotUpdate: {
    // After the styles' own plugin, which forgets the old ones here.
    order: 'post',
    handler({ file }) {
      const path = relative(root, file).split(sep).join('/');
      if (this.environment.name !== 'client' || !drawn.test(path) || notDrawn.test(path)) return undefined;
      if (existsSync(file) && livesInBrowser(root, path)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  },
});
