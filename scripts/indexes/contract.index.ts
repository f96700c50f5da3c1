/** The groups of calls and their errors, by the folders of `schemas/`: `<group>/<group>.calls.ts`, `<group>.errors.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';

type Role = 'calls' | 'errors';

const groupsWith = (root: string, role: Role): readonly string[] =>
  readdirSync(join(root, 'schemas'))
    .filter((group) => existsSync(join(root, 'schemas', group, `${group}.${role}.ts`)))
    .sort();

const importOf = (names: string, group: string, role: Role): string =>
  `import { ${names} } from './${group}/${group}.${role}';`;

/** A group of another app stands in a folder of that app's, `schemas/<app>/<group>/`, and is none of these. */
export const shopGroupsIndex: GeneratedIndex = {
  path: 'schemas/shop-groups.generated.ts',
  text: (root) => {
    const groups = groupsWith(root, 'calls');
    const imports = groups.map((group) => importOf(`${camel(group)}Calls, ${camel(group)}Text`, group, 'calls'));
    const table = (suffix: string): string =>
      groups.map((group) => `  ${keyOf(group)}: ${camel(group)}${suffix},`).join('\n');
    return `${imports.join('\n')}

export const shopGroups = {
${table('Calls')}
} as const;

export const shopGroupTexts = {
${table('Text')}
} as const;
`;
  },
};

export const groupErrorsIndex: GeneratedIndex = {
  path: 'schemas/group-errors.generated.ts',
  text: (root) => {
    const groups = groupsWith(root, 'errors');
    const imports = groups.map((group) => importOf(`${camel(group)}Errors`, group, 'errors'));
    return `${imports.join('\n')}

export const groupErrors = {
${groups.map((group) => `  ...${camel(group)}Errors,`).join('\n')}
} as const;
`;
  },
};
