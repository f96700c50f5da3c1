import type { Product, Variant } from '../../../schemas/catalog/product';
import { formatNumber } from '../../../src/lib/numbers';
import { TruckIcon } from '../../../src/ui/icons';
import { Scroller } from '../../../src/ui/scroller';
import { block } from '../parts/block.css';
import { requiredLeadDays } from '../../../src/domain/delivery/added-lead-days';
import { leadWords, soonestRestock, stockSaying } from '../parts/stock-words';
import { delivery, table } from './stock-default.css';
import { matrixOf, pricePlace, rowPrice, type StockMatrix } from './stock-model';
import type { StockProps } from './stock.data';

const Stock = ({ variant }: { variant: Variant }) => {
  const { words, note } = stockSaying(variant);
  return (
    <>
      <span data-stock={variant.stock_status}>{words}</span>
      {note && <small>{note}</small>}
    </>
  );
};

const Rows = ({ model: { axes, products } }: { model: Product['product_model'] }) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col">{axes.map(({ name }) => name).join('・')}</th>
        <th scope="col">価格（税込）</th>
        <th scope="col">在庫</th>
      </tr>
    </thead>
    <tbody>
      {products.map((variant) => (
        <tr key={variant.id}>
          <th scope="row">{axes.map(({ name }) => variant.options[name]).join('・')}</th>
          <td>{formatNumber(variant.price_jpy)}円</td>
          <td>
            <Stock variant={variant} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Matrix = ({ matrix }: { matrix: StockMatrix }) => {
  const { rows, columns, at } = matrix;
  const prices = pricePlace(matrix);
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{rows.name}</th>
          {prices === 'row' && <th scope="col">価格（税込）</th>}
          {columns.values.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.values.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {prices === 'row' && <td>{formatNumber(rowPrice(matrix, row) ?? 0)}円</td>}
            {columns.values.map((column) => {
              const variant = at(row, column);
              return (
                <td key={column}>
                  {variant ? <Stock variant={variant} /> : '—'}
                  {variant && prices === 'cell' && <small>{formatNumber(variant.price_jpy)}円</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What of each variant there is, and when it leaves. */
export const View = ({ id, settings, data: { product } }: StockProps) => {
  const { product_model: model, delivery: given, options } = product;
  const restock_days = soonestRestock(model.products);
  const leaves = leadWords({ lead_days: given.lead_days + requiredLeadDays(options), restock_days });
  const isLater = model.products.some((variant) => (variant.restock_days ?? 0) > restock_days);
  const matrix = matrixOf(model);
  return (
    <section className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      {model.axes.length > 0 && (
        <Scroller label={settings.title}>{matrix ? <Matrix matrix={matrix} /> : <Rows model={model} />}</Scroller>
      )}
      <div className={delivery}>
        <TruckIcon />
        <p>
          {given.temperature}便でお届けします。{leaves}。
          {isLater && 'お取り寄せまたはお作りする品は、ご用意ができてからの発送となります。'}
          {given.note}
        </p>
      </div>
    </section>
  );
};
