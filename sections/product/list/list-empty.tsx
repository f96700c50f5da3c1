import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { hrefWithoutFilters } from './chosen-filters';
import { listHref, type Asked } from './list.queries';

interface Props {
  readonly asked: Asked;
  /** There are goods, but the page's number lies behind the last. */
  readonly isBeyond: boolean;
}

/** Each of several words that were searched for; so many find a line each. */
const wordsOf = ({ keyword = '' }: Asked): readonly string[] => {
  const words = [...new Set(keyword.split(/\s+/u).filter(Boolean))];
  return words.length > 1 ? words.slice(0, 3) : [];
};

/** No goods, said kindly, with ways on. */
export const ListEmpty = ({ asked, isBeyond }: Props) => {
  if (isBeyond) {
    return (
      <EmptyState title="このページには商品がありません" text="ページの番号が、一覧の終わりを超えています。">
        <A className={button.outline} href={listHref(asked, {})}>
          最初のページへ
        </A>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="条件に合う商品が見つかりませんでした"
      text={asked.keyword ? '言葉を短くするか、別の言葉でお試しください。' : '条件を減らしてお試しください。'}
    >
      {hrefWithoutFilters(asked) !== listHref(asked, {}) && (
        <A className={button.outline} href={hrefWithoutFilters(asked)}>
          絞り込みを外す
        </A>
      )}
      {wordsOf(asked).map((word) => (
        <A key={word} className={button.outline} href={listHref({}, { keyword: word })}>
          「{word}」で探す
        </A>
      ))}
      <A className={button.outline} href="/product">
        すべての商品を見る
      </A>
    </EmptyState>
  );
};
