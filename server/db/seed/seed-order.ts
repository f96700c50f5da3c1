import type { AnySeedKind } from './seed-kind';

type Named = readonly [name: string, kind: AnySeedKind];

/** The kinds in an order of writing: `shop` first, the others by name, each after those that it names. */
export function inOrder(kinds: Readonly<Record<string, AnySeedKind>>): readonly Named[] {
  const done = new Map<string, AnySeedKind>();
  const add = (name: string, path: readonly string[]): void => {
    if (done.has(name)) return;
    const kind = kinds[name];
    const way = [...path, name].join(' → ');
    if (!kind) throw new Error(`${way}: there is no such kind of demo data.`);
    if (path.includes(name)) throw new Error(`${way}: each must come after the other.`);
    for (const earlier of kind.after ?? []) add(earlier, [...path, name]);
    done.set(name, kind);
  };
  for (const name of ['shop', ...Object.keys(kinds).sort()]) add(name, []);
  return [...done];
}
