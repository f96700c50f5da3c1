import type { Category } from '../../../schemas/catalog/catalogue';
import { categoryHref } from '../../../src/lib/category-path';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { chosenFilters } from '../list/chosen-filters';
import { Picture } from '../../../src/ui/picture';
import { below, head, title } from './list-head-default.css';
import type { ListHeadProps } from './list-head.data';

interface Node {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly picture: Category['picture'];
  readonly children?: readonly Node[];
}

const find = (nodes: readonly Node[], key: string | undefined): Node | undefined => {
  for (const node of nodes) {
    const found = node.key === key ? node : find(node.children ?? [], key);
    if (found) return found;
  }
  return undefined;
};

const shorten = (text: string): string => (text.length > 40 ? `${[...text].slice(0, 40).join('')}…` : text);

/** Words searched for, else the category, else the one filter that narrows the list. */
const titleOf = ({ query, data: { products }, settings }: ListHeadProps, category: Node | undefined): string => {
  if (query.keyword) {
    const words = `「${shorten(query.keyword)}」`;
    return category ? `${category.name}から${words}を探す` : `${words}の検索結果`;
  }
  const [chosen, ...others] = chosenFilters(query, products.facets);
  return category?.name ?? (others.length === 0 ? chosen?.label : null) ?? settings.title;
};

/** What the list is of: the category or the words searched for, and how many goods there are. */
export const View = (props: ListHeadProps) => {
  const { settings, data, query } = props;
  const roots: readonly Category[] = data.categories.data;
  const category = find(roots, query.category);
  const about = query.keyword ? undefined : category;
  const children = settings.showChildren && !query.keyword ? (category ? (category.children ?? []) : roots) : [];
  return (
    <div className={head}>
      <div className={title}>
        <h1>{titleOf(props, category)}</h1>
        <p>全{formatNumber(data.products.page.total)}点</p>
      </div>
      {about?.description && <p>{about.description}</p>}
      {about?.picture && (
        <Picture picture={about.picture} sizes="(min-width: 48rem) 22rem, 6rem" priority="eager" alt="" />
      )}
      {children.length > 0 && (
        <nav aria-label="分類">
          <ul className={below}>
            {children.map(({ key, name }) => (
              <li key={key}>
                <A href={categoryHref(key)}>{name}</A>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};
