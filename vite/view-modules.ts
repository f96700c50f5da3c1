/**
 * Views are named where they are used: `() => import('./purchase-sticky')` in a section's definition or a theme's list of
 * variants, a theme's style in its index. This plugin writes the module's path beside each loader, so that the server can look up the built file and the styles
 * of a view, and finds all views for the build's list of inputs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const loader = /\(\)\s*=>\s*import\(\s*(['"])(\.[^'"]+)\1\s*\)/g;
const owners = /[/\\](sections[/\\].+\.section|themes[/\\][^/\\]+[/\\](?:index|variants\.generated))\.ts$/;

const resolveFrom = (file: string, specifier: string, root: string): string => {
  const base = join(dirname(file), specifier);
  const found = ['.tsx', '.ts', '.css.ts', ''].map((end) => base + end).find((path) => existsSync(path));
  if (!found) throw new Error(`${file}: no module for import('${specifier}')`);
  return relative(root, found).split(sep).join('/');
};

/** Paths, from the project root, of every module that a section or a theme loads for drawing. */
export const findViewModules = (root: string): readonly string[] => {
  const files = ['sections', 'themes']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => owners.test(join(root, path)));
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(loader)].map((match) =>
      resolveFrom(join(root, file), match[2] ?? '', root),
    ),
  );
};

export const viewModules = (root: string): Plugin => ({
  name: 'noren:view-modules',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!owners.test(file) || !loader.test(code)) return null;
    loader.lastIndex = 0;
    return {
      code: code.replace(loader, (whole, _quote: string, specifier: string) => {
        const module = JSON.stringify(resolveFrom(file, specifier, root));
        return `Object.assign(${whole}, { module: ${module} })`;
      }),
      map: null,
    };
  },
});

const prefix = 'virtual:noren/views/';

/** In development: one module that imports every view and a theme's style, so that their styles are on the page. */
export const developmentViews = (root: string): Plugin => ({
  name: 'noren:development-views',
  apply: 'serve',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const theme = id.slice(prefix.length + 1);
    const isWanted = (module: string): boolean =>
      !/^themes\/[^/]+\/theme\.css/.test(module) || module.startsWith(`themes/${theme}/`);
    return findViewModules(root)
      .filter(isWanted)
      .map((module) => `import ${JSON.stringify(`/${module}`)};`)
      .join('\n');
  },
});
