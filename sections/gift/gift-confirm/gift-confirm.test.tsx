import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../samples/cart';
import { chosenShipping, sampleGiftToken } from '../../samples/gifts';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './gift-confirm-default';
import { giftConfirmFixtures as fixtures } from './gift-confirm.fixtures';
import { giftConfirm } from './gift-confirm.section';

const env = { page: 'gift.confirm', title: 'ギフトの確認' } as const;

drawVariants('gift-confirm', { variants: giftConfirm.variants, fixtures, env });

describe('gift-confirm', () => {
  it('[gift.flow] shows where to and when, each with the way to change it, and no price', () => {
    const html = renderView(View, fixtures.ok, env);
    const text = textOf(html);
    for (const words of ['佐藤 一郎 様', '〒100-0001 東京都千代田区', '2026年11月27日(金)', '午前中'])
      expect(text).toContain(words);
    for (const step of ['shipping', 'delivery'])
      expect(html).toContain(`href="/social-gift/${sampleGiftToken}/${step}"`);
    expect(text).not.toMatch(/円|税/);
  });

  it('names the day that is expected where none is wished for, as the step before does', () => {
    const soon = '最短でお届け（時間帯の指定なし） 最短のお届け見込み：2026年11月26日(木)';
    expect(textOf(renderView(View, fixtures.soon, env))).toContain(soon);
    expect(textOf(renderView(View, fixtures.ok, env))).not.toContain('見込み');
    const unknown = { ...fixtures.soon, data: { ...fixtures.soon.data, firstDay: null } };
    expect(textOf(renderView(View, unknown, env))).not.toContain('見込み');
  });

  it('receives what is in view: all of it stands in the plain form', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/gift-receive" method="post"/);
    const texts = {
      ...sampleAddress,
      token: sampleGiftToken,
      id: String(chosenShipping.id),
      delivery_at: '2026-11-27',
    };
    for (const [name, text] of Object.entries(texts))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${text}"/>`);
    expect(html.match(/<button/g)).toHaveLength(1);
  });
});
