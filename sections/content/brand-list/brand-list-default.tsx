import { A } from '../../../src/ui/a';
import { EmptyState } from '../../../src/ui/empty-state';
import { screen } from '../../../src/ui/styles/page.css';
import { soft } from '../../../src/ui/styles/text.css';
import { linkColumns } from '../parts/tiles.css';
import type { BrandListProps } from './brand-list.data';

const order = new Intl.Collator('ja');

/** All brands by their reading. */
export const View = ({ settings, data: { brands } }: BrandListProps) => (
  <section className={screen}>
    <h1>{settings.title}</h1>
    {brands.data.length === 0 ? (
      <EmptyState title="ただいまご紹介できるブランドがありません">
        <A href="/product">商品一覧を見る</A>
      </EmptyState>
    ) : (
      <ul className={linkColumns}>
        {[...brands.data]
          .sort((a, b) => order.compare(a.kana, b.kana))
          .map(({ key, name, kana }) => (
            <li key={key}>
              <A href={`/product?brand=${encodeURIComponent(key)}`}>
                <span>
                  {name} <span className={soft}>{kana}</span>
                </span>
              </A>
            </li>
          ))}
      </ul>
    )}
  </section>
);
