/** What a theme may style of the parts that its footer is laid out of, as selectors. */

/** A list of links, that of the law included, and each link of the footer. */
export const links = 'ul';
export const link = 'a';

/** Name of the company, its facts, and what they link. */
export const company = 'address';
export const companyFact = `${company} > span`;
export const companyLink = `${company} a`;

export const copyright = 'small';
