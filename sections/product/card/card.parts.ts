/** What a theme may style of a product's card, as selectors below the class that it gives the list of them. */
export const card = 'li';
/** The picture, or what stands in its place. */
export const picture = `${card} > a > :first-child`;
export const name = ':is(h2, h3)';
