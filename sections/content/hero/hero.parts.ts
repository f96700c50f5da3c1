/** What a theme may style of `HeroFrame`: the row of banners. */
export { track } from './hero-frame.css';
