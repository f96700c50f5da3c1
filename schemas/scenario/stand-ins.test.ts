import { expect, it } from 'vitest';
import { createStandIns } from './stand-ins';

it('leaves a mail address without what it lacks, whoever has read it, and makes a whole one of a whole one', () => {
  const standIns = createStandIns();
  const standInFor = (value: string) => standIns.textFor('mail', value);
  for (const lacking of ['hanako.example.jp', '~1~aaaaaa0aaaaaaa0aa']) expect(standInFor(lacking)).toMatch(/^[a-j]+$/);
  for (const dotless of ['hanako@shop', '~2~aaaaaa@aaaa']) expect(standInFor(dotless)).toMatch(/^[a-j]+@example$/);
  for (const whole of ['hanako@shop.example', '~3~aaaaaa@aaaa0aa', 'ｈａｎａｋｏ＠ｓｈｏｐ．ｊｐ', '~4~一一一一一一一'])
    expect(standInFor(whole)).toMatch(/^[a-j]+@example\.jp$/);
});

it('writes in place of a browser’s own stand-in what that says of the scripts, and leaves a gift’s link one', () => {
  const standIns = createStandIns();
  expect(standIns.textFor('name', '~3~一一')).toBe('甲甲');
  expect(standIns.textFor('kana', '~4~アアア')).toMatch(/^[ア-コ]{3}$/);
  expect(standIns.textFor('phone', '~5~00')).toMatch(/^\d{2}$/);
  expect(standIns.textFor('token', 'https://shop.example/gakuen/social-gift/f3Kq-0aLx_9ZbN2vC7yTq8/shipping')).toMatch(
    /^\/social-gift\/0{22}\/shipping$/,
  );
});
