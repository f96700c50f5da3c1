import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './payment-choice-default';
import { paymentChoiceFixtures as fixtures } from './payment-choice.fixtures';
import { paymentChoice } from './payment-choice.section';

drawVariants('payment-choice', { variants: paymentChoice.variants, fixtures });

const radiosOf = (html: string) => [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);

describe('payment-choice', () => {
  it('[cart.payment-check] offers what the cart may use, and says of the rest why not', () => {
    const html = renderView(View, fixtures.ok);
    expect(radiosOf(html).map((tag) => tag.includes('disabled=""'))).toEqual([false, false, false, true]);
    const text = textOf(html);
    expect(text).toContain(
      '代金引換 （手数料 330円） 商品のお届け時に、配達員にお支払いください。 ご注文者と異なる住所',
    );
    expect(text).toContain('コンビニ払い 7日以内にコンビニでお支払いください。');
  });

  it('ticks nothing that was not chosen', () => {
    expect(radiosOf(renderView(View, fixtures.ok)).join('')).not.toContain('checked');
    expect(radiosOf(renderView(View, fixtures.kept))[0]).toContain('checked=""');
  });

  it('[cart.card] shows of a kept card the last digits only, and the way to another', () => {
    const text = textOf(renderView(View, fixtures.kept));
    expect(text).toContain('ご登録のカード **** 4242 カードを変更する');
    expect(text).not.toMatch(/\d{6}/);
  });

  it('[cart.card] has no field for a card in the form that goes to the shop', () => {
    const html = renderView(View, fixtures.kept, { prefix: '/gakuen' });
    const form = /<form [^>]*action="\/gakuen\/-\/do\/payment"[^>]*>.*?<\/form>/.exec(html)?.[0] ?? '';
    const names = [...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['payment_id']));
  });

  it('says why the card company sent the shopper back', () =>
    expect(textOf(renderView(View, fixtures.sentBack))).toContain('本人認証を完了できませんでした。'));
});
