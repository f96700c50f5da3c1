import type { Banner } from '../../../schemas/content/content';
import { Picture, srcSetOf } from '../../../src/ui/picture';

interface Props {
  readonly banner: Banner;
  /** How wide the landscape picture is drawn. */
  readonly sizes: string;
  /** How wide the portrait picture is drawn, on phones. */
  readonly portraitSizes: string;
  /** The first banner's picture is the page's largest: it is fetched before all others. */
  readonly isFirst: boolean;
}

/** A banner's picture: a portrait one where the screen is narrow. Its words stand beside it, so its text is its own. */
export const HeroPicture = ({ banner, sizes, portraitSizes, isFirst }: Props) => {
  const portrait = banner.picture_portrait;
  return (
    <picture>
      {portrait && (
        <source
          media="(max-width: 47.99rem)"
          srcSet={srcSetOf(portrait)}
          sizes={portraitSizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <Picture picture={banner.picture} sizes={sizes} priority={isFirst ? 'hero' : 'lazy'} />
    </picture>
  );
};
