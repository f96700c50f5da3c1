import type { Facet } from '../../../schemas/catalog/product';
import { A } from '../../../src/ui/a';
import { CloseIcon } from '../../../src/ui/icons';
import { hrefWithout, hrefWithoutFilters, narrowingFilters, type ChosenFilter } from './chosen-filters';
import type { Asked } from './list.queries';
import { chosenList } from './list.css';

interface ChipProps {
  readonly asked: Asked;
  readonly filters: readonly ChosenFilter[];
  readonly label: string;
}

const Chip = ({ asked, filters, label }: ChipProps) => (
  <li>
    <A href={hrefWithout(asked, filters)} aria-label={`${label}を外す`}>
      {label}
      <CloseIcon />
    </A>
  </li>
);

/**
 * What narrows the list, each with a way to take it away; what the list is of stands in its heading. What no filter
 * knows (an old link, an invented one) is taken away together.
 */
export const ChosenList = ({ asked, facets }: { asked: Asked; facets: readonly Facet[] }) => {
  const chosen = narrowingFilters(asked, facets);
  const unknown = chosen.filter(({ label }) => label === null);
  if (chosen.length === 0) return null;
  return (
    <ul className={chosenList} aria-label="選んだ条件">
      {chosen.map(
        (filter) =>
          filter.label !== null && (
            <Chip key={`${filter.name} ${filter.value}`} asked={asked} filters={[filter]} label={filter.label} />
          ),
      )}
      {unknown.length > 0 && <Chip asked={asked} filters={unknown} label="そのほかの条件" />}
      {chosen.length > 1 && (
        <li>
          <A href={hrefWithoutFilters(asked)}>すべて外す</A>
        </li>
      )}
    </ul>
  );
};
