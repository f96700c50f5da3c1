/**
 * Sections as Storybook's stories: an index entry for each story, and for each section a module, made in memory, that
 * exports them. No story file is written by hand.
 */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { type Plugin, runnerImport } from 'vite';
import type { Story } from '../stories';

const prefix = 'virtual:noren/stories/';

type Listed = Pick<Story, 'id' | 'section' | 'area' | 'variant' | 'name'>;

/** `default/with-scheme` → `default__with_scheme` */
const exportName = ({ variant, name }: Listed): string => `${variant}__${name}`.replace(/\W/g, '_');

/** The list of stories, read anew when a file of a section is newer. */
const createList = (root: string) => {
  let loadedAt = 0;
  let list: Promise<readonly Listed[]> | null = null;
  return async (section: string, changedAt = 0): Promise<readonly Listed[]> => {
    if (!list || changedAt > loadedAt) {
      loadedAt = Date.now();
      const file = join(root, 'workbench/stories.ts');
      const options = { root, configFile: false as const, logLevel: 'error' as const };
      list = runnerImport<{ stories: readonly Listed[] }>(file, options).then(({ module }) => module.stories);
    }
    return (await list).filter((story) => story.section === section);
  };
};

export const sectionStories = (root: string): { readonly indexer: Indexer; readonly plugin: Plugin } => {
  const storiesOf = createList(root);
  const view = JSON.stringify(join(root, 'workbench/storybook/story-module.tsx'));
  return {
    indexer: {
      test: /[.]section[.]ts$/,
      createIndex: async (fileName) => {
        const section = basename(fileName, '.section.ts');
        return (await storiesOf(section, statSync(fileName).mtimeMs)).map((story) => ({
          type: 'story',
          importPath: `${prefix}${section}`,
          exportName: exportName(story),
          title: `${story.area}/${section}`,
          name: `${story.variant} · ${story.name}`,
        }));
      },
    },
    plugin: {
      name: 'noren:section-stories',
      resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
      async load(id) {
        if (!id.startsWith(`\0${prefix}`)) return null;
        const stories = await storiesOf(id.slice(prefix.length + 1));
        const lines = stories.map(
          (story) => `export const ${exportName(story)} = storyOf(${JSON.stringify(story.id)});`,
        );
        return [`import { metaOf, storyOf } from ${view};`, `export default metaOf();`, ...lines].join('\n');
      },
    },
  };
};
