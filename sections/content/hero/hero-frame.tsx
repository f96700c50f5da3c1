import type { ReactNode } from 'react';
import type { Banner } from '../../../schemas/content/content';
import { useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { track } from './hero-frame.css';

interface Props {
  readonly label: string;
  readonly banners: readonly Banner[];
  /** `count` says which of how many it is, where there are several. */
  readonly children: (banner: Banner, isFirst: boolean, count: string | null) => ReactNode;
}

/** The row of banners under the top page's heading; each theme draws a banner its own way. */
export const HeroFrame = ({ label, banners, children }: Props) => {
  const { page, siteName } = useShop();
  return (
    <>
      {(page === 'top' || page === 'ec') && <h1 className={visuallyHidden}>{siteName}</h1>}
      {banners.length > 0 && (
        <section aria-label={label}>
          <ul className={track}>
            {banners.map((banner, at) => (
              <li key={banner.id}>
                {children(banner, at === 0, banners.length > 1 ? `${at + 1} / ${banners.length}` : null)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
