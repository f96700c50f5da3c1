import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { FreeTextProps } from './free-text.data';
import { freeTextSettings } from './free-text.settings';

export const freeTextFixtures = {
  ok: {
    settings: settingsOf(freeTextSettings, {
      title: 'のし・包装を承ります',
      text: 'ご用途に合わせてお選びいただけます。\n送り先ごとに承ります。',
      links: [{ label: 'のし・包装について', url: '/guide' }],
    }),
    data: {},
  },
  area: {
    settings: settingsOf(freeTextSettings, { code: 'about' }),
    data: {
      area: {
        code: 'about',
        title: 'わたしたちのこと',
        body_html: '<p>小さな店です。</p>',
        updated_at: '2026-11-20T01:00:00Z',
      },
    },
  },
  empty: { settings: settingsOf(freeTextSettings), data: {} },
  long: { settings: settingsOf(freeTextSettings, { title: longWord.slice(0, 60), text: longText }), data: {} },
} satisfies Record<string, FixtureOf<FreeTextProps>>;
