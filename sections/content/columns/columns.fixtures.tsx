import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText } from '../../samples/shop';
import type { ColumnsProps } from './columns.data';
import { columnsSettings } from './columns.settings';

const settings = settingsOf(columnsSettings);
const start = <p>季節のお菓子とお茶、うつわを選んでお届けします。</p>;
const end = <p>栗と砂糖だけで、茶巾にしぼりました。</p>;

export const columnsFixtures = {
  ok: { settings, data: {}, slots: { start, end } },
  sticky: { settings: settingsOf(columnsSettings, { isEndSticky: true }), data: {}, slots: { start, end } },
  half: { settings, data: {}, slots: { start } },
  long: { settings, data: {}, slots: { start: <p>{longText}</p>, end: <p>{longText}</p> } },
} satisfies Record<string, FixtureOf<ColumnsProps>>;
