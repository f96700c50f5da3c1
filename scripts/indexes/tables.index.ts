import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedIndex } from './generated-index';

/** `data-version` → `DataVersionTables`: what the file of a domain's tables exports. */
const interfaceOf = (domain: string): string =>
  `${domain.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Tables`;

const namesIn = (folder: string): string[] => readdirSync(folder).sort();

/** All tables of the shop: those of each `server/db/tables/<wing>/<domain>.ts`. */
export const tablesIndex: GeneratedIndex = {
  path: 'server/db/tables/all.generated.ts',
  text: (root) => {
    const folder = join(root, 'server/db/tables');
    const domains = namesIn(folder)
      .filter((name) => !name.includes('.'))
      .flatMap((wing) => namesIn(join(folder, wing)).map((file) => `${wing}/${file.replace(/[.]ts$/, '')}`))
      .map((path) => ({ path, tables: interfaceOf(path.split('/')[1] ?? '') }));
    const imports = domains.map(({ path, tables }) => `import type { ${tables} } from './${path}';`);
    const all = domains.map(({ tables }) => tables).join(',\n    ');
    return `${imports.join('\n')}\n\nexport interface Database\n  extends\n    ${all} {}\n`;
  },
};
