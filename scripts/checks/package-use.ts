/**
 * Which packages are used: what runs in the shop by a source of the product, what builds and tests it by any source or
 * config, as a command, or by a package that asks to have it beside it.
 */

/** `from '…'`, `import '…'`, `import('…')`, `require('…')` and `require.resolve('…')`, of types as well. */
const imports = /(?:\bfrom|\bimport|\b(?:import|require(?:\.resolve)?)\()\s*['"]([^'".][^'"]*)['"]/g;

/** `@rjsf/validator-ajv8/lib/x.js` → `@rjsf/validator-ajv8`, `node:fs` → `node` */
const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? 'node'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** What types stand for: `@types/pg` → `pg`, `@types/babel__core` → `@babel/core`. */
const typedBy = (name: string): string =>
  name.startsWith('@types/') ? name.slice('@types/'.length).replace(/^(.+)__/, '@$1/') : name;

export const importedBy = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(imports)].map(([, specifier = '']) => packageOf(specifier))));

/** Whether it is a word of a command, as in package.json, or a path to its program, as in scripts. */
const isRun = (name: string, commands: readonly string[]): boolean =>
  commands.some((text) => text.split(/\s+/).includes(name) || text.includes(`'${name}/bin/`));

export interface Sources {
  /** Texts of what runs in the shop, tests aside. */
  readonly product: readonly string[];
  readonly all: readonly string[];
  /** Commands of package.json, and texts of scripts that run programs. */
  readonly commands: readonly string[];
  /** What packages ask to have beside them (`peerDependencies`), by their names. */
  readonly peers: Readonly<Record<string, readonly string[]>>;
}

/** @param isForRunning whether the package is one that the running shop has */
export const packageUse = ({ product, all, commands, peers }: Sources, isForRunning: (name: string) => boolean) => {
  const byProduct = importedBy(product);
  const byAny = importedBy(all);
  const isAsked = (name: string): boolean => byAny.has(typedBy(name)) || isRun(name, commands);
  const byOthers = new Set(Object.entries(peers).flatMap(([asking, asked]) => (isAsked(asking) ? asked : [])));
  return (name: string): boolean => (isForRunning(name) ? byProduct.has(name) : isAsked(name) || byOthers.has(name));
};
