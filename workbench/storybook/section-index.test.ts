import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stories } from '../stories';
import { sectionStories } from './section-index';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = Object.keys(import.meta.glob('../../sections/*/*/*.section.ts'));

describe('the workbench', () => {
  it('lists every story, each exported by the module of its section', { timeout: 60_000 }, async () => {
    const { indexer, plugin } = sectionStories(root);
    const load = plugin.load as (this: void, id: string) => Promise<string>;
    const names: string[] = [];
    for (const file of files) {
      const entries = await indexer.createIndex(join(root, 'workbench/storybook', file), {
        makeTitle: (title = '') => title,
      });
      for (const entry of entries) {
        const exported = entry.type === 'story' ? entry.exportName : '';
        const code = await load(`\0${entry.importPath}`);
        names.push(new RegExp(`export const ${exported} = storyOf\\("(.+)"\\);`).exec(code)?.[1] ?? `no ${exported}`);
      }
    }
    expect(names.sort()).toEqual(stories.map(({ id }) => id).sort());
  });
});
