import { Picture } from '../../../src/ui/picture';
import { gallery, strip, thumbs, withThumbs } from './image-default.css';
import type { ImageProps } from './image.data';
import { showsOf } from '../parts/shown-pictures';
import { Zooms } from './image-zoom';
import { LargePicture } from './large-picture';
import { NoPicture, PictureNote } from './picture-words';

/** The product's pictures in a strip that snaps; the small ones lead to the large ones as links. */
export const View = ({ id, settings, data: { product } }: ImageProps) => {
  const { pictures, name } = product;
  const [first] = pictures;
  if (!first) return <NoPicture />;
  if (pictures.length === 1)
    return (
      <div className={gallery} data-gallery="">
        <LargePicture id={id} picture={first} name={name} at={0} />
        <PictureNote />
        <Zooms id={id} name={name} pictures={pictures} />
      </div>
    );
  return (
    <div
      className={settings.showThumbnails ? withThumbs : gallery}
      data-gallery=""
      role="group"
      aria-label={`${name}の写真`}
    >
      <ul className={strip} data-strip="" tabIndex={0} aria-label="写真（左右の矢印キーで送れます）">
        {pictures.map((picture, at) => (
          <li
            key={picture.src}
            id={`${id}-${at + 1}`}
            data-item=""
            data-shows={showsOf(picture)}
            data-place={`${at + 1} / ${pictures.length}`}
          >
            <LargePicture id={id} picture={picture} name={name} at={at} />
          </li>
        ))}
      </ul>
      {settings.showThumbnails && (
        <ul className={thumbs}>
          {pictures.map((picture, at) => (
            <li key={picture.src} data-item="" data-shows={showsOf(picture)}>
              <a href={`#${id}-${at + 1}`} aria-label={`写真${at + 1}を見る`}>
                <Picture picture={picture} sizes="4.5rem" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PictureNote />
      <Zooms id={id} name={name} pictures={pictures} />
    </div>
  );
};
