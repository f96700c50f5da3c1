/** What a theme may style of the parts that its footer is laid out of, as selectors. */

/** A list of links, that of the law included, and each link of the footer. */
export const links = 'ul';
export const link = 'a';

/** Name and address of the company, each in a part of its own. */
export const company = 'address';

export const copyright = 'small';
