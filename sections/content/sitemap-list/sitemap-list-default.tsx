import { categoryHref } from '../../../src/lib/category-path';
import { A } from '../../../src/ui/a';
import { screen } from '../../../src/ui/styles/page.css';
import { linkColumns } from '../parts/tiles.css';
import { map } from './sitemap-list-default.css';
import type { SitemapListProps } from './sitemap-list.data';

interface Node {
  readonly key: string;
  readonly name: string;
  readonly children?: readonly Node[];
}

const Tree = ({ nodes, className }: { nodes: readonly Node[]; className?: string }) => (
  <ul className={className}>
    {nodes.map(({ key, name, children = [] }) => (
      <li key={key}>
        <A href={categoryHref(key)}>{name}</A>
        {children.length > 0 && <Tree nodes={children} />}
      </li>
    ))}
  </ul>
);

/** All pages that one can go to, as links. */
export const View = ({ settings, data: { categories, pages } }: SitemapListProps) => (
  <section className={screen}>
    <h1>{settings.title}</h1>
    <div className={map}>
      <div>
        <h2>商品</h2>
        <ul className={linkColumns}>
          <li>
            <A href="/">トップ</A>
          </li>
          <li>
            <A href="/product">すべての商品</A>
          </li>
        </ul>
        <Tree className={linkColumns} nodes={categories.data} />
      </div>
      <div>
        <h2>ご案内</h2>
        <ul className={linkColumns}>
          {[...settings.links, ...pages.data.map(({ url, title }) => ({ url, label: title }))].map(({ url, label }) => (
            <li key={url}>
              <A href={url}>{label}</A>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
