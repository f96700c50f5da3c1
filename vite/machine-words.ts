/** What a machine says of itself and of its states is for whoever reads it, or sees it drawn: no browser of a shopper takes it along. */
import type { Plugin } from 'vite';

const isMachine = /\/flows\/.+\.machine\.ts$/;
const description = /^ *description:\s+'(?:[^'\\\n]|\\.)*',\n/gm;

/** @param code of a machine, as it is written @returns as many lines as before */
export const withoutDescriptions = (code: string): string =>
  code.replaceAll(description, (text) => text.replaceAll(/[^\n]/g, ''));

export const machineWords = (): Plugin => ({
  name: 'noren:machine-words',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (isMachine.test(id) ? { code: withoutDescriptions(code), map: null } : null),
});
