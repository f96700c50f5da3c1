import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallGroups } from '../../schemas/contract/define-call';

const suffix = '-contract.ts';

/** The contract of each app by its name: what `schemas/<app>-contract.ts` exports. */
export const readContracts = async (): Promise<Readonly<Record<string, CallGroups>>> => {
  const files = readdirSync('schemas').filter((file) => file.endsWith(suffix));
  const contracts = files.map(async (file) => {
    const module = (await import(pathToFileURL(join('schemas', file)).href)) as { contract: CallGroups };
    return [file.slice(0, -suffix.length), module.contract] as const;
  });
  return Object.fromEntries(await Promise.all(contracts));
};
