import type { ProductPicture } from '../../../schemas/catalog/product';
import { Picture } from '../../../src/ui/picture';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { showsOf } from '../parts/shown-pictures';
import { enlarge } from './image-zoom.css';

const sizes = '(min-width: 80rem) 38rem, (min-width: 44rem) 48vw, 92vw';

interface Props {
  readonly id: string;
  readonly picture: ProductPicture;
  readonly name: string;
  readonly at: number;
}

/** The `at`th picture, which opens to the whole screen with a press. */
export const LargePicture = ({ id, picture, name, at }: Props) => (
  <button
    className={enlarge}
    type="button"
    data-large=""
    data-shows={showsOf(picture)}
    popoverTarget={`${id}-zoom-${at + 1}`}
  >
    <Picture picture={picture} sizes={sizes} priority={at === 0 ? 'hero' : 'lazy'} alt={picture.alt || name} />
    <span className={visuallyHidden}>を拡大する</span>
  </button>
);
