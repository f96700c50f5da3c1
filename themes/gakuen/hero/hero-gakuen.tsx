import { HeroFrame } from '../../../sections/content/hero/hero-frame';
import type { HeroProps } from '../../../sections/content/hero/hero.data';
import { A } from '../../../src/ui/a';
import { Picture } from '../../../src/ui/picture';
import { page } from '../../../src/ui/styles/page.css';
import { banner as bannerClass, beside, checklist, hero } from './hero-gakuen.css';

/** The checklist first, a compact banner beside or below it. */
export const View = ({ id, settings, data: { banners } }: HeroProps) => {
  const hasBoth = settings.checklist.length > 0 && banners.data.length > 0;
  return (
    <div className={`${page} ${hasBoth ? beside : hero}`}>
      {settings.checklist.length > 0 && (
        <nav className={checklist} aria-labelledby={`${id}-list`}>
          <h2 id={`${id}-list`}>{settings.checklistTitle}</h2>
          <ol>
            {settings.checklist.map(({ label, url }) => (
              <li key={label}>
                <A href={url}>{label}</A>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <HeroFrame label={settings.label} banners={banners.data}>
        {(banner, isFirst, count) => (
          <A className={bannerClass} href={banner.url}>
            <Picture
              picture={banner.picture}
              sizes="(min-width: 60rem) 60vw, 92vw"
              priority={isFirst ? 'hero' : 'lazy'}
            />
            <div>
              <h2>{banner.title}</h2>
              {banner.lead && <p>{banner.lead}</p>}
              {count && <small>{count}</small>}
            </div>
          </A>
        )}
      </HeroFrame>
    </div>
  );
};
