/** The forms, by name: `schemas/<group>/<form>.form.ts` exports `<form>Form`. For whoever has to know all of them; no browser does. */
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';

const suffix = '.form.ts';

export const formsIndex: GeneratedIndex = {
  path: 'schemas/forms.generated.ts',
  text: (root) => {
    const forms = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(suffix))
      .map((file) => ({ file: file.split(sep).join('/'), name: basename(file, suffix) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const imports = forms.map(
      ({ file, name }) => `import { ${camel(name)}Form } from './${file.slice(0, -'.ts'.length)}';`,
    );
    return `${imports.join('\n')}

export const forms = {
${forms.map(({ name }) => `  ${keyOf(name)}: ${camel(name)}Form,`).join('\n')}
} as const;
`;
  },
};
