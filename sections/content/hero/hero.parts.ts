/** What a theme may style of the parts that its hero is laid out of, as selectors. */
import { track } from './hero-frame.css';

/** `HeroFrame`: the frame, and in it the row of banners. */
export const frame = 'section';
export { track };

/** `HeroPicture` */
export const picture = 'img';
