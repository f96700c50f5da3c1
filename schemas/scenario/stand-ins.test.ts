import { expect, it } from 'vitest';
import { createStandIns } from './stand-ins';

it('writes in place of a browser’s own stand-in what that says of the scripts, and leaves a gift’s link one', () => {
  const standIns = createStandIns();
  expect(standIns.textFor('name', '~3~一一')).toBe('甲甲');
  expect(standIns.textFor('kana', '~4~アアア')).toMatch(/^[ア-コ]{3}$/);
  expect(standIns.textFor('phone', '~5~00')).toMatch(/^\d{2}$/);
  expect(standIns.textFor('token', 'https://shop.example/gakuen/social-gift/f3Kq-0aLx_9ZbN2vC7yTq8/shipping')).toMatch(
    /^\/social-gift\/0{22}\/shipping$/,
  );
});
