/** Lists by area: the screens, `schemas/screens/<area>.screens.ts`, and what their heads say, `<area>.heads.ts`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel } from '../new/names';
import type { GeneratedIndex } from './generated-index';

const areasIn = (root: string, folder: string, role: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(`.${role}.ts`))
    .map((file) => file.slice(0, -`.${role}.ts`.length))
    .sort();

const importsOf = (areas: readonly string[], role: 'Screens' | 'Heads'): string =>
  areas.map((area) => `import { ${camel(area)}${role} } from './${area}.${role.toLowerCase()}';`).join('\n');

const spreadsOf = (areas: readonly string[], role: 'Screens' | 'Heads'): string =>
  areas.map((area) => `  ...${camel(area)}${role},`).join('\n');

export const screensIndex: GeneratedIndex = {
  path: 'schemas/screens/areas.generated.ts',
  text: (root) => {
    const areas = areasIn(root, 'schemas/screens', 'screens');
    return `${importsOf(areas, 'Screens')}\n\nexport const areas = [\n${spreadsOf(areas, 'Screens')}\n] as const;\n`;
  },
};

export const headsIndex: GeneratedIndex = {
  path: 'storefront/page/load/heads/heads.generated.ts',
  text: (root) => {
    const areas = areasIn(root, 'storefront/page/load/heads', 'heads');
    return `${importsOf(areas, 'Heads')}\n\nexport const heads = {\n${spreadsOf(areas, 'Heads')}\n} as const;\n`;
  },
};
