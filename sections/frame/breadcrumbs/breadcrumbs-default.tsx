import { A } from '../../../src/ui/a';
import { useCrumbs } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { trail } from './breadcrumbs-default.css';
import type { BreadcrumbsProps } from './breadcrumbs.data';

export const View = ({ settings }: BreadcrumbsProps) => {
  const crumbs = useCrumbs();
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  return (
    <nav className={`${page} ${trail}`} aria-label="パンくずリスト">
      <ol>
        <li>
          <A href="/">{settings.home}</A>
        </li>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>{at < last ? <A href={path}>{name}</A> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
};
