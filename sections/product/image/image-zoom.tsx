import type { ProductPicture } from '../../../schemas/catalog/product';
import { CloseIcon } from '../../../src/ui/icons';
import { Picture } from '../../../src/ui/picture';
import { showsOf } from '../parts/shown-pictures';
import { foot, zoom } from './image-zoom.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly ProductPicture[];
}

interface TurnProps {
  /** The popover of the picture that comes next this way; round and round. */
  readonly to: string;
  readonly way: 'back' | 'on';
}

/** Does nothing without script, and is not there then. */
const Turn = ({ to, way }: TurnProps) => (
  <button type="button" data-turn={to} data-way={way}>
    {way === 'on' ? '次の写真' : '前の写真'}
  </button>
);

/**
 * Each picture on the whole screen, opened by its button. Native popovers: they open, close on Escape and give the focus
 * back without script, and their pictures are fetched when they are seen. A press, or the space key, doubles the size.
 */
export const Zooms = ({ id, name, pictures }: Props) =>
  pictures.map((picture, at) => (
    <div
      key={picture.src}
      id={`${id}-zoom-${at + 1}`}
      className={zoom}
      data-zoom=""
      data-shows={showsOf(picture)}
      popover="auto"
      role="dialog"
      aria-label={`${name}の写真${at + 1}`}
    >
      <label>
        <input type="checkbox" aria-label="2倍に拡大する" />
        <Picture picture={picture} sizes="100vw" alt={picture.alt || name} />
      </label>
      <div className={foot}>
        <span>{picture.alt || name}</span>
        {pictures.length > 1 && (
          <>
            <Turn way="back" to={`${id}-zoom-${((at + pictures.length - 1) % pictures.length) + 1}`} />
            <Turn way="on" to={`${id}-zoom-${((at + 1) % pictures.length) + 1}`} />
          </>
        )}
        <button type="button" popoverTarget={`${id}-zoom-${at + 1}`} popoverTargetAction="hide" autoFocus>
          <CloseIcon />
          閉じる
        </button>
      </div>
    </div>
  ));
