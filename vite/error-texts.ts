/**
 * The error texts in the browser's build: an answer brings its own words, so that of the closed list no more is needed than
 * what code of the browser names, and what screens of the checkout are sent back with (`?error=…`).
 */
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { ErrorTexts } from '../schemas/contract/errors';
import { readBrowserCode } from './wire.ts';

/** Of codes that stand in an address, the browser reads the words by itself. */
const sentBackWith = /^(?:cart|payment|idempotency|order|request|server|service)\./;

export const errorsNamedIn = (errors: ErrorTexts, code: string): ErrorTexts =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => sentBackWith.test(name) || code.includes(`'${name}'`)));

export const errorTexts = (root: string): Plugin => {
  const list = join(root, 'schemas/group-errors.generated.ts');
  return {
    name: 'noren:error-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== list) return null;
      const options = { root, configFile: false, logLevel: 'error' } as const;
      const { module } = await runnerImport<{ groupErrors: ErrorTexts }>(list, options);
      return `export const groupErrors = ${JSON.stringify(errorsNamedIn(module.groupErrors, readBrowserCode(root, 'shop')))};`;
    },
  };
};
