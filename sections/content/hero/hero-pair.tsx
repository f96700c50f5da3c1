import { A } from '../../../src/ui/a';
import { Picture } from '../../../src/ui/picture';
import { band } from '../../../src/ui/styles/page.css';
import { pair } from './hero-pair.css';
import type { HeroProps } from './hero.data';

/** Smaller banners, two in a row: features further down a page. */
export const View = ({ settings, data: { banners } }: HeroProps) =>
  banners.data.length > 0 ? (
    <section className={band} aria-label={settings.label}>
      <ul className={pair}>
        {banners.data.map(({ id, url, title, lead, picture }) => (
          <li key={id}>
            <A href={url}>
              <Picture picture={picture} sizes="(min-width: 40rem) 46vw, 92vw" alt="" />
              <h2>{title}</h2>
              {lead && <p>{lead}</p>}
            </A>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
