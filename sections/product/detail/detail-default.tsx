import { Html } from '../../../src/ui/html';
import { block } from '../parts/block.css';
import type { DetailProps } from './detail.data';

/** How it is made, enjoyed and kept, in the shop's own words. */
export const View = ({ id, settings, data: { product } }: DetailProps) => {
  const html = (settings.withOverview ? product.overview_html : '') + product.detail_html;
  return html === '' ? null : (
    <section className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      <Html html={html} />
    </section>
  );
};
