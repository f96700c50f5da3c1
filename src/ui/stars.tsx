import { stars } from './stars.css';
import { visuallyHidden } from './styles/text.css';

const star = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L';
const corners = [10, 30, 50, 70, 90];
const five = corners.map((x) => `M${x} 1.6${star}${x - 8.4} 7.7l5.8-.8z`).join('');

interface Props {
  /** 1 to 5; drawn to a tenth. */
  readonly rating: number;
  /** How many reviews it is the mean of; left out where it is one review's own. */
  readonly count?: number;
}

/** Stars with their figure. The filled part is an inner svg that is cut off at the rating's width. */
export const Stars = ({ rating, count }: Props) => (
  <span className={stars}>
    <svg viewBox="0 0 100 20" width="100" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={five} />
      <svg width={Math.round(rating * 20)} height="20">
        <path d={five} fill="currentColor" />
      </svg>
    </svg>
    <span className={visuallyHidden}>5点満点中</span>
    {count === undefined ? String(rating) : `${rating.toFixed(1)}（${count}件）`}
  </span>
);
