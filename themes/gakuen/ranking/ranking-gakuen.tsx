import { RankedList } from '../../../sections/content/ranking/ranked-list';
import type { RankingProps } from '../../../sections/content/ranking/ranking.data';
import { place, ranks } from './ranking-gakuen.css';

const sizesAt = (): string => '(min-width: 40rem) 18vw, 6.5rem';

/** What others buy, at a glance: rows on phones, one row on PC, the place on a tag at the picture's corner. */
export const View = (props: RankingProps) => (
  <RankedList {...props} className={ranks} markClass={place} sizesAt={sizesAt} stock="always" />
);
