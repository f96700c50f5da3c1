import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedIndex } from './generated-index';

const folder = 'src/actions';
const suffix = '.action.ts';

/** What follows when a form is sent, by the form's name; each is loaded when it is first needed. */
export const actionsIndex: GeneratedIndex = {
  path: `${folder}/actions.generated.ts`,
  text: (root) => {
    const names = readdirSync(join(root, folder))
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length))
      .sort();
    const lines = names.map((name) => `  '${name}': () => import('./${name}.action').then(({ action }) => action),`);
    return `export const actions = {\n${lines.join('\n')}\n} as const;\n`;
  },
};
