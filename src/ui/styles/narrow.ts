/**
 * Below this width nothing is a container (base.css.ts): asking containers takes a slow phone longer than all the rest of
 * its first layout, and on a screen of one column the answer is known.
 */
export const phone = '(max-width: 29.99rem)';
export const beyondPhone = '(min-width: 30rem)';

/** A rule for narrow containers, `(max-width: …)` of at least a phone's width. It holds on phones, too. */
export const narrow = <Rule extends object>(query: string, rule: Rule) => ({
  '@container': { [query]: rule },
  '@media': { [phone]: rule },
});
