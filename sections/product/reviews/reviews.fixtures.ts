import type { Review } from '../../../schemas/content/content';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longProduct, plainProduct, sampleProduct } from '../../samples/product';
import { longText, longWord } from '../../samples/shop';
import type { ReviewsProps } from './reviews.data';
import { reviewsSettings } from './reviews.settings';

const settings = settingsOf(reviewsSettings);
const params = { key: sampleProduct.key };
const review = (id: number, rating: number, own: Partial<Review> = {}): Review => ({
  id,
  product_id: 1,
  nickname: 'こむぎ',
  rating,
  title: '毎年の楽しみです',
  body: '栗の粒がちゃんと残っていて、\n甘さが先に立たないところが好きです。',
  posted_at: '2026-11-14T10:00:00+09:00',
  ...own,
});
const page = (total: number) => ({ total, per: 5, last: Math.max(1, Math.ceil(total / 5)), current: 1 });

export const reviewsFixtures = {
  ok: {
    settings,
    params,
    data: {
      product: sampleProduct,
      reviews: { data: [review(1, 5), review(2, 3, { title: '小さめです' })], spread: [0, 0, 1, 2, 9], page: page(12) },
    },
  },
  empty: {
    settings,
    params,
    data: { product: plainProduct, reviews: { data: [], spread: [0, 0, 0, 0, 0], page: page(0) } },
  },
  /** A page behind the last, from an old link. */
  beyond: {
    settings,
    params,
    data: {
      product: sampleProduct,
      reviews: { data: [], spread: [0, 0, 1, 2, 9], page: { ...page(12), current: 9 } },
    },
  },
  long: {
    settings,
    params,
    data: {
      product: longProduct,
      reviews: {
        data: [review(1, 1, { title: longWord, body: longText, nickname: longWord })],
        spread: [123456, 0, 0, 0, 0],
        page: page(1),
      },
    },
  },
} satisfies Record<string, FixtureOf<ReviewsProps>>;
