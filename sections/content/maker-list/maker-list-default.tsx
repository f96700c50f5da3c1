import { A } from '../../../src/ui/a';
import { EmptyState } from '../../../src/ui/empty-state';
import { Picture } from '../../../src/ui/picture';
import { screen } from '../../../src/ui/styles/page.css';
import { tiles } from '../parts/tiles.css';
import type { MakerListProps } from './maker-list.data';

export const View = ({ settings, data: { makers } }: MakerListProps) => (
  <section className={screen}>
    <h1>{settings.title}</h1>
    {makers.data.length === 0 ? (
      <EmptyState title="ただいまご紹介できる作り手がおりません">
        <A href="/product">商品一覧を見る</A>
      </EmptyState>
    ) : (
      <ul className={tiles}>
        {makers.data.map(({ key, name, place, picture }, at) => (
          <li key={key}>
            <A href={`/maker/${encodeURIComponent(key)}`}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 48rem) 22vw, 45vw"
                  priority={at < 4 ? 'eager' : 'lazy'}
                  alt=""
                />
              )}
              <h2>{name}</h2>
              <small>{place}</small>
            </A>
          </li>
        ))}
      </ul>
    )}
  </section>
);
