/** `themes/theme-ids.generated.ts` and `themes/registry.generated.ts`, from the folders of the themes. */
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';
import { themeFoldersIn } from './theme-folders';

export const themeIdsIndex: GeneratedIndex = {
  path: 'themes/theme-ids.generated.ts',
  text: (root) => {
    const ids = themeFoldersIn(root).map((id) => `'${id}'`);
    return `export const themeIds = [${ids.join(', ')}] as const;\n`;
  },
};

export const themesIndex: GeneratedIndex = {
  path: 'themes/registry.generated.ts',
  text: (root) => {
    const ids = themeFoldersIn(root);
    const entries = ids.map((id) => (id === camel(id) ? id : `${keyOf(id)}: ${camel(id)}`));
    return `/** Every theme, by its id. Only the server's bundle imports it. */
${ids.map((id) => `import { ${camel(id)} } from './${id}/index';`).join('\n')}
import type { Theme } from './theme';
import type { ThemeId } from './theme-ids';

export const themes: Readonly<Record<ThemeId, Theme>> = { ${entries.join(', ')} };
`;
  },
};
