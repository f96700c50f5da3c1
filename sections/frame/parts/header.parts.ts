/** What a theme may style of the parts that its header is laid out of. */
import { logo, search, tool } from './header-parts.css';

/** The shop's name, the search, and what has an icon: a button or a link. */
export { logo, search, tool };
export const searchField = `${search} > input`;
export const searchButton = `${search} > ${tool}`;
