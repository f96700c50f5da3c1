import type { ProductSort } from '../../../schemas/catalog/product';
import { Button } from '../../../src/ui/button';
import { select } from '../../../src/ui/styles/field.css';
import { useHref } from '../../../src/ui/shop-context';
import type { Asked } from './list.queries';
import { sortForm } from './list.css';

const sortNames: Readonly<Record<ProductSort, string>> = {
  recommended: 'おすすめ順',
  new: '新着順',
  price_asc: '価格の安い順',
  price_desc: '価格の高い順',
  rating: '評価の高い順',
};

/** The order of a list as a plain form; with script a choice takes effect at once. */
export const SortForm = ({ id, asked }: { id: string; asked: Asked }) => (
  <form className={sortForm} method="get" action={useHref('/product')} data-auto>
    {Object.entries(asked)
      .filter(([name]) => name !== 'sort' && name !== 'page')
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    <label htmlFor={`${id}-sort`}>並び順</label>
    <span className={select}>
      <select id={`${id}-sort`} name="sort" defaultValue={asked.sort ?? 'recommended'}>
        {Object.entries(sortNames).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
    <Button kind="text">並べ替える</Button>
  </form>
);
