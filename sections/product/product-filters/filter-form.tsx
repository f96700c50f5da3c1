import type { Facet } from '../../../schemas/catalog/product';
import { formatNumber } from '../../../src/lib/numbers';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { check } from '../../../src/ui/styles/field.css';
import { CloseIcon, FilterIcon } from '../../../src/ui/icons';
import { useHref } from '../../../src/ui/shop-context';
import { chosenFilters, hrefWithoutFilters, narrowingFilters } from '../list/chosen-filters';
import { keysIn, type Asked } from '../list/list.queries';
import { bar, beside, filters, onSheet, opener, submit } from './filter-form.css';
import type { ProductFiltersProps } from './product-filters.data';

type FacetOption = Facet['options'][number];

interface FacetProps {
  readonly facet: Facet;
  readonly asked: Asked;
  readonly maxOptions: number;
}

/** Prices exclude each other, so they are radio buttons; of all others several can be chosen. */
const isSingle = ({ key }: Facet): boolean => key === 'price';

const FacetField = ({ facet, asked, maxOptions }: FacetProps) => {
  const chosen = keysIn(asked, facet.key);
  const isChosen = ({ value }: FacetOption): boolean => chosen.includes(value);
  const options = facet.options.filter((option) => option.count > 0 || isChosen(option));
  if (options.length === 0) return null;
  const draw = (option: FacetOption) => (
    <label key={option.value} className={check}>
      <input
        type={isSingle(facet) ? 'radio' : 'checkbox'}
        name={facet.key}
        value={option.value}
        defaultChecked={isChosen(option)}
      />
      {option.label}
      <span>{option.count}</span>
    </label>
  );
  const rest = options.slice(maxOptions);
  return (
    <fieldset>
      <legend>{facet.title}</legend>
      {isSingle(facet) && chosen.length > 0 && (
        <label className={check}>
          <input type="radio" name={facet.key} value="" />
          指定しない
        </label>
      )}
      {options.slice(0, maxOptions).map(draw)}
      {rest.length > 0 && (
        <details open={rest.some(isChosen)}>
          <summary>ほか{rest.length}件</summary>
          {rest.map(draw)}
        </details>
      )}
    </fieldset>
  );
};

/** What the form must not lose: words, order, and choices that no filter offers. */
const Kept = ({ asked, facets }: { asked: Asked; facets: readonly Facet[] }) => {
  const unnamed = chosenFilters(asked, facets).filter(({ label }) => label === null);
  const kept = ['keyword', 'sort'].flatMap((name) => (asked[name] ? [{ name, value: asked[name] }] : []));
  return [...kept, ...unnamed].map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
};

interface FilterFormProps extends Pick<ProductFiltersProps, 'id' | 'settings' | 'data' | 'query'> {
  /** `beside`: where there is room it stands beside the list; `sheet`: it opens over the page at every width. */
  readonly place: 'beside' | 'sheet';
}

/** Filters as a plain form: it works without script, and with script each choice takes effect at once. */
export const FilterForm = ({ id, settings, data: { products }, query, place }: FilterFormProps) => {
  const sheetId = `${id}-sheet`;
  const chosen = narrowingFilters(query, products.facets).length;
  const action = useHref('/product');
  if (products.facets.length === 0 && chosen === 0) return null;
  return (
    <div className={place === 'beside' ? beside : undefined}>
      <Button type="button" className={`${opener} ${onSheet}`} popoverTarget={sheetId}>
        <FilterIcon />
        {settings.title}
        {chosen > 0 && `（${chosen}）`}
      </Button>
      <form
        id={sheetId}
        className={filters}
        popover="auto"
        method="get"
        action={action}
        data-auto
        aria-labelledby={`${id}-title`}
      >
        <div className={bar}>
          <h2 id={`${id}-title`}>{settings.title}</h2>
          {chosen > 0 && <A href={hrefWithoutFilters(query)}>すべて外す</A>}
          <button
            type="button"
            className={`${button.text} ${onSheet}`}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label="閉じる"
          >
            <CloseIcon />
          </button>
        </div>
        <Kept asked={query} facets={products.facets} />
        {products.facets.map((facet) => (
          <FacetField key={facet.key} facet={facet} asked={query} maxOptions={settings.maxOptions} />
        ))}
        <div className={submit}>
          <Button kind="primary">この条件で見る</Button>
          <Button kind="primary" type="button" popoverTarget={sheetId} popoverTargetAction="hide">
            {formatNumber(products.page.total)}点の商品を見る
          </Button>
        </div>
      </form>
    </div>
  );
};
