import { settingsOf, type FixtureOf } from '../../samples/fixture';
import type { Qa } from '../../../schemas/content/content';
import { longText, longWord } from '../../samples/shop';
import type { FaqListProps } from './faq-list.data';
import { faqListSettings } from './faq-list.settings';

const settings = settingsOf(faqListSettings);
const categories = [
  { key: 'order', name: 'ご注文について' },
  { key: 'delivery', name: 'お届けについて' },
];
const qa = (id: number, category: string | null, question: string): Qa => ({
  id,
  category,
  question,
  answer_html: '<p>全国一律770円です。<a href="/guide">くわしく見る</a></p>',
});

export const faqListFixtures = {
  ok: {
    settings,
    data: {
      categories: { data: categories },
      qas: {
        data: [
          qa(1, 'delivery', '送料はいくらですか。'),
          qa(2, 'order', '会員登録は必要ですか。'),
          qa(3, null, '店舗はありますか。'),
        ],
      },
    },
  },
  empty: { settings, data: { categories: { data: categories }, qas: { data: [] } } },
  long: {
    settings,
    data: {
      categories: { data: [] },
      qas: { data: [{ ...qa(1, 'gone', longWord), answer_html: `<p>${longText}</p>` }] },
    },
  },
} satisfies Record<string, FixtureOf<FaqListProps>>;
