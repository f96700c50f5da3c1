import type { Picture as PictureData } from '../../../schemas/entities/picture';
import { CloseIcon } from '../../../src/ui/icons';
import { Picture } from '../../../src/ui/picture';
import { foot, zoom } from './image-zoom.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly PictureData[];
}

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
        <button type="button" popoverTarget={`${id}-zoom-${at + 1}`} popoverTargetAction="hide" autoFocus>
          <CloseIcon />
          閉じる
        </button>
      </div>
    </div>
  ));
