import { A } from '../../../src/ui/a';
import { badge, badges } from '../../../src/ui/styles/badge.css';
import { Html } from '../../../src/ui/html';
import { Stars } from '../../../src/ui/stars';
import { overview, rated } from './overview-default.css';
import type { OverviewProps } from './overview.data';

/** What it is: maker, name, the shop's own words and what others think. */
export const View = ({ settings, data: { product } }: OverviewProps) => {
  const { maker, rating } = product;
  const remarks = [...(product.is_new ? ['新商品'] : []), ...product.badges];
  return (
    <div className={overview} data-product={product.id}>
      {settings.showMaker && maker && (
        <p>
          <A href={`/maker/${encodeURIComponent(maker.key)}`}>{maker.name}</A>
        </p>
      )}
      <h1>{product.name}</h1>
      {remarks.length > 0 && (
        <p className={badges}>
          {remarks.map((text) => (
            <span key={text} className={badge.quiet}>
              {text}
            </span>
          ))}
        </p>
      )}
      {settings.showRating && rating && (
        <a className={rated} href="#reviews">
          <Stars rating={rating.average} count={rating.count} />
        </a>
      )}
      {settings.isShort ? product.lead && <p>{product.lead}</p> : <Html html={product.overview_html} />}
    </div>
  );
};
