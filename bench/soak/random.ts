/** Random numbers that are the same in every run (mulberry32), so that a finding can be made again. */
export const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (limit: number): number => Math.floor(next() * limit),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
  };
};

export type Random = ReturnType<typeof createRandom>;
