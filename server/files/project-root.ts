/** The project's folder, found from wherever this code runs: from its sources, or built in dist/server. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('no package.json above the server: was it moved out of its project?');
  return findRoot(above);
};

export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
