import { describe, expect, it } from 'vitest';
import { sampleGiftToken, waitingGift } from '../../samples/gifts';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './gift-hello-default';
import { giftHelloData } from './gift-hello.data';
import { giftHelloFixtures as fixtures } from './gift-hello.fixtures';
import { giftHello } from './gift-hello.section';

const env = { page: 'gift.shipping', title: 'ギフトのお届け先' } as const;

drawVariants('gift-hello', { variants: giftHello.variants, fixtures, env });

describe('gift-hello', () => {
  it('[ent.gift] says from whom, what they have written, what it is and until when, and no price', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    for (const words of [
      '山田 花子より',
      '佐藤 一郎 様',
      '秋の栗がおいしい季節',
      '栗きんとん',
      '2点',
      '2026年12月20日(日)',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/円|税/);
  });

  it('[cart.social-receiver] tells its giver, who has the link, too, that it is not theirs to fill in', () => {
    expect(textOf(renderView(View, fixtures.ok, env))).toContain('贈り主の方へ：');
    expect(textOf(renderView(View, fixtures.expired, env))).not.toContain('贈り主の方へ');
  });

  it('[gift.flow] says of one that has ended why, and nothing of what it was', () => {
    const told = {
      received: 'すでにお受け取り',
      expired: '期限を過ぎて',
      cancelled: '取り消されました',
      unknown: '見つかりませんでした',
    } as const;
    for (const [name, words] of Object.entries(told)) {
      const text = textOf(renderView(View, fixtures[name as keyof typeof told], env));
      expect(text).toContain(words);
      expect(text).not.toContain(waitingGift.message.slice(0, 10));
    }
    expect(renderView(View, fixtures.received, env)).toContain(`href="/social-gift/${sampleGiftToken}/complete"`);
  });

  it('[gift.optional-key] draws nothing where the address names no gift, and asks for none', () => {
    expect(renderView(View, { ...fixtures.ok, data: { gift: undefined }, params: {} }, env)).toBe('');
    const { settings } = fixtures.ok;
    const context = {
      page: 'gift.shipping',
      query: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
      settings,
    } as const;
    expect(giftHelloData.needs({ ...context, params: {} })).toEqual({});
    expect(giftHelloData.needs({ ...context, params: { key: 'half' } }).gift?.input).toEqual({
      params: { token: 'no-gift-no-gift-no-gift' },
    });
  });
});
