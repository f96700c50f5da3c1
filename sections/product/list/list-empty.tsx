import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { chosenFilters, hrefWithoutFilters } from './chosen-filters';
import { listHref, type Asked } from './list-query';

interface Props {
  readonly asked: Asked;
  /** There are goods, but the page's number lies behind the last. */
  readonly isBeyond: boolean;
}

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
      text={
        asked.keyword
          ? '言葉を短くするか、ひらがな・カタカナなど別の書き方でお試しください。'
          : '条件を減らしてお試しください。'
      }
    >
      {chosenFilters(asked, []).length > 0 && (
        <A className={button.outline} href={hrefWithoutFilters(asked)}>
          絞り込みを外す
        </A>
      )}
      <A className={button.outline} href="/product">
        すべての商品を見る
      </A>
    </EmptyState>
  );
};
