import type { HeaderProps } from '../../../sections/frame/header/header.data';
import {
  AccountLink,
  CartLink,
  MenuButton,
  MenuSheet,
  SearchForm,
  SkipLink,
} from '../../../sections/frame/parts/header-parts';
import { categoryHref } from '../../../src/lib/category-path';
import { A } from '../../../src/ui/a';
import { page } from '../../../src/ui/styles/page.css';
import { bar, nav, tools } from './header-minori.css';
import { Noren } from './noren';

/** As many as stand left of the name without crowding it; the menu has them all. */
const mostInRow = 4;

/** One quiet row: categories, the name as a 暖簾 in the middle, and what one looks for at the right. */
export const View = ({ settings, data: { categories }, query }: HeaderProps) => (
  <header>
    <SkipLink />
    <div className={`${page} ${bar}`}>
      <MenuButton label={settings.menuLabel} />
      <nav className={nav} aria-label="カテゴリー">
        <ul>
          {categories.data.slice(0, mostInRow).map(({ key, name }) => (
            <li key={key}>
              <A href={categoryHref(key)}>{name}</A>
            </li>
          ))}
        </ul>
      </nav>
      <Noren />
      <SearchForm placeholder={settings.searchPlaceholder} keyword={query.keyword} />
      <div className={tools}>
        <AccountLink />
        <CartLink />
      </div>
    </div>
    <MenuSheet categories={categories.data} links={settings.links} />
  </header>
);
