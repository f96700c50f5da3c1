import type { NewsEntry } from '../../../schemas/content/content';
import { dayOf, formatDate } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { entries } from './news-list.css';

export const NewsEntries = ({ news }: { news: readonly NewsEntry[] }) => (
  <ul className={entries}>
    {news.map(({ key, title, published_at }) => (
      <li key={key}>
        <A href={`/news/${encodeURIComponent(key)}`}>
          <time dateTime={dayOf(published_at)}>{formatDate(published_at)}</time>
          {title}
        </A>
      </li>
    ))}
  </ul>
);
