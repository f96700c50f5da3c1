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
    expect(radiosOf(html).map((tag) => tag.includes('disabled=""'))).toEqual([false, false, false, false, true]);
    const text = textOf(html);
    // In place of how it is paid.
    expect(text).toContain('代金引換 （手数料 330円） ご注文者と異なる住所へのお届けでは、ご利用いただけません。');
    expect(text).toContain('コンビニ払い 7日以内にコンビニでお支払いください。');
  });

  it('ticks nothing that was not chosen', () => {
    expect(radiosOf(renderView(View, fixtures.ok)).join('')).not.toContain('checked');
    expect(radiosOf(renderView(View, fixtures.kept))[0]).toContain('checked=""');
  });

  it('[cart.card] shows of a kept card the last digits only, and the way to another', () => {
    const text = textOf(renderView(View, fixtures.kept));
    expect(text).toContain('ご入力いただいたカード **** 4242 カードを変更する');
    expect(text).not.toMatch(/\d{6}/);
  });

  it('asks nothing more of whoever pays by a wallet, at whose page nothing was paid in time', () => {
    const html = renderView(View, fixtures.wallet);
    expect(radiosOf(html).map((tag) => tag.includes('checked=""'))).toEqual([false, true, false, false, false]);
    expect(textOf(html)).toContain(
      'みほんペイ スマホ決済です。「注文を確定する」を押すと、みほんペイの画面へ進みます。 コンビニ払い',
    );
    const expired = renderView(View, fixtures.walletExpired);
    expect(textOf(expired)).toContain('スマホ決済でのお支払いが時間内に完了しなかったため、取り消しました。');
    expect(radiosOf(expired).join('')).not.toContain('checked');
  });

  it('says at the top why what was chosen can be chosen no more', () => {
    const html = renderView(View, fixtures.lost);
    expect(textOf(html)).toMatch(/^お支払い方法 .*代金引換は、ご利用いただけなくなりました。お荷物が2つ以上に/);
    expect(radiosOf(html).join('')).not.toContain('checked');
  });

  it('[cart.card] has no field for a card in the form that goes to the shop', () => {
    const html = renderView(View, fixtures.kept, { prefix: '/gakuen' });
    const cartOf = '<input type="hidden" name="shipping_key" value="s1"/>';
    expect(html).toMatch(new RegExp(`<form id="s1-pay" [^>]*action="/gakuen/-/do/payment"[^>]*>${cartOf}</form>`));
    const ofForm = [...html.matchAll(/<[^>]* form="s1-pay"[^>]*>/g)].map(([tag]) => tag);
    const names = ofForm.flatMap((tag) => / name="([^"]*)"/.exec(tag)?.[1] ?? []);
    expect(new Set(names)).toEqual(new Set(['payment_id']));
    expect(html).not.toMatch(/ name="(?!payment_id|shipping_key)/);
  });

  it('[member.card] proposes the main one of the saved cards, says which have expired, and the way to another', () => {
    const html = renderView(View, fixtures.saved);
    const own = radiosOf(html).filter((tag) => tag.includes('user_card_id.1'));
    expect(own.map((tag) => / value="(\d*)"/.exec(tag)?.[1])).toEqual(['41', '44', '39', '']);
    expect(own.map((tag) => tag.includes('checked=""'))).toEqual([true, false, false, false]);
    expect(own.map((tag) => tag.includes('disabled=""'))).toEqual([false, false, true, false]);
    expect(own.every((tag) => tag.includes('form="s1-pay"'))).toBe(true);
    expect(radiosOf(html)[0]).toContain('checked=""');
    expect(textOf(html)).toMatch(/Visa \*{4} 4242 有効期限 12\/35 .*有効期限 09\/26（有効期限切れ） 別のカードを使う/);
    const chosen = radiosOf(renderView(View, fixtures.chosen)).filter((tag) => tag.includes('checked=""'));
    expect(chosen.map((tag) => / value="(\d*)"/.exec(tag)?.[1])).toEqual(['1', '44']);
  });

  it('[member.card] says of a card that was deleted meanwhile, on its screen and at the choice', () => {
    expect(textOf(renderView(View, fixtures.gone))).toContain('登録カードは削除されています');
    const message = 'お選びのカードは登録されていません。';
    const errors = { user_card_id: [{ code: 'cart.payment.card_not_found', message }] };
    const posted = { action: 'payment', values: {}, code: 'cart.payment.card_not_found', message, errors };
    const html = renderView(View, fixtures.saved, { posted });
    expect(html).toMatch(/<fieldset id="s1-card-own"[^>]*aria-describedby="s1-card-own-error"/);
    expect(html).toContain(`<p id="s1-card-own-error" role="alert">${message}</p>`);
  });

  it('asks for the card directly under its method, before the others', () => {
    const html = renderView(View, fixtures.kept);
    const [kept, konbini] = ['ご入力いただいたカード', 'コンビニ払い'].map((words) => html.indexOf(words));
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(konbini ?? 0);
  });

  it('says why the card company sent the shopper back, and links nothing: the choice stands below', () => {
    const html = renderView(View, fixtures.sentBack);
    expect(textOf(html)).toContain('本人認証を完了できませんでした。');
    expect(html).not.toContain('お支払い方法を選び直す');
    expect(html).toContain('<fieldset id="s1-methods"');
  });

  it('still says that the card was declined, when the screen is opened again', () => {
    const html = renderView(View, fixtures.declined);
    expect(textOf(html)).toContain('カード会社の承認が得られませんでした。別のカード');
    expect(html).toMatch(
      /クレジットカード<.*<em data-fault="">このお支払いは完了していません。<\/em><\/span><\/label>/,
    );
    // Why is said once.
    expect(textOf(html).split('承認が得られませんでした')).toHaveLength(2);
  });

  it('offers no card while its service is away, and names what there is instead', () => {
    const { settings, data } = fixtures.ok;
    const html = renderView(View, { settings, data: { ...data, service: null } });
    expect(radiosOf(html)[0]).toContain('disabled=""');
    expect(textOf(html)).toContain(
      'ただいまご利用いただけません。みほんペイ、コンビニ払い、銀行振込をお選びいただけます。',
    );
  });

  it('shows the method that was sent without script and not taken, as while the shop was away', () => {
    const posted = { action: 'payment', code: 'service.unavailable', message: 'しばらくしてから', errors: null };
    for (const id of ['2', '3']) {
      const html = renderView(View, fixtures.ok, { posted: { ...posted, values: { payment_id: id } } });
      expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining(`value="${id}"`)]);
    }
  });

  it('says at the choice that nothing was chosen, where the form was sent without script', () => {
    const errors = { payment_id: [{ code: 'required', message: 'お支払い方法を選択してください。' }] };
    const posted = { action: 'payment', values: {}, code: 'request.invalid', message: 'ご確認ください。', errors };
    const html = renderView(View, fixtures.ok, { posted });
    expect(html).toMatch(/<fieldset id="s1-methods"[^>]*aria-describedby="s1-methods-error"/);
    expect(html).toMatch(/<p id="s1-methods-error" role="alert">お支払い方法を選択してください。<\/p>/);
    expect(html).toMatch(/<form [^>]*novalidate=""/i);
  });
});
