import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/styles/page.css';
import { CardList } from '../card/card-list';
import type { RecommendProps } from './recommend.data';

/** What goes with it: the shop's recommendations, then what can be added; what is both stands there once. */
export const View = ({ id, settings, data: { products, accessories } }: RecommendProps) => {
  const all = [...products.data, ...accessories.data];
  const shown = [...new Map(all.map((product) => [product.id, product])).values()].slice(0, settings.limit);
  return shown.length === 0 ? null : (
    <section className={band} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={settings.title} />
      <CardList products={shown} layout="few" />
    </section>
  );
};
