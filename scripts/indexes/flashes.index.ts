import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camel } from '../new/names';
import type { GeneratedIndex } from './generated-index';

const folder = 'src/domain/flash';
const suffix = '.flash.ts';

/** What the forms of each group leave to be said on the next screen. */
export const flashesIndex: GeneratedIndex = {
  path: `${folder}/flashes.generated.ts`,
  text: (root) => {
    const groups = readdirSync(join(root, folder))
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length))
      .sort();
    const imports = groups.map((group) => `import { ${camel(group)}Flashes } from './${group}.flash';`);
    const spreads = groups.map((group) => `  ...${camel(group)}Flashes,`);
    return `${imports.join('\n')}\n\nexport const flashes = {\n${spreads.join('\n')}\n} as const;\n`;
  },
};
