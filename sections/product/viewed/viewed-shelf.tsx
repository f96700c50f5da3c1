import type { ProductCard } from '../../../schemas/catalog/product';
import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/styles/page.css';
import { CardList } from '../card/card-list';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly products: readonly ProductCard[];
}

export const ViewedShelf = ({ id, title, products }: Props) =>
  products.length === 0 ? null : (
    <section className={band} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} />
      <CardList products={products} layout="few" />
    </section>
  );
