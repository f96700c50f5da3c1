import { block } from '../../../sections/product/parts/product.parts';
import { SizeRows } from '../../../sections/product/parts/size-rows';
import type { SizeTableProps } from '../../../sections/product/size-table/size-table.data';
import { Scroller } from '../../../src/ui/scroller';
import { drawingFor, type Drawing } from './measures';
import { drawn, howTo, sizes } from './size-table-gakuen.css';

const Measures = ({ drawing: { outline, detail, measures } }: { drawing: Drawing }) => (
  <svg
    className={drawn}
    viewBox="0 0 240 232"
    role="img"
    aria-label={`測る場所の図：${measures.map(({ name }) => name).join('、')}`}
  >
    <path d={outline} />
    {detail && <path d={detail} />}
    {measures.map(({ name, line, label: [x, y], isBeside }) => (
      <g key={name}>
        <path d={line} />
        <text x={x} y={y} textAnchor={isBeside ? 'start' : 'middle'}>
          {name}
        </text>
      </g>
    ))}
  </svg>
);

/** Sizes in large figures, and where to measure as a drawing. */
export const View = ({ id, settings, data: { product } }: SizeTableProps) => {
  const table = product.size_table;
  if (!table) return null;
  const drawing = drawingFor(table.columns);
  return (
    <section id="sizes" className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <Scroller label={settings.title} className={sizes}>
        <SizeRows table={table} />
      </Scroller>
      {(drawing || table.how_to_measure) && (
        <div className={howTo}>
          {drawing && <Measures drawing={drawing} />}
          <div>
            <h3>サイズの測り方</h3>
            <p>{table.how_to_measure}</p>
          </div>
        </div>
      )}
    </section>
  );
};
