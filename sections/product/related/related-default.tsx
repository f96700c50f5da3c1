import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/styles/page.css';
import { CardList } from '../card/card-list';
import type { RelatedProps } from './related.data';

/** Other goods of the same kind. */
export const View = ({ id, settings, data: { products } }: RelatedProps) => {
  const shown = products.data.slice(0, settings.limit);
  return shown.length === 0 ? null : (
    <section className={band} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={settings.title} />
      <CardList products={shown} layout="few" />
    </section>
  );
};
