import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { monthsOf, weeksOf } from './months';
import { View } from './business-calendar-default';
import { businessCalendarFixtures as fixtures } from './business-calendar.fixtures';
import { businessCalendar } from './business-calendar.section';

drawVariants('business-calendar', { variants: businessCalendar.variants, fixtures });

describe('business-calendar', () => {
  it('[site.business-calendar] marks days off by a word, not by colour alone', () => {
    const html = renderView(View, fixtures.ok);
    expect([...html.matchAll(/<caption>([^<]*)/g)].map(([, month]) => month)).toEqual(['2026年11月', '2026年12月']);
    expect(html).toMatch(/<td class="[^"]*" title="勤労感謝の日">23<small>休<\/small><span[^>]*>勤労感謝の日/);
    expect(html).toMatch(/<td aria-current="date">20<\/td>/);
    expect(textOf(html)).toContain('「休」は休業日です');
  });

  it('asks for whole months from this one on', () => {
    const context = { page: 'top', params: {}, query: {}, settings: fixtures.ok.settings } as const;
    expect(
      businessCalendar.needs({ ...context, today: '2026-12-20', cartToken: '', isMember: false }).calendar.input,
    ).toEqual({
      query: { startDate: '2026-12-01', endDate: '2027-01-31' },
    });
  });

  it('puts each day under its weekday', () => {
    const [month = []] = monthsOf(fixtures.ok.data.calendar.data);
    const weeks = weeksOf(month);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]?.date).toBe('2026-11-01');
    expect(weeks[3]?.[1]?.holiday).toBe('勤労感謝の日');
    expect(weeks[4]?.filter(Boolean)).toHaveLength(2);
  });
});
