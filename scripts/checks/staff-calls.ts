import type { CallDefinition, CallGroups } from '../../schemas/contract/define-call';

/** The app that shoppers download. */
const shop = 'shop';

const callsOf = (contract: CallGroups): readonly (readonly [string, CallDefinition])[] =>
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call] as const),
  );

const isNamed = (id: string, texts: readonly string[]): boolean => {
  const quoted = ['"', "'", '`'].map((quote) => quote + id + quote);
  return texts.some((text) => quoted.some((one) => text.includes(one)));
};

/**
 * What is wrong with the texts that shoppers download, a sentence each: they know a call that is for staff, or of another
 * app's contract, by its id or its path. Some of the shop's own have to be found (the browser's wire holds those that its
 * code names, vite/wire.ts), or the search would see nothing.
 *
 * @param contracts by app, that of shoppers as `shop`
 */
export const problemsOfDownloads = (
  contracts: Readonly<Record<string, CallGroups>>,
  texts: readonly string[],
): readonly string[] => {
  const all = Object.entries(contracts).flatMap(([app, contract]) =>
    callsOf(contract).map(([id, call]) => ({ id, path: call.path, isOwn: app === shop && call.audience !== 'staff' })),
  );
  const own = all.filter(({ isOwn }) => isOwn);
  const ownPaths = new Set(own.map(({ path }) => path));
  const hasPath = (path: string): boolean => texts.some((text) => text.includes(path));
  return [
    ...(own.some(({ id, path }) => isNamed(id, texts) && hasPath(path)) ? [] : ['No call of the shop is found']),
    ...all
      .filter(({ id, path, isOwn }) => !isOwn && (isNamed(id, texts) || (!ownPaths.has(path) && hasPath(path))))
      .map(({ id, path }) => `${id} (${path}) reaches shoppers`),
  ];
};
