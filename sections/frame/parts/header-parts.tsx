import type { Category } from '../../../schemas/catalog/catalogue';
import { categoryHref } from '../../../src/lib/category-path';
import { wayToLogin } from '../../../src/lib/way-to-login';
import { membersLink } from '../../../src/session/members-link';
import { A } from '../../../src/ui/a';
import { BagIcon, CloseIcon, MenuIcon, SearchIcon, UserIcon } from '../../../src/ui/icons';
import { useHref, useShop } from '../../../src/ui/shop-context';
import { menu, search, skip, tool } from './header-parts.css';

/** The way past the header. */
export const SkipLink = () => (
  <a className={skip} href="#main">
    本文へ移動
  </a>
);

interface SearchFormProps {
  readonly placeholder: string;
  /** What was searched for, shown again on its results. */
  readonly keyword: string | undefined;
  readonly className?: string;
}

/** Finds products; a plain GET form. */
export const SearchForm = ({ placeholder, keyword, className }: SearchFormProps) => (
  <form
    className={className ? `${search} ${className}` : search}
    role="search"
    action={useHref('/product')}
    method="get"
  >
    <input
      type="search"
      name="keyword"
      aria-label="商品を検索"
      placeholder={placeholder}
      defaultValue={keyword}
      maxLength={200}
      enterKeyHint="search"
      autoComplete="off"
    />
    <button className={tool} aria-label="検索する">
      <SearchIcon />
    </button>
  </form>
);

export const AccountLink = () => {
  const shop = useShop();
  const isMember = shop.visitor === 'member';
  return shop.isMemberless ? null : (
    <A className={tool} href={isMember ? membersLink.path : wayToLogin(shop)}>
      <UserIcon />
      <span>{isMember ? membersLink.text : 'ログイン'}</span>
    </A>
  );
};

/** The count is filled in by the app from a cookie, since the page is the same for everyone; its place is reserved. */
export const CartLink = () => (
  <A className={tool} href="/cart/">
    <BagIcon />
    <span>カート</span>
    <span data-cart-count="" />
  </A>
);

export const MenuButton = ({ label }: { label: string }) => (
  <button className={tool} type="button" popoverTarget="menu">
    <MenuIcon />
    <span>{label}</span>
  </button>
);

export interface MenuLink {
  readonly label: string;
  readonly url: string;
}

const CategoryTree = ({ categories }: { categories: readonly Category[] }) => (
  <ul>
    {categories.map(({ key, name, children }) => (
      <li key={key}>
        <A href={categoryHref(key)}>{name}</A>
        {children.length > 0 && (
          <ul>
            {children.map((child) => (
              <li key={child.key}>
                <A href={categoryHref(child.key)}>{child.name}</A>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

/** All categories and the shop's other pages, in a sheet that needs no script. */
export const MenuSheet = ({ categories, links }: { categories: readonly Category[]; links: readonly MenuLink[] }) => (
  <div className={menu} id="menu" popover="auto">
    <button
      className={tool}
      type="button"
      popoverTarget="menu"
      popoverTargetAction="hide"
      aria-label="メニューを閉じる"
    >
      <CloseIcon />
    </button>
    <nav aria-label="メニュー">
      <h2>カテゴリー</h2>
      <CategoryTree categories={categories} />
      <h2>ご案内</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <A href={url}>{label}</A>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
