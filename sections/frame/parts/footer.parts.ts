/** What a theme may style of the parts that its footer is laid out of, as selectors. */

/** Name of the company, its facts, and what they link. */
export const company = 'address';
export const companyFact = `${company} > span`;
export const companyLink = `${company} a`;
