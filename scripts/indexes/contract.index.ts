/**
 * The groups of calls of each app, and the errors of all groups, by the folders of `schemas/`:
 * `<group>/<group>.calls.ts` and `<group>.errors.ts`. The shop's groups are folders of `schemas/` itself, those of another
 * app stand below a folder of that app's, `<app>/<group>/`; beside them `<app>.errors.ts`, what several of them answer.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';

type Role = 'calls' | 'errors';

const shop = 'shop';

const namesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, 'schemas', folder), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort();

const hasRole = (root: string, folder: string, group: string, role: Role): boolean =>
  existsSync(join(root, 'schemas', folder, group, `${group}.${role}.ts`));

/** From `schemas/`: `cart`, `desk/fulfilment`. */
const groupsWith = (root: string, folder: string, role: Role): readonly string[] =>
  namesIn(root, folder)
    .filter((group) => hasRole(root, folder, group, role))
    .map((group) => (folder === '' ? group : `${folder}/${group}`));

/** That of the shop, and each folder that holds groups of calls. */
const appsIn = (root: string): readonly string[] => [
  shop,
  ...namesIn(root, '').filter((folder) => groupsWith(root, folder, 'calls').length > 0),
];

const nameOf = (group: string): string => group.slice(group.lastIndexOf('/') + 1);

const importOf = (names: string, group: string, role: Role): string =>
  `import { ${names} } from './${group}/${nameOf(group)}.${role}';`;

const tableOf = (name: string, groups: readonly string[], suffix: string): string => `export const ${name} = {
${groups.map((group) => `  ${keyOf(nameOf(group))}: ${camel(nameOf(group))}${suffix},`).join('\n')}
} as const;
`;

/** Of the shop's groups the documentation of the API says what they are about, `<group>Text`. */
const groupsIndexOf = (app: string): GeneratedIndex => ({
  path: `schemas/${app}-groups.generated.ts`,
  text: (root) => {
    const isShop = app === shop;
    const groups = groupsWith(root, isShop ? '' : app, 'calls');
    const imports = groups.map((group) => {
      const calls = `${camel(nameOf(group))}Calls`;
      return importOf(isShop ? `${calls}, ${camel(nameOf(group))}Text` : calls, group, 'calls');
    });
    const tables = [
      tableOf(`${camel(app)}Groups`, groups, 'Calls'),
      ...(isShop ? [tableOf('shopGroupTexts', groups, 'Text')] : []),
    ];
    return `${imports.join('\n')}\n\n${tables.join('\n')}`;
  },
});

const groupErrorsIndex: GeneratedIndex = {
  path: 'schemas/group-errors.generated.ts',
  text: (root) => {
    const others = appsIn(root).filter((app) => app !== shop);
    const groups = ['', ...others].flatMap((folder) => groupsWith(root, folder, 'errors')).sort();
    const imports = groups.map((group) => importOf(`${camel(nameOf(group))}Errors`, group, 'errors'));
    return `${imports.join('\n')}

export const groupErrors = {
${groups.map((group) => `  ...${camel(nameOf(group))}Errors,`).join('\n')}
} as const;
`;
  },
};

export const contractIndexesOf = (root: string): readonly GeneratedIndex[] => [
  groupErrorsIndex,
  ...appsIn(root).map(groupsIndexOf),
];
