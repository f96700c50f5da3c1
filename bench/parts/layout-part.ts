import { join } from 'node:path';
import { build } from 'vite';
import { startScript } from '../child';
import type { Measure } from '../report/measure';

// Inside node_modules, so that the built script finds the packages.
const outDir = join('node_modules', '.cache', 'bench-layout');

export const measureLayoutEngine = async (): Promise<Measure[]> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'bench/layout/print-measures.ts',
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  const { line } = await startScript(join(outDir, 'print-measures.mjs'));
  return JSON.parse(line) as Measure[];
};
