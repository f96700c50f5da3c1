export type Ids = ReadonlyMap<string, number>;

/** Keys to ids, with a warning for each that leads nowhere. */
export const resolver =
  (ids: Ids, what: string, warn: (message: string) => void) => (keys: readonly string[] | undefined, owner: string) =>
    [...new Set(keys)].flatMap((key) => {
      const id = ids.get(key);
      if (id === undefined) warn(`${owner}: there is no ${what} ${key}`);
      return id ?? [];
    });
