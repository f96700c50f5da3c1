import type { Qa } from '../../../schemas/content/content';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { QaProps } from './qa.data';
import { qaSettings } from './qa.settings';

const settings = settingsOf(qaSettings);
const qa = (id: number, question: string, answer: string): Qa => ({
  id,
  category: null,
  question,
  answer_html: `<p>${answer}<a href="/faq">よくあるご質問</a></p>`,
});

export const qaFixtures = {
  ok: {
    settings,
    data: {
      qas: {
        data: [
          qa(1, '冷凍して保存できますか。', '冷凍はおすすめしておりません。'),
          qa(2, '日にちを指定して届けてもらえますか。', '3営業日目以降でお選びいただけます。'),
        ],
      },
    },
  },
  empty: { settings, data: { qas: { data: [] } } },
  long: { settings, data: { qas: { data: [qa(1, longWord, longText)] } } },
} satisfies Record<string, FixtureOf<QaProps>>;
