/** What a theme's own views of a product's sections stand in. */
export { block } from './block.css';
