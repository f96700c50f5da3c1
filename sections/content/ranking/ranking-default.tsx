import { RankedList } from './ranked-list';
import { places } from './ranking-default.css';
import type { RankingProps } from './ranking.data';

const sizesAt = (at: number): string => (at === 0 ? '(min-width: 48rem) 18vw, 92vw' : '(min-width: 48rem) 18vw, 45vw');

/** The places written above. */
export const View = (props: RankingProps) => <RankedList {...props} className={places} sizesAt={sizesAt} />;
