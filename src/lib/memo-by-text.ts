/**
 * Remembers what a pure function gave for a text, as many answers as there may be: the oldest goes first. Texts of others,
 * such as addresses and headers, may be of any length: a longer one is worked out each time.
 *
 * @param most how many answers are kept
 */
export const memoByText = <Out>(most: number, work: (text: string) => Out): ((text: string) => Out) => {
  const known = new Map<string, { readonly out: Out }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.out;
    const out = work(text);
    if (text.length > longestText) return out;
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    known.set(text, { out });
    return out;
  };
};

const longestText = 500;
