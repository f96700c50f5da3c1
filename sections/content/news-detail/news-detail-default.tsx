import { dayOf, formatDate } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { Html } from '../../../src/ui/html';
import { textScreen } from '../../../src/ui/styles/page.css';
import { article } from './news-detail-default.css';
import type { NewsDetailProps } from './news-detail.data';

export const View = ({ settings, data: { entry } }: NewsDetailProps) => (
  <article className={`${textScreen} ${article}`}>
    <time dateTime={dayOf(entry.published_at)}>{formatDate(entry.published_at)}</time>
    <h1>{entry.title}</h1>
    <Html html={entry.body_html} />
    <footer>
      <A className={button.text} href="/news">
        {settings.backText}
      </A>
    </footer>
  </article>
);
