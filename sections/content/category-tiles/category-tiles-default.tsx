import { categoryHref } from '../../../src/lib/category-path';
import { A } from '../../../src/ui/a';
import { Picture } from '../../../src/ui/picture';
import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/styles/page.css';
import { tiles } from '../parts/tiles.css';
import type { CategoryTilesProps } from './category-tiles.data';

/** The first level of categories, each with its picture where it has one. */
export const View = ({ id, settings, data: { categories } }: CategoryTilesProps) =>
  categories.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <SectionHead id={`${id}-h`} title={settings.title} />
      <ul className={tiles}>
        {categories.data.slice(0, settings.limit).map(({ key, name, description, picture }) => (
          <li key={key}>
            <A href={categoryHref(key)}>
              {picture && <Picture picture={picture} sizes="(min-width: 48rem) 22vw, 45vw" alt="" />}
              <b>{name}</b>
              {description && <small>{description}</small>}
            </A>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
