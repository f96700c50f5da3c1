import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { Pagination } from '../../../src/ui/pagination';
import { textScreen } from '../../../src/ui/styles/page.css';
import { NewsEntries } from './news-entries';
import type { NewsListProps } from './news-list.data';

const hrefOf = (page: number): string => (page === 1 ? '/news' : `/news?page=${page}`);

/** All news, page by page: the main section of its screen. */
export const View = ({ settings, data: { news } }: NewsListProps) => (
  <section className={textScreen}>
    <h1>{settings.title}</h1>
    {news.data.length > 0 ? (
      <NewsEntries news={news.data} />
    ) : (
      <EmptyState title="お知らせはありません">
        <A className={button.outline} href={news.page.total > 0 ? '/news' : '/'}>
          {news.page.total > 0 ? '最新のお知らせを見る' : 'トップページへ戻る'}
        </A>
      </EmptyState>
    )}
    {settings.isPaged && (
      <Pagination current={news.page.current} last={news.page.last} hrefOf={hrefOf} label="お知らせのページ" />
    )}
  </section>
);
