import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedIndex } from './generated-index';

/** The migrations in the order of their numbers, in which they run; a module exports `up` and, where it takes away, `kind`. */
export const migrationsIndex: GeneratedIndex = {
  path: 'server/db/migrations/all.generated.ts',
  text: (root) => {
    const ids = readdirSync(join(root, 'server/db/migrations'))
      .flatMap((file) => /^(\d{4}-[a-z0-9-]+)[.]ts$/.exec(file)?.[1] ?? [])
      .sort();
    const nameOf = (id: string): string => `m${id.slice(0, 4)}`;
    const imports = ids.map((id) => `import * as ${nameOf(id)} from './${id}';`);
    const rows = ids.map((id) => `  { id: '${id}', ...${nameOf(id)} },`);
    return [
      "import type { Migration } from '../migration';",
      ...imports,
      '',
      'export const migrations: readonly Migration[] = [',
      ...rows,
      '];',
      '',
    ].join('\n');
  },
};
