import type { Facet } from '../../../schemas/catalog/product';
import { A } from '../../../src/ui/a';
import { CloseIcon } from '../../../src/ui/icons';
import { hrefWithoutFilters, narrowingFilters } from './chosen-filters';
import type { Asked } from './list.queries';
import { chosenList } from './list.css';

/** What narrows the list, each with a way to take it away; what the list is of stands in its heading. */
export const ChosenList = ({ asked, facets }: { asked: Asked; facets: readonly Facet[] }) => {
  const chosen = narrowingFilters(asked, facets);
  if (chosen.length === 0) return null;
  return (
    <ul className={chosenList} aria-label="選んだ条件">
      {chosen.map(({ name, value, label, href }) => (
        <li key={`${name} ${value}`}>
          <A href={href} aria-label={`${label ?? 'そのほかの条件'}を外す`}>
            {label ?? 'そのほかの条件'}
            <CloseIcon />
          </A>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <A href={hrefWithoutFilters(asked)}>すべて外す</A>
        </li>
      )}
    </ul>
  );
};
