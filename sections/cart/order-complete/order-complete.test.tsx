import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { sampleDone } from '../../samples/gift-options';
import { View } from './order-complete-default';
import { orderCompleteFixtures as fixtures } from './order-complete.fixtures';
import { orderComplete } from './order-complete.section';

drawVariants('order-complete', { variants: orderComplete.variants, fixtures });

const giftOf = (status: 'waiting' | 'received') => {
  const { settings, data } = fixtures.card;
  const social_gift = { receiver_name: '佐藤 一郎', sender_name: '花子', message: '', link: null, status };
  const order = { ...data.order, social_gift: { ...social_gift, expires_at: '2026-12-10T14:59:59Z' } };
  return { settings, data: { order } };
};

const textWith = (name: keyof typeof fixtures) => textOf(renderView(View, fixtures[name]));

describe('order-complete', () => {
  it('[cart.guest] thanks with the number, how to pay by when, and what was ordered', () => {
    const text = textWith('ok');
    expect(text).toContain('ご注文番号 261120-482913');
    expect(text).toContain('お支払い番号 1234-567890 お支払い期限 2026年11月27日(金)');
    expect(text).toContain('hanako@example.jp へ、確認のメールをお送りします。');
    expect(text).toContain('合計（税込） 15,084 円');
    expect(text).toContain('電話 0312345678 冷蔵便（栗きんとん ほか1品） 2026年11月27日(金) 午前中');
  });

  it('says of what is on its way, or has come, that it is', () => {
    const { settings, data } = fixtures.prepaid;
    const shown = (status: 'ordered' | 'shipped' | 'delivered') =>
      renderView(View, { settings, data: { order: { ...data.order, status } } });
    expect(textOf(shown('ordered'))).toContain('準備が整いしだい発送します。');
    for (const status of ['shipped', 'delivered'] as const) {
      expect(textOf(shown(status))).toContain('発送しました。');
      expect(textOf(shown(status))).not.toContain('発送します');
    }
    expect(shown('shipped')).toContain('<li><b>お届け</b>');
    expect(shown('delivered')).toContain('<li data-done=""><b>お届け</b>');
  });

  it('tells below the sums what ※ means', () =>
    expect(textWith('ok')).toMatch(/合計（税込） .*8%対象（※） .* ※は軽減税率（8%）の対象です。/));

  it('asks for what is sent in for an option', () => {
    const { settings, data } = fixtures.ok;
    const words = '校章を、ご注文番号を添えてお送りください。';
    const done = { ...sampleDone, name: '校章の縫い付け', arrival_of: '校章', order_note: words };
    const lines = data.order.lines.map((line) => ({ ...line, accessories: [done] }));
    const text = textOf(renderView(View, { settings, data: { order: { ...data.order, lines } } }));
    expect(text).toContain(`ご注文のあとのお願い 校章の縫い付け ${words}`);
    expect(text.split('ご注文のあとのお願い')).toHaveLength(2);
    expect(textWith('ok')).not.toContain('ご注文のあとのお願い');
  });

  it('leads a guest to the order by its link, and a member to the same among their own', () => {
    expect(renderView(View, fixtures.ok)).toContain('href="/orders/receipt?no=261120-482913');
    const own = renderView(View, fixtures.ok, { visitor: 'member' });
    expect(own).toContain(`href="/mypage/order_history/${fixtures.ok.data.order.id}"`);
    expect(own).not.toContain('/orders/receipt');
    expect(textOf(own)).not.toContain('30分間');
  });

  it('[cart.multiple-shipping] says for each address what goes there and when', () => {
    const text = textWith('places');
    expect(text).toContain('小計 2,592 円 お届け先2 佐藤 一郎 様');
    expect(text).toMatch(
      /お届け先1 山田 花子 様 .* 冷蔵便（栗きんとん（八個入）×1点、白磁の急須×1点） 2026年11月27日\(金\) 午前中/,
    );
    expect(text).toMatch(/お届け先2 佐藤 一郎 様 .* 冷蔵便（栗きんとん（八個入）×1点） 2026年11月30日\(月\) 14-16時/);
  });

  it('says which of several parcels to one address comes when', () => {
    const { settings, data } = fixtures.card;
    const shippings = data.order.shippings.map((shipping) => ({
      ...shipping,
      packings: shipping.packings.flatMap((one) => [one, { ...one, key: 'p2', delivery_at: '2026-12-04' }]),
    }));
    const text = textOf(renderView(View, { settings, data: { order: { ...data.order, shippings } } }));
    expect(text).toContain('お荷物1：2026年11月27日(金) 午前中 お荷物2：2026年12月4日(金) 午前中');
    expect(text).toMatch(/お荷物1 冷蔵便（.*お荷物2 冷蔵便（/);
    expect(textWith('card')).not.toContain('お荷物1');
  });

  it('says of each parcel when it is expected: of what is paid in advance, on that condition', () => {
    const early = (name: 'ok' | 'card') => {
      const { settings, data } = fixtures[name];
      const shippings = data.order.shippings.map((shipping) => ({
        ...shipping,
        packings: shipping.packings.map((one) => ({
          ...one,
          delivery_at: null,
          delivery_timezone_key: 'none' as const,
          expected_at: '2026-11-26',
        })),
      }));
      return renderView(View, { settings, data: { order: { ...data.order, shippings } } });
    };
    expect(early('card')).toContain(
      '<span>最短でお届け（時間帯の指定なし）<br/>最短のお届け見込み：2026年11月26日(木)</span>',
    );
    expect(textOf(early('card'))).toContain(
      'お届け 最短でお届け（時間帯の指定なし） 最短のお届け見込み：2026年11月26日(木) お支払い',
    );
    expect(textOf(early('ok'))).toContain(
      'ご入金の確認後、最短でお届け（時間帯の指定なし） 最短のお届け見込み：2026年11月26日(木)（ご注文の日にご入金いただいた場合）',
    );
  });

  it('names another sender than the orderer, and says that amounts stay out', () => {
    const text = textOf(renderView(View, fixtures.sender));
    expect(text).toContain('ご依頼主 山田商店 代表 山田太郎 様');
    expect(text).toContain('金額のわかる書類は、お荷物に入れません。');
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('ご依頼主');
  });

  it('shows each address as a block of its own', () => {
    const html = renderView(View, fixtures.places);
    expect(html.match(/<h3>お届け先\d<\/h3><address>/g)).toHaveLength(2);
    expect(html).toMatch(/佐藤 一郎 様<br\/>〒100-0001/);
  });

  it('asks for nothing where nothing is to be done', () => {
    expect(textWith('card')).not.toContain('お支払い期限');
    expect(textWith('card')).toContain(
      'お支払い方法 クレジットカード カードでのお支払いを承りました。ほかにお手続きは必要ありません。',
    );
    expect(textWith('wallet')).toContain(
      'お支払い方法 みほんペイ みほんペイでのお支払いを承りました。ほかにお手続きは必要ありません。',
    );
    expect(textWith('ok')).not.toContain('カード');
  });

  it('asks for no money that is there, and says that it is', () => {
    const text = textWith('prepaid');
    expect(text).toContain('お支払い ご入金を確認しました。 発送 準備が整いしだい発送します。');
    expect(text).toContain('お支払い方法 コンビニ払い ご入金を確認しました。ほかにお手続きは必要ありません。');
    expect(text).not.toMatch(/お支払いください|お支払いのお願い|お支払い番号|お支払い期限|ご入金の確認後/);
    expect(renderView(View, fixtures.prepaid)).toContain('<li data-done=""><b>お支払い</b>');
  });

  it('says that nothing was charged by another payment that was under way', () => {
    expect(textWith('otherUnpaid')).toContain('そのお支払いによるご請求はありません。');
    expect(textWith('ok')).not.toContain('ご請求はありません');
  });

  it('tells what follows, and that the parcel waits for the money where it does', () => {
    expect(textWith('ok')).toMatch(
      /お支払い 2026年11月27日\(金\)までに、.*でお支払いください。 発送 ご入金を確かめてから発送します。/,
    );
    expect(textWith('ok')).toContain('お届け 2026年11月27日(金) 午前中');
    expect(textWith('card')).toContain('発送 準備が整いしだい発送します。');
  });

  it('[gift.flow] says of a gift until when its receiver decides, and once they have, that it leaves', () => {
    const told = (status: 'waiting' | 'received') => textOf(renderView(View, giftOf(status)));
    expect(told('waiting')).toMatch(/お受け取り リンクを受け取った方が、.*までに.*ご入力になります。 お届け/);
    expect(told('received')).toMatch(
      /お受け取り 佐藤 一郎 様が、お届け先とお届け日をご入力になりました。 発送 準備が整いしだい/,
    );
    expect(told('received')).not.toContain('ご入力になります');
  });

  it('says that a payment is still being asked for, and that nobody must order again', () => {
    expect(textWith('pending')).toContain('もう一度ご注文いただく必要はありません');
    expect(textWith('pending')).not.toContain('ありがとうございます');
  });

  it('leads back to the page of the payment service as long as the payment can be done there, and says what comes else', () => {
    expect(renderView(View, fixtures.challenged)).toContain('href="https://bank.example/challenge" data-native=""');
    expect(textWith('challenged')).toContain('終わらないまま期限を過ぎると、ご注文は成立しません。');
    expect(textWith('pending')).not.toContain('お手続きに戻る');
  });

  it('says that nothing was ordered where the payment failed', () =>
    expect(textWith('failed')).toContain('ご注文は承っておりません'));

  it('says that an order was cancelled, what becomes of its money, and asks for none', () => {
    expect(textWith('cancelled')).toContain(
      'このご注文は取り消されました ご注文番号 261120-482913。カードのお支払いは取り消しました。',
    );
    expect(textWith('expired')).toContain('お支払い期限を過ぎたため、取り消されました。お支払いは必要ありません。');
    for (const name of ['cancelled', 'expired'] as const)
      expect(textWith(name)).not.toMatch(/ありがとうございます|お支払いください/);
  });

  it('shows number and state, and nobody’s address, to whoever only has its address', () => {
    const text = textWith('others');
    expect(text).toContain('ご注文を承っています');
    expect(text).toContain('ご注文番号 261120-482913');
    expect(text).not.toMatch(/山田|佐藤|hanako|円|千代田/);
  });

  it('leads on where the order is shown no more', () => expect(textWith('none')).toContain('時間を過ぎました'));

  it('asks for no id that cannot be one', () => {
    const asked = (id: string) =>
      orderComplete.needs({
        page: 'cart.complete',
        params: {},
        query: { id },
        settings: fixtures.ok.settings,
        today: '2026-11-20',
        cartToken: '',
        isMember: false,
      }).order.input;
    expect(asked('../../secret')).toEqual(asked(''));
    expect(asked('Zr7x-0123456789abcdefAB')).toEqual({ params: { id: 'Zr7x-0123456789abcdefAB' } });
  });
});
