/** Answers of the list's call, for the fixtures of the sections that share it. */
import type { ResultOf } from '../../../schemas/query';
import type { Facet } from '../../../schemas/catalog/product';
import { longCard, longWord, sampleCards } from '../../samples/shop';
import type { listQuery } from './list.queries';

type Products = ResultOf<ReturnType<typeof listQuery>>;

const option = (value: string, label: string, count: number) => ({ value, label, count });

const facets: Facet[] = [
  { key: 'category', title: 'カテゴリー', options: [option('wagashi', '和菓子', 4), option('tea', 'お茶', 0)] },
  {
    key: 'price',
    title: '価格',
    options: [option('0-999', '1,000円未満', 1), option('1000-2999', '1,000円〜2,999円', 3)],
  },
  {
    key: 'maker',
    title: '作り手',
    options: Array.from({ length: 8 }, (_, at) => option(`maker-${at}`, `作り手${at}`, 8 - at)),
  },
  { key: 'tag', title: '特徴', options: [option('kuri', '栗', 5), option('winter', '冬のおすすめ', 2)] },
];

export const fullList: Products = { data: sampleCards, facets, page: { total: 40, per: 15, last: 3, current: 2 } };
export const shortList: Products = { data: sampleCards, facets, page: { total: 6, per: 15, last: 1, current: 1 } };
export const emptyList: Products = { data: [], facets: [], page: { total: 0, per: 15, last: 1, current: 1 } };
/** The page's number lies behind the last. */
export const beyondList: Products = { ...emptyList, page: { total: 40, per: 15, last: 3, current: 99 } };
export const longList: Products = {
  data: [longCard],
  facets: [{ key: 'tag', title: longWord, options: [option('long', longWord, 1234567)] }],
  page: { total: 1234567, per: 15, last: 82305, current: 41000 },
};
