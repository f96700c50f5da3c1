/**
 * Takes the styles of vanilla-extract out of the client build and writes them as one file, by module: the server
 * inlines the styles of the sections that a page uses, so no style sheet stands between the HTML and the first paint,
 * and a module's script never asks for a style sheet of its own.
 *
 * `styles.json`: `{ css: { "<css module>": "text" }, uses: { "<view module>": ["<css module>", …] } }`, where a
 * module's styles come after those that it builds on.
 */
import { relative, sep } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

export interface StylesFile {
  readonly css: Readonly<Record<string, string>>;
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

const isStyle = (id: string): boolean => /\.vanilla\.css(\?|$)/.test(id);

const minifyCss = (text: string): string =>
  transform({
    filename: 'style.css',
    code: Buffer.from(text),
    minify: true,
    targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 114 << 16 },
  }).code.toString();

export const collectStyles = (root: string, views: readonly string[]): Plugin => {
  const css = new Map<string, string>();
  const nameOf = (id: string): string =>
    relative(root, id.split('?')[0] ?? id)
      .split(sep)
      .join('/')
      .replace(/\.vanilla\.css$/, '');
  return {
    name: 'noren:collect-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!isStyle(id)) return null;
      css.set(nameOf(id), minifyCss(code));
      return { code: '', map: null };
    },
    generateBundle() {
      const uses = Object.fromEntries(views.map((view) => [view, stylesBelow(this, `${root}/${view}`).map(nameOf)]));
      const file: StylesFile = { css: Object.fromEntries(css), uses };
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(file) });
    },
  };
};

const stylesBelow = (context: Rolldown.PluginContext, entry: string): string[] => {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    if (isStyle(id)) found.push(id);
  };
  visit(entry);
  return found;
};
