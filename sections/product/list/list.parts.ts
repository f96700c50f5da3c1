/** What a theme may style of `ListFrame`, as selectors below the class that it gives the frame. */
import { results, sortForm } from './list.css';

export const filters = '[data-slot]';
/** The list proper; within it, how many there are, and the order. */
export { results };
export const count = `${results} > p`;
export const order = `${results} > ${sortForm}`;
