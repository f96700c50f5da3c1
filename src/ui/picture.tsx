import type { Picture as PictureData } from '../../schemas/pictures/picture';

interface Props {
  readonly picture: PictureData;
  /** The `sizes` attribute: how wide it is drawn. */
  readonly sizes: string;
  /** `hero`: the first view's largest picture, fetched at once with high priority; `eager`: in the first view. */
  readonly priority?: 'hero' | 'eager' | 'lazy';
  /** The narrowest and the widest file to offer, where it is always drawn small: a list's HTML is mostly these names. */
  readonly range?: readonly [number, number];
  readonly className?: string | undefined;
  /** Replaces the picture's own text; '' where the text beside it says the same. */
  readonly alt?: string;
}

const at = (src: string, width: number): string => src.replace('{width}', String(width));

const inRange = (widths: readonly number[], [from, to]: readonly [number, number]): readonly number[] => {
  const inside = widths.filter((width) => width >= from && width <= to);
  return inside.length > 0 ? inside : widths;
};

/** The candidates of a picture for `srcset`. */
export const srcSetOf = ({ src, widths }: Pick<PictureData, 'src'> & { readonly widths: readonly number[] }): string =>
  widths.map((width) => `${at(src, width)} ${width}w`).join(',');

/** @example a2a6b1 → aab: near enough for the moment until the picture is there, and half the bytes of a long list */
const shortColor = (color: string): string =>
  Array.from(color.matchAll(/../g), ([pair]) => Math.round(parseInt(pair, 16) / 17).toString(16)).join('');

/**
 * A picture whose box is known before it loads. `data-ph` carries the mean colour: the renderer turns it into a rule
 * of the page's style, since the content security policy allows no style attributes.
 */
export const Picture = ({ picture, sizes, priority = 'lazy', range, className, alt = picture.alt }: Props) => {
  const widths = range ? inRange(picture.widths, range) : picture.widths;
  return (
    <img
      className={className}
      src={at(picture.src, widths[Math.floor(widths.length / 2)] ?? picture.width)}
      srcSet={srcSetOf({ src: picture.src, widths })}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      data-ph={shortColor(picture.color)}
      {...(priority === 'hero' ? { fetchPriority: 'high' as const } : {})}
      {...(priority === 'lazy' ? { loading: 'lazy' as const } : {})}
    />
  );
};
