/**
 * Remembers what a pure function gave for an object, as long as the object lives. Answers and resolved layouts keep
 * their identity for a data version, so what depends on them alone is worked out once a version, not once a request.
 */
export const memoByIdentity = <In extends object, Out>(work: (input: In) => Out): ((input: In) => Out) => {
  const known = new WeakMap<In, { readonly out: Out }>();
  return (input) => {
    const found = known.get(input);
    if (found) return found.out;
    const out = work(input);
    known.set(input, { out });
    return out;
  };
};
