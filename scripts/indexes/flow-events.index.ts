/** The flows, by the files of `schemas/`: `<group>/<flow>.flow-events.ts` exports `<flow>Flow`. */
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { camel, keyOf } from '../new/names';
import type { GeneratedIndex } from './generated-index';

const suffix = '.flow-events.ts';

export const flowEventsIndex: GeneratedIndex = {
  path: 'schemas/scenario/flow-events.generated.ts',
  text: (root) => {
    const flows = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(suffix))
      .map((file) => ({ file: file.split(sep).join('/'), flow: basename(file, suffix) }))
      .sort((one, other) => (one.flow < other.flow ? -1 : 1));
    const imports = flows.map(
      ({ file, flow }) => `import { ${camel(flow)}Flow } from '../${file.slice(0, -'.ts'.length)}';`,
    );
    return `${imports.join('\n')}

export const flows = {
${flows.map(({ flow }) => `  ${keyOf(flow)}: ${camel(flow)}Flow,`).join('\n')}
} as const;
`;
  },
};
