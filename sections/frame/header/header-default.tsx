import { categoryHref } from '../../../src/lib/category-path';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { AccountLink, CartLink, MenuButton, MenuSheet, SearchForm, SkipLink } from '../parts/header-parts';
import { logo } from '../parts/header-parts.css';
import { bar, nav, tools } from './header-default.css';
import type { HeaderProps } from './header.data';

/** A quiet header: the shop's name in the middle, hairlines, categories below it on wide screens. */
export const View = ({ settings, data: { categories }, query }: HeaderProps) => (
  <header>
    <SkipLink />
    <div className={`${page} ${bar}`}>
      <MenuButton label={settings.menuLabel} />
      <A className={logo} href="/">
        {useShop().siteName}
      </A>
      <SearchForm placeholder={settings.searchPlaceholder} keyword={query.keyword} />
      <div className={tools}>
        <AccountLink />
        <CartLink />
      </div>
      <nav className={nav} aria-label="カテゴリー">
        <ul>
          {categories.data.slice(0, 8).map(({ key, name }) => (
            <li key={key}>
              <A href={categoryHref(key)}>{name}</A>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    <MenuSheet categories={categories.data} links={settings.links} />
  </header>
);
