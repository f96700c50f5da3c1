import { describe, expect, it } from 'vitest';
import { chosenShipping, giftLeadTimes, sampleGiftToken } from '../../samples/gifts';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './gift-days-default';
import { giftDaysData } from './gift-days.data';
import { giftDaysFixtures as fixtures } from './gift-days.fixtures';
import { giftDays } from './gift-days.section';

const env = { page: 'gift.delivery', title: 'ギフトのお届け日時' } as const;

drawVariants('gift-days', { variants: giftDays.variants, fixtures, env });

describe('gift-days', () => {
  it('[gift.flow] is a plain form of the days on which it can arrive, and the parts of a day', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/gift-delivery" method="post"/);
    for (const day of giftLeadTimes[0]?.dates ?? []) expect(html).toContain(`<option value="${day}"`);
    expect(textOf(html)).toContain('指定なし（最短）');
    expect(html).toMatch(/<select name="delivery_timezone"/);
  });

  it('names a day without its year, which stands above: it is seen whole in large letters', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(html).toMatch(/<optgroup label="2026年"><option value="2026-11-26">11月26日\(木\)<\/option>/);
  });

  it('stands at what was chosen before', () => {
    const html = renderView(View, fixtures.chosen, env);
    expect(html).toMatch(/<option value="2026-11-27" selected="">/);
    expect(html).toMatch(/<option value="am" selected="">/);
  });

  it('says that a day is gone meanwhile', () =>
    expect(renderView(View, fixtures.gone, env)).toMatch(/role="alert">.*ご指定の日時にはお届けできません/));

  it('[gift.flow] [call.gift-leadtime] takes the lead time of its own shipping, asked by postal code and prefecture', () => {
    const other = { ...giftLeadTimes[0], order_shipping_id: 1 } as (typeof giftLeadTimes)[number];
    const picked = giftDaysData.select?.({ shipping: chosenShipping, leadTimes: { data: [other, ...giftLeadTimes] } });
    expect(picked?.days?.order_shipping_id).toBe(chosenShipping.id);
    const place = { postal: '100-0001', pref: '東京都' } as const;
    const context = { page: 'gift.delivery', query: {}, today: '2026-11-20', cartToken: '', isMember: false } as const;
    const { settings } = fixtures.ok;
    const needs = giftDaysData.needs({
      ...context,
      settings,
      params: { key: sampleGiftToken },
      gift: { isWaiting: true, place },
    });
    expect(needs.leadTimes?.input).toEqual({ params: { token: sampleGiftToken }, query: place });
  });
});
