import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { DrawnGuideProps } from './drawn-guide.data';
import { drawnGuideSettings } from './drawn-guide.settings';

const { drawing } = drawnGuideSettings.schema.properties.entries.items.properties;

export const drawnGuideFixtures = {
  ok: {
    settings: settingsOf(drawnGuideSettings, {
      title: '贈りもののお手伝い',
      lead: '大切な方へのひと品を、ととのえてお届けします。',
      entries: [
        { drawing: 'noshi', title: 'のし', text: '表書き、水引、名入れを無料で承ります。' },
        { drawing: 'wrapping', title: '包装', text: '生成りの和紙で、一つずつ手で包みます。' },
        { drawing: 'bag', title: '手提げ袋', text: 'お品の大きさに合わせて添えます（33円）。' },
      ],
      links: [{ label: 'のし・包装について', url: '/guide' }],
    }),
    data: {},
  },
  every: {
    settings: settingsOf(drawnGuideSettings, {
      entries: drawing.enum.map((name) => ({ drawing: name, title: name, text: '絵をひとつずつ。' })),
    }),
    data: {},
  },
  empty: { settings: settingsOf(drawnGuideSettings, { title: '項目がまだない' }), data: {} },
  long: {
    settings: settingsOf(drawnGuideSettings, {
      title: longWord.slice(0, 60),
      entries: [{ drawing: 'card', title: longWord.slice(0, 40), text: longText.slice(0, 200) }],
    }),
    data: {},
  },
} satisfies Record<string, FixtureOf<DrawnGuideProps>>;
