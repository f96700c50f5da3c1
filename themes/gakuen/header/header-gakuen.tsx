import type { HeaderProps } from '../../../sections/frame/header/header.data';
import {
  AccountLink,
  CartLink,
  MenuButton,
  MenuSheet,
  SearchForm,
  SkipLink,
} from '../../../sections/frame/parts/header-parts';
import { logo } from '../../../sections/frame/parts/header.parts';
import { categoryHref } from '../../../src/lib/category-path';
import { A } from '../../../src/ui/a';
import { MenuIcon } from '../../../src/ui/icons';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { bar, nav, strip } from './header-gakuen.css';

/** For people in a hurry: whom to call, a large search, and the categories always in reach. */
export const View = ({ settings, data: { categories, site }, query }: HeaderProps) => (
  <header>
    <SkipLink />
    <div className={strip}>
      <p className={page}>
        <span>{site['SITE.TAGLINE']}</span>
        <A href="/guide">ご利用ガイド</A>
        {site['SITE.PHONE'] && (
          <span>
            お電話でのご相談 <b>{site['SITE.PHONE']}</b> {site['SITE.PHONE_HOURS']}
          </span>
        )}
      </p>
    </div>
    <div className={`${page} ${bar}`}>
      <MenuButton label={settings.menuLabel} />
      <A className={logo} href="/">
        {useShop().siteName}
      </A>
      <SearchForm placeholder={settings.searchPlaceholder} keyword={query.keyword} />
      <AccountLink />
      <CartLink />
    </div>
    <nav className={nav} aria-label="カテゴリー">
      <ul className={page}>
        <li>
          <button type="button" popoverTarget="menu">
            <MenuIcon />
            カテゴリーから探す
          </button>
        </li>
        {categories.data.map(({ key, name }) => (
          <li key={key}>
            <A href={categoryHref(key)}>{name}</A>
          </li>
        ))}
      </ul>
    </nav>
    <MenuSheet categories={categories.data} links={settings.links} />
  </header>
);
