import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { trail } from './breadcrumbs-default.css';
import type { BreadcrumbsProps } from './breadcrumbs.data';
import { crumbsOf } from './crumbs';

export const View = ({ settings, data, query }: BreadcrumbsProps) => {
  const crumbs = crumbsOf({ data, query }, useShop());
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  return (
    <nav className={`${page} ${trail}`} aria-label="パンくずリスト">
      <ol>
        <li>
          <A href="/">{settings.home}</A>
        </li>
        {crumbs.map(({ name, href }, at) => (
          <li key={at}>
            {href && at < last ? (
              <A href={href}>{name}</A>
            ) : (
              <span aria-current={at === last ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
