/** `sections/registry.generated.ts` and `sections/settings-registry.generated.ts`, from the folders of the sections. */
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';
import { sectionFoldersIn } from './section-folders';

const entry = (id: string, name: string): string => (id === name ? `  ${id},` : `  ${keyOf(id)}: ${name},`);

export const sectionsIndex: GeneratedIndex = {
  path: 'sections/registry.generated.ts',
  text: (root) => {
    const found = sectionFoldersIn(root);
    return `/** Every section that can be drawn, by the id that layouts call it by. Only the server's bundle imports it. */
${found.map(({ id, folder }) => `import { ${camel(id)} } from './${folder}/${id}.section';`).join('\n')}

export const sections = {
${found.map(({ id }) => entry(id, camel(id))).join('\n')}
} as const;
`;
  },
};

export const settingsIndex: GeneratedIndex = {
  path: 'sections/settings-registry.generated.ts',
  text: (root) => {
    const found = sectionFoldersIn(root);
    return `/** The settings of every section, pure: for the layout engine, the server and the studio. */
import type { SettingsRegistry } from '../src/layout/resolving/resolve-section';
${found.map(({ id, folder }) => `import { ${camel(id)}Settings } from './${folder}/${id}.settings';`).join('\n')}

export const settingsRegistry = {
${found.map(({ id }) => entry(id, `${camel(id)}Settings`)).join('\n')}
} as const satisfies SettingsRegistry;
`;
  },
};
