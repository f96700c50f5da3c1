import { gallery } from './image-default.css';
import { grid } from './image-grid.css';
import type { ImageProps } from './image.data';
import { showsOf } from '../parts/shown-pictures';
import { Zooms } from './image-zoom';
import { LargePicture } from './large-picture';
import { NoPicture, PictureNote } from './picture-words';

/** All pictures at once, each with what it shows below it; on phones a strip that snaps. */
export const View = ({ id, data: { product } }: ImageProps) => {
  const { pictures, name } = product;
  if (pictures.length === 0) return <NoPicture />;
  const isSeveral = pictures.length > 1;
  return (
    <div className={gallery} data-gallery="" role="group" aria-label={`${name}の写真`}>
      <ul className={grid} data-strip="">
        {pictures.map((picture, at) => (
          <li
            key={picture.src}
            id={`${id}-${at + 1}`}
            data-item=""
            data-shows={showsOf(picture)}
            data-place={isSeveral ? `${at + 1} / ${pictures.length}` : undefined}
          >
            <figure>
              <LargePicture id={id} picture={picture} name={name} at={at} />
              {isSeveral && picture.alt && <figcaption aria-hidden="true">{picture.alt}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <PictureNote />
      <Zooms id={id} name={name} pictures={pictures} />
    </div>
  );
};
