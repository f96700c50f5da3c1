import { describe, expect, it } from 'vitest';
import { errors } from '../../../schemas/shop-errors';
import { soonGift } from '../../samples/gifts';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './gift-complete-default';
import { giftCompleteFixtures as fixtures } from './gift-complete.fixtures';
import { giftComplete } from './gift-complete.section';

const env = { page: 'gift.complete', title: 'ギフトを承りました' } as const;

drawVariants('gift-complete', { variants: giftComplete.variants, fixtures, env });

describe('gift-complete', () => {
  it('[gift.flow] says when it comes, and neither price nor address', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toContain('2026年11月27日(金) 午前中');
    expect(text).toContain('発送の準備をしています');
    expect(text).not.toMatch(/円|税|〒/);
  });

  it('names the day that is expected where none was wished for, until it has left', () => {
    const soon = { ...fixtures.ok, data: { gift: soonGift } };
    const words = '最短でお届け（時間帯の指定なし） 最短のお届け見込み：2026年11月26日(木)';
    expect(textOf(renderView(View, soon, env))).toContain(words);
    const sent = { ...soon, data: { gift: { ...soonGift, is_sent: true } } };
    expect(textOf(renderView(View, sent, env))).not.toContain('見込み');
  });

  it('promises it to nobody but its receiver', () => {
    const promise = /ご指定のお届け先へお送りします。どうぞお楽しみに。/;
    expect(textOf(renderView(View, fixtures.ok, env))).toMatch(promise);
    const others = textOf(renderView(View, { ...fixtures.others, settings: fixtures.long.settings }, env));
    expect(others).toContain(errors['gift.received'].message);
    expect(others).toContain('贈り主さまへお問い合わせください。');
    expect(others).not.toMatch(promise);
    expect(others).not.toContain(fixtures.long.settings.note);
  });

  it('says of what does not arrive that it does not, beside it', () => {
    const text = textOf(renderView(View, fixtures.leftOut, env));
    expect(text.match(/お届けはありません/g)).toHaveLength(1);
    expect(text).toMatch(/点 この品のお届けはありません。/);
    expect(textOf(renderView(View, fixtures.sent, env))).not.toContain('お届けはありません');
  });

  it('follows its parcels, where their numbers are told', () => {
    const html = renderView(View, fixtures.sent, env);
    expect(html).toMatch(/href="https:\/\/jizen\.kuronekoyamato\.co\.jp[^"]*123456789012"/);
    expect(textOf(html)).toContain('その他の配送業者');
  });
});
