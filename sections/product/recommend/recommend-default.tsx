import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/page.css';
import { CardList } from '../card/card-list';
import type { RecommendProps } from './recommend.section';

/** What goes with it: the shop's recommendations, then what can be added. */
export const View = ({ id, settings, data: { products, accessories } }: RecommendProps) => {
  const shown = [...products.data, ...accessories.data].slice(0, settings.limit);
  return shown.length === 0 ? null : (
    <section className={band} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={settings.title} />
      <CardList products={shown} layout="few" />
    </section>
  );
};
