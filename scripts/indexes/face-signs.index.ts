/** The signs that each face of type has, read from its own files: what no file has is shown in whatever face a device finds. */
import { create, type Font } from 'fontkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedIndex } from './generated-index';

/** As `sections/product/parts/load-faces.ts` loads them. */
export const facePackages = {
  mincho: 'hina-mincho',
  kaisho: 'yuji-syuku',
  gothic: 'kosugi-maru',
  roman: 'great-vibes',
} as const;

/** Of all pieces that a face comes in. */
export const signsOf = (root: string, face: keyof typeof facePackages): readonly number[] => {
  const folder = join(root, 'node_modules/@fontsource', facePackages[face], 'files');
  const files = readdirSync(folder).filter((file) => file.endsWith('-400-normal.woff'));
  // One file, and no collection of fonts.
  const signs = files.flatMap((file) => (create(readFileSync(join(folder, file))) as Font).characterSet);
  return [...new Set(signs)].sort((one, other) => one - other);
};

const base = 36;

/** Runs of signs, each as what lies before it and how long it is: `2t.5,1,9.2`. */
const runsOf = (signs: readonly number[]): string => {
  const runs: { gap: number; length: number }[] = [];
  let end = 0;
  for (const sign of signs) {
    const run = runs.at(-1);
    if (run && sign === end) run.length += 1;
    else runs.push({ gap: sign - end, length: 1 });
    end = sign + 1;
  }
  return runs
    .map(({ gap, length }) => `${gap.toString(base)}${length === 1 ? '' : `.${length.toString(base)}`}`)
    .join(',');
};

export const faceSignsIndex: GeneratedIndex = {
  path: 'schemas/catalog/face-signs.generated.json',
  text: (root) => {
    const faces = Object.keys(facePackages) as (keyof typeof facePackages)[];
    return `${JSON.stringify(Object.fromEntries(faces.map((face) => [face, runsOf(signsOf(root, face))])), null, 2)}\n`;
  },
};
