import { A } from '../../../src/ui/a';
import { page } from '../../../src/ui/styles/page.css';
import { banner as bannerClass } from './hero-default.css';
import { HeroFrame } from './hero-frame';
import { HeroPicture } from './hero-picture';
import type { HeroProps } from './hero.data';

/** The picture over the whole width, its words below it. */
export const View = ({ settings, data: { banners } }: HeroProps) => (
  <HeroFrame label={settings.label} banners={banners.data}>
    {(banner, isFirst, count) => (
      <A className={bannerClass} href={banner.url}>
        <HeroPicture banner={banner} sizes="100vw" portraitSizes="100vw" isFirst={isFirst} />
        <div className={page}>
          <h2>{banner.title}</h2>
          {banner.lead && <p>{banner.lead}</p>}
          {count && <small>{count}</small>}
        </div>
      </A>
    )}
  </HeroFrame>
);
