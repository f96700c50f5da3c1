import { Scroller } from '../../../src/ui/scroller';
import { block } from '../parts/block.css';
import { howTo, sizes } from './size-table-default.css';
import { SizeRows } from '../parts/size-rows';
import type { SizeTableProps } from './size-table.data';

/** Sizes as a table that a small screen can push sideways, and how to measure. */
export const View = ({ id, settings, data: { product } }: SizeTableProps) => {
  const table = product.size_table;
  if (!table) return null;
  return (
    <section id="sizes" className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <Scroller label={settings.title} className={sizes}>
        <SizeRows table={table} />
      </Scroller>
      {table.how_to_measure && <p className={howTo}>{table.how_to_measure}</p>}
    </section>
  );
};
