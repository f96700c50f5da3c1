/** The parts of the private answer: `schemas/<group>/<part>.own.ts` exports `<part>Own`. No browser has any of it. */
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { camel } from '../new/names';
import type { GeneratedIndex } from './generated-index';

const suffix = '.own.ts';

export const ownIndex: GeneratedIndex = {
  path: 'schemas/own.generated.ts',
  text: (root) => {
    const parts = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(suffix))
      .map((file) => ({ file: file.split(sep).join('/'), name: basename(file, suffix) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const imports = parts.map(
      ({ file, name }) => `import { ${camel(name)}Own } from './${file.slice(0, -'.ts'.length)}';`,
    );
    return `${imports.join('\n')}

export const ownParts = {
${parts.map(({ name }) => `  ${name.replaceAll('-', '_')}: ${camel(name)}Own,`).join('\n')}
} as const;
`;
  },
};
