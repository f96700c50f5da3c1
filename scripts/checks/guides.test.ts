/** The guides show files as they stand, and name only files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const theme = readFileSync('docs/guides/add-a-theme.md', 'utf8');
const files = [...theme.matchAll(/^`(themes\/[^`]+)`\n\n```ts\n(.*?)^```/gms)].map(
  ([, path = '', code = '']) => [path, code] as const,
);
const guides = ['docs/guides/add-a-section.md', 'docs/guides/add-a-theme.md'];

describe('the guides', () => {
  it('has files to compare', () => expect(files.map(([path]) => path)).toContain('themes/wireframe/colors.ts'));

  it.each(files)('shows %s as it is', (path, code) => expect(code).toBe(readFileSync(path, 'utf8')));

  it.each(guides)('%s names only files that are there, but for its own', (guide) => {
    const named = [
      ...readFileSync(guide, 'utf8').matchAll(/`((?:src|sections|themes|workbench|server)\/[\w./-]+\.\w+)`/g),
    ];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !/contact-card/.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });
});
