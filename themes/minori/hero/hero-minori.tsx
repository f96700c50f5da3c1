import { HeroFrame } from '../../../sections/content/hero/hero-frame';
import { HeroPicture } from '../../../sections/content/hero/hero-picture';
import type { HeroProps } from '../../../sections/content/hero/hero.data';
import { A } from '../../../src/ui/a';
import { banner as bannerClass, caption, line } from './hero-minori.css';

/** One large still life with a short vertical line of text beside it, never on it. */
export const View = ({ settings, data: { banners } }: HeroProps) => (
  <HeroFrame label={settings.label} banners={banners.data}>
    {(banner, isFirst, count) => (
      <A className={bannerClass} href={banner.url}>
        <HeroPicture banner={banner} sizes="(min-width: 48rem) 82vw, 80vw" portraitSizes="80vw" isFirst={isFirst} />
        <p className={line}>{banner.vertical || banner.title}</p>
        <div className={caption}>
          <h2>{banner.title}</h2>
          {banner.lead && <p>{banner.lead}</p>}
          {count && <small>{count}</small>}
        </div>
      </A>
    )}
  </HeroFrame>
);
