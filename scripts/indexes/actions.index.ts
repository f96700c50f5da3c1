import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { GeneratedIndex } from './generated-index';

const folder = 'src/actions';
const suffix = '.action.ts';

/** What follows when a form is sent, by the form's name, whatever folder it stands in; each is loaded when it is first needed. */
export const actionsIndex: GeneratedIndex = {
  path: `${folder}/actions.generated.ts`,
  text: (root) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.split(sep).join('/').slice(0, -suffix.length));
    const lines = files
      .map((file) => [basename(file), file] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, file]) => `  '${name}': () => import('./${file}.action').then(({ action }) => action),`);
    return `export const actions = {\n${lines.join('\n')}\n} as const;\n`;
  },
};
