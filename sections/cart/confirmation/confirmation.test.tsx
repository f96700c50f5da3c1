import { describe, expect, it } from 'vitest';
import { completeSettings } from '../../../src/layout/settings/complete-settings';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { readyCart } from '../../samples/cart';
import { sampleDone } from '../../samples/gift-options';
import { lostPaymentCart } from '../../samples/payments';
import { View } from './confirmation-default';
import { confirmationFixtures as fixtures } from './confirmation.fixtures';
import { confirmation } from './confirmation.section';
import { confirmationSettings } from './confirmation.settings';

drawVariants('confirmation', { variants: confirmation.variants, fixtures });

const html = renderView(View, fixtures.ok);
const text = textOf(html);
const buttonsOf = (markup: string) => [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);

describe('confirmation (特定商取引法 第12条の6)', () => {
  it.each([
    ['分量', '栗きんとん ※ 八個入 2,592 円 × 2点', 'ご注文の商品と数量', '/cart/'],
    ['販売価格', '送料 1,100 円 合計（税込） 15,084 円', 'お支払い金額', '/cart/'],
    [
      '支払の時期・方法',
      'クレジットカード（**** 4242） ご注文の確定時に決済します。',
      'お支払いの方法と時期',
      '/cart/payment',
    ],
    ['引渡時期', '2026年11月27日(金) 午前中', 'お届けの時期', '/cart/shipping-detail'],
    ['届け先', '佐藤 一郎 様 〒100-0001', 'お届け先', '/cart/shipping-add'],
    ['注文者', '山田 花子 様（ヤマダ ハナコ）', 'ご注文者', '/cart/shipping-select'],
  ])('shows %s, and corrects it in one step', (_, shown, title, path) => {
    expect(text).toContain(shown);
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*><span[^>]*>${title}を</span>変更する`));
  });

  it('says when the goods can be there at the earliest, where no day was wished', () => {
    expect(textOf(renderView(View, fixtures.toOrderer))).toContain('最短のお届け見込み：2026年11月26日(木)');
    expect(text).not.toContain('お届け見込み');
  });

  it('says which way to pay was lost, and why, before it sends back to the payment', () => {
    const lost = renderView(View, { ...fixtures.ok, data: { ...fixtures.ok.data, cart: lostPaymentCart } });
    expect(textOf(lost)).toContain('代金引換は、ご利用いただけなくなりました。お荷物が2つ以上に分かれる');
    expect(lost).toContain('href="/cart/payment"');
    expect(buttonsOf(lost)).not.toContain('注文を確定する');
  });

  it('shows what is written on a card in its lines', () => {
    const words = [...sampleDone.words, { title: 'メッセージ', text: 'おめでとう。\nお元気で。' }];
    const { detail } = readyCart;
    const shippings = detail.shippings.map((own) => ({ ...own, accessories: [{ ...sampleDone, words }] }));
    const cart = { ...readyCart, detail: { ...detail, shippings } };
    const shown = renderView(View, { ...fixtures.ok, data: { ...fixtures.ok.data, cart } });
    expect(shown).toMatch(/<span class="[^"]*">メッセージ：<span class="[^"]*">おめでとう。\nお元気で。<\/span>/);
  });

  it('promises what is paid in advance on that condition alone', () => {
    const shownFor = ({ settings, data }: typeof fixtures.ok) => {
      const payment = {
        kind: 'konbini',
        name: 'コンビニ払い',
        description: '',
        masked_number: null,
        pay_within_days: 7,
      };
      return textOf(renderView(View, { settings, data: { ...data, cart: { ...data.cart, payment } } }));
    };
    expect(shownFor(fixtures.toOrderer)).toContain('コンビニ払いは前払いのため、ご入金を確認してから発送します。');
    expect(shownFor(fixtures.toOrderer)).toContain(
      'ご入金の確認後、最短でお届け 午前中 最短のお届け見込み：2026年11月26日(木)（ご注文の日にご入金いただいた場合）',
    );
    expect(shownFor(fixtures.ok)).toContain(
      '2026年11月27日(金) 午前中 （お支払い期限までにご入金いただいたときのお届け日です）',
    );
    expect(text).not.toContain('ご入金');
  });

  it('says that the order leads to a wallet’s page, when it is paid there, and how to go on with one that was left', () => {
    const wallet = renderView(View, fixtures.wallet);
    expect(textOf(wallet)).toContain(
      'みほんペイ スマホ決済です。「注文を確定する」を押すと、みほんペイの画面へ進みます。',
    );
    expect(textOf(wallet)).toContain('確定すると、みほんペイのお支払い画面へ進みます。お支払いが済むとご注文が成立し');
    expect(text).not.toContain('お支払い画面へ');
    const left = renderView(View, fixtures.walletLeft);
    expect(textOf(left)).toContain('お支払いがまだ済んでいません。');
    expect(buttonsOf(left)).toEqual(['注文を確定する']);
    expect(left).toMatch(/role="alert">.*<a href="\/cart\/payment"[^>]*>お支払い方法を選び直す<\/a>/);
  });

  it('says why the last payment came to nothing, whichever way it is opened, and lets it be tried again', () => {
    const html = renderView(View, fixtures.unpaid);
    expect(html).toMatch(
      /role="alert">.*本人認証を完了できませんでした。.*<a href="\/cart\/payment"[^>]*>お支払い方法を選び直す<\/a>/,
    );
    expect(textOf(html)).toContain('このお支払いは完了していません。');
    expect(buttonsOf(html)).toEqual(['注文を確定する']);
  });

  it('tells of a payment under way, unless it says already that one has to be made anew', () => {
    const { settings, data } = fixtures.ok;
    const words = 'お支払いのお手続きが途中です。';
    const shown = (query: Readonly<Record<string, string>> = {}) =>
      textOf(renderView(View, { settings, data: { ...data, cart: { ...data.cart, join_note: words } }, query }));
    expect(shown()).toContain(words);
    expect(shown({ error: 'payment.left_open' })).not.toContain(words);
  });

  it('says that goods of another cart have come in, also where the last payment came to nothing', () => {
    const { settings, data } = fixtures.unpaid;
    const words = '別々のカートに入れられていた商品を、こちらのカートにまとめました。';
    const text = textOf(renderView(View, { settings, data: { ...data, cart: { ...data.cart, join_note: words } } }));
    expect(text).toContain(words);
    expect(text).toContain('本人認証を完了できませんでした。');
  });

  it('names the fee for cooling beside a carriage that is free', () => {
    const { settings, data } = fixtures.ok;
    const order = { ...data.cart.detail.order, total_carriage: 330, total_cooling: 330 };
    const cart = { ...data.cart, detail: { ...data.cart.detail, order } };
    expect(textOf(renderView(View, { settings, data: { ...data, cart } }))).toContain(
      '送料 無料 クール便手数料 330 円',
    );
  });

  it('leads from a refused card to the choice of another way to pay, and asks for the card anew', () => {
    const { settings, data } = fixtures.ok;
    const payment = { kind: 'card', name: 'クレジットカード', description: '', masked_number: null };
    const cart = { ...data.cart, next_step: 'payment' as const, payment };
    const query = { error: 'payment.declined' };
    const html = renderView(View, { settings, data: { ...data, cart }, query });
    expect(html).toMatch(
      /role="alert">.*カード会社の承認が得られませんでした.*<a href="\/cart\/payment"[^>]*>お支払い方法を選び直す<\/a>/,
    );
    // At the top of the screen, and in brief at the method.
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('ご注文の商品と数量'));
    expect(textOf(html)).toContain('クレジットカード（カード情報をご入力ください） このお支払いは完了していません。');
    expect(html.match(/別のカード、または/g)).toHaveLength(1);
    expect(buttonsOf(html)).toEqual([]);
    // Where the order button would stand, too.
    expect(html.match(/<a [^>]*href="\/cart\/payment"[^>]*>お支払い方法を選び直す<\/a>/g)).toHaveLength(2);
    expect(html.lastIndexOf('お支払い方法を選び直す')).toBeGreaterThan(html.indexOf('合計（税込）'));
  });

  it('[cart.multiple-shipping] shows each address with what goes there and when, and each line with its receiver', () => {
    const places = renderView(View, fixtures.places);
    const shown = textOf(places);
    expect(shown).toMatch(
      /お届け先1 山田 花子 様 〒604-0925 .* 電話 09012345678 商品：栗きんとん（八個入）×1点、白磁の急須×1点/,
    );
    expect(shown).toMatch(/お届け先2 佐藤 一郎 様 〒100-0001 .* 商品：栗きんとん（八個入）×1点/);
    expect(shown).toContain('お届け先2 佐藤 一郎 様 冷蔵便（栗きんとん（八個入）×1点） 2026年11月30日(月) 14-16時');
    expect(shown).toMatch(/商品：栗きんとん（八個入）×1点 送料：/);
    expect(shown).toContain('小計 2,592 円 お届け先2 佐藤 一郎 様');
    expect(places).toMatch(/<a href="\/cart\/shipping-add"[^>]*><span[^>]*>お届け先を<\/span>変更する/);
    expect(text).not.toMatch(/お届け先\d/);
  });

  it('shows the tax per rate, 8 % marked', () =>
    expect(text).toContain('10%対象 9,900円（内消費税 900円） 8%対象（※） 5,184円（内消費税 384円）'));

  it('shows 撤回・解除 always, and 申込期間 where there is one', () => {
    expect(text).toContain('お申し込みの撤回・解除（返品） 発送の前でしたら');
    expect(text).not.toContain('お申し込みの期間');
    expect(textOf(renderView(View, fixtures.period))).toContain('お申し込みの期間 2026年12月10日(木)まで承ります。');
  });

  it.each([
    ['nothing', {}],
    ['a text of the shop’s own', { cancellation: <p>返品は8日以内です。</p> }],
  ])('links the page of the law beside 撤回・解除, whatever stands in its slot: %s', (_, slots) => {
    const drawn = renderView(View, { ...fixtures.ok, slots });
    expect(drawn.match(/<a href="\/law"/g)).toHaveLength(1);
    expect(drawn.indexOf('href="/law"')).toBeLessThan(drawn.indexOf('注文を確定する</button>'));
  });

  it('does not take blanks for 撤回・解除', () => {
    const { settings, invalid } = completeSettings({ cancellation: ' \u3000\n' }, confirmationSettings);
    expect(settings.cancellation).toContain('ご注文の取り消し');
    expect(invalid).toMatchObject([{ setting: 'cancellation' }]);
  });

  it('has exactly one button, which says that it orders, and nothing that is ticked', () => {
    expect(buttonsOf(html)).toEqual(['注文を確定する']);
    expect(html).not.toMatch(/checked|type="checkbox"/);
    expect(html.indexOf('撤回・解除')).toBeLessThan(html.indexOf('注文を確定する</button>'));
  });

  it('[cart.guest] orders without script, what is in view', () => {
    const plain = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(plain).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/decide" method="post">/);
    expect(plain).toContain(`<input type="hidden" name="fingerprint" value="${readyCart.fingerprint}"/>`);
  });

  it('says while a payment is under way that the button tells its outcome, and orders nothing twice', () => {
    const waiting = textOf(renderView(View, fixtures.inPayment));
    expect(waiting).toContain(
      '少し待ってから「注文を確定する」をもう一度押すと、結果をお知らせします。ご注文が重なることはありません。',
    );
    expect(text).not.toContain('ご注文が重なることはありません');
  });

  it('has no button while something is in the way, but the way to put it right', () => {
    const blocked = renderView(View, fixtures.blocked);
    expect(buttonsOf(blocked)).toEqual([]);
    expect(textOf(blocked)).toContain('カートの内容を確認する');
    expect(textOf(blocked)).toContain('この商品は売り切れました。');
  });

  it('asks to take note of a higher price before it takes the order', () => {
    const dearer = renderView(View, fixtures.dearer);
    expect(buttonsOf(dearer)).toEqual(['新しい価格で注文を続ける']);
    expect(textOf(dearer)).toContain('価格が変わりました。');
  });

  it('[site.selling-flag] takes no order while the shop sells nothing', () =>
    expect(buttonsOf(renderView(View, fixtures.ok, { isSelling: false }))).toEqual([]));

  it('says where it goes when it goes to the orderer', () =>
    expect(textOf(renderView(View, fixtures.toOrderer))).toContain('ご注文者の住所へお届けします。'));

  it('says the day as it is now, where an order was refused without script for what has changed', () => {
    const posted = {
      ...{ action: 'decide', values: {}, code: 'cart.decision.changed', errors: null },
      message: 'ご注文内容が変わりました。',
    };
    const refused = renderView(View, fixtures.ok, { posted });
    expect(textOf(refused)).toContain('ご注文内容が変わりました。 お届け日は、現在11月27日(金)です。');
    expect(text).not.toContain('、現在');
  });

  it('[cart.decision] says why the payment came to nothing, where it was asked for without script', () => {
    const { data } = fixtures.ok;
    const posted = {
      ...{ action: 'decide', values: {}, code: 'cart.decision.changed', errors: null },
      message: 'ご注文内容が変わりました。',
    };
    const unpaid = { ...data.cart, payment_error: 'payment.unavailable' };
    const fixture = { ...fixtures.ok, data: { ...data, cart: unpaid }, query: { error: 'cart.decision.changed' } };
    const said = textOf(renderView(View, fixture, { posted }));
    expect(said).toContain('ただいまカード会社につながりません。');
    expect(said).toContain('お支払い方法を選び直す');
    expect(said).not.toContain('変わりました');
  });

  it('shows why an order was refused without script', () => {
    const posted = { action: 'decide', values: {}, code: 'x', message: 'ご注文内容が変わりました。', errors: null };
    expect(textOf(renderView(View, fixtures.ok, { posted }))).toContain('ご注文内容が変わりました。');
  });
});
