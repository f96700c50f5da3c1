import { block } from '../parts/block.css';
import { list } from './data-default.css';
import type { DataProps } from './data.data';

/** Contents, ingredients, sizes and the like, as a list of terms. */
export const View = ({ id, settings, data: { product } }: DataProps) =>
  product.data.length === 0 ? null : (
    <section className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <dl className={list}>
        {product.data.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
