interface Node {
  readonly key: string;
  readonly children?: readonly Node[];
}

/** The categories from the root to the one with the key; empty where there is none. */
export const categoryPath = <N extends Node>(roots: readonly N[], key: string): readonly N[] => {
  for (const root of roots) {
    if (root.key === key) return [root];
    // Children have the fields of their parents, less a level of depth.
    const below = categoryPath((root.children ?? []) as readonly N[], key);
    if (below.length > 0) return [root, ...below];
  }
  return [];
};

/** The list of a category's products. */
export const categoryHref = (key: string): string => `/product?category=${encodeURIComponent(key)}`;
