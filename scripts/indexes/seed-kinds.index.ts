/** The kinds of demo data: `server/db/seed/kinds/<wing>/<name>.seed.ts` exports `<name>Seed`, of `<shop>/<name>.yaml`. */
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';

const suffix = '.seed.ts';

export const seedKindsIndex: GeneratedIndex = {
  path: 'server/db/seed/kinds.generated.ts',
  text: (root) => {
    const kinds = readdirSync(join(root, 'server/db/seed/kinds'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(suffix))
      .map((file) => ({ file: file.split(sep).join('/'), name: basename(file, suffix) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const imports = kinds.map(
      ({ file, name }) => `import { ${camel(name)}Seed } from './kinds/${file.slice(0, -'.ts'.length)}';`,
    );
    return `${imports.join('\n')}

export const seedKinds = {
${kinds.map(({ name }) => `  ${keyOf(name)}: ${camel(name)}Seed,`).join('\n')}
} as const;
`;
  },
};
