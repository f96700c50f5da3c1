import { A } from './a';
import { pagination } from './pagination.css';

interface Props {
  readonly current: number;
  readonly last: number;
  /** The address of a page; the first page's has no page number. */
  readonly hrefOf: (page: number) => string;
  readonly label?: string;
}

/** The pages that are offered: first, last and those around the current one; 0 stands for a gap. */
export const pagesAround = (current: number, last: number): readonly number[] => {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
};

/** Pages of a list as links; draws nothing for a single page. */
export const Pagination = ({ current, last, hrefOf, label = 'ページ' }: Props) =>
  last > 1 ? (
    <nav className={pagination} aria-label={label}>
      <ul>
        {current > 1 && (
          <li>
            <A href={hrefOf(Math.min(current - 1, last))} rel="prev">
              前へ
            </A>
          </li>
        )}
        {pagesAround(current, last).map((page, at) => (
          <li key={page || `gap-${at}`}>
            {page === 0 ? (
              <span aria-hidden="true">…</span>
            ) : page === current ? (
              <b aria-current="page">{page}</b>
            ) : (
              <A href={hrefOf(page)} aria-label={`${page}ページ目`}>
                {page}
              </A>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <A href={hrefOf(current + 1)} rel="next">
              次へ
            </A>
          </li>
        )}
      </ul>
    </nav>
  ) : null;
