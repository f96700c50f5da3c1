/** What a theme's own views of a product's sections stand in, and what it may style of them, as selectors. */
export { block } from './block.css';

/** `SizeRows`: its caption names the unit; the first cell of a row, the size. */
export const sizeTable = 'table';
export const sizeUnit = 'caption';
export const sizeRow = 'tr';
export const sizeCell = ':is(th, td)';
export const sizeName = 'th:first-child';
export const sizeHeading = 'thead th';
