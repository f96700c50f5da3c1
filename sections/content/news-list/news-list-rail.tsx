import { SectionHead } from '../../../src/ui/section-head';
import { band } from '../../../src/ui/styles/page.css';
import { NewsEntries } from './news-entries';
import type { NewsListProps } from './news-list.data';

/** The latest news on another screen, with a link to all of them. */
export const View = ({ id, settings, data: { news } }: NewsListProps) =>
  news.data.length > 0 ? (
    <section className={band} aria-labelledby={`${id}-h`}>
      <SectionHead id={`${id}-h`} title={settings.title} more={{ href: '/news', text: settings.moreText }} />
      <NewsEntries news={news.data} />
    </section>
  ) : null;
