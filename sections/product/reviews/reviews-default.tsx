import { formatDate } from '../../../src/lib/dates';
import { EmptyState } from '../../../src/ui/empty-state';
import { Pagination } from '../../../src/ui/pagination';
import { Stars } from '../../../src/ui/stars';
import { block } from '../parts/block.css';
import { entries, summary } from './reviews-default.css';
import type { ReviewsProps } from './reviews.data';

interface SpreadProps {
  /** Reviews with 1 to 5 stars. */
  readonly spread: readonly number[];
}

/** How the ratings spread, as bars with their figures. */
const Spread = ({ spread }: SpreadProps) => {
  const most = Math.max(...spread, 1);
  return (
    <dl>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = spread[stars - 1] ?? 0;
        return (
          <div key={stars}>
            <dt>{stars}点</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="1" />
              </svg>
              {count}件
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

/** What buyers say, newest first, good and bad alike. */
export const View = ({ id, settings, data: { product, reviews }, params }: ReviewsProps) => {
  const { data, page, spread } = reviews;
  const address = `/product/${encodeURIComponent(params.key ?? '')}`;
  return (
    <section id="reviews" className={block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{settings.title}</h2>
      {page.total === 0 || !product.rating ? (
        <EmptyState title="レビューはまだありません" text="お使いになったご感想をお待ちしております。" />
      ) : (
        <>
          <div className={summary}>
            <p>
              <b>{product.rating.average.toFixed(1)}</b>／5点（{product.rating.count}件）
            </p>
            <Spread spread={spread} />
          </div>
          <ol className={entries}>
            {data.map((review) => (
              <li key={review.id}>
                <Stars rating={review.rating} />
                <h3>{review.title}</h3>
                <p>{review.body}</p>
                <footer>
                  {review.nickname}さん <time dateTime={review.posted_at}>{formatDate(review.posted_at)}</time>
                </footer>
              </li>
            ))}
          </ol>
          <Pagination
            current={page.current}
            last={page.last}
            label="レビューのページ"
            hrefOf={(number) => `${address}${number === 1 ? '' : `?reviews=${number}`}#reviews`}
          />
        </>
      )}
    </section>
  );
};
