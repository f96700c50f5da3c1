import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { troubledCart } from '../../samples/cart-states';
import { View } from './cart-lines-default';
import { cartLinesFixtures as fixtures } from './cart-lines.fixtures';
import { cartLines } from './cart-lines.section';

drawVariants('cart-lines', { variants: cartLines.variants, fixtures });

const refusedQuantity = {
  code: 'request.invalid',
  message: '入力内容をご確認ください。',
  errors: { 'products.0.quantity': [{ code: 'minimum', message: '数量は1以上で入力してください。' }] },
};

describe('cart-lines', () => {
  it('offers a member, whom an order has left without a cart here, what another browser has put into one', () => {
    const way = 'action="/-/do/cart-open"';
    for (const state of ['empty', 'ordered'] as const) {
      expect(renderView(View, fixtures[state], { visitor: 'member' })).toContain(way);
      expect(renderView(View, fixtures[state])).not.toContain(way);
    }
    expect(renderView(View, fixtures.ok, { visitor: 'member' })).not.toContain(way);
  });

  it('lets a member put a guest’s cart, which their browser has, together with theirs', () => {
    const html = renderView(View, fixtures.unclaimed, { visitor: 'member' });
    expect(html).toMatch(/<form[^>]*action="\/-\/do\/cart-open"[^>]*>.*会員のカートとまとめる<\/button>/);
    expect(textOf(html)).toContain('ご購入手続きへ');
  });

  it('shows each line with options, price, quantity and subtotal, the reduced rate marked', () => {
    const text = textOf(renderView(View, fixtures.ok));
    expect(text).toContain('栗きんとん ※ 八個入 山路菓子舗 2,592 円 （税込）');
    expect(text).toContain('小計 5,184 円');
    expect(text).toContain('※は軽減税率（8%）の対象です。');
  });

  it('leads on before the goods, too, where the cart can be bought', () => {
    const html = renderView(View, fixtures.ok);
    expect(textOf(html)).toMatch(/カート 合計（税込） [\d,]+ 円 ご購入手続きへ .*栗きんとん/);
    expect(html).toMatch(/href="\/cart\/shipping-select"[^>]*>ご購入手続きへ<\/a>/);
    expect(renderView(View, fixtures.ok, { isSelling: false })).not.toContain('ご購入手続きへ');
    for (const fixture of [fixtures.troubled, fixtures.expired])
      expect(renderView(View, fixture)).not.toContain('ご購入手続きへ');
  });

  it('[cart.guest] changes and removes without script, by plain forms of the channel', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(/<form[^>]* action="\/gakuen\/-\/do\/cart-modify" method="post">.*name="key" value="l1"/);
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/cart-delete" method="post">/);
    expect(html).toMatch(/<input[^>]* aria-valuemin="1" aria-valuemax="10"[^>]* name="quantity" value="2"/);
  });

  it('[cart.multiple-shipping] says of each line whom it goes to, where the goods go to several', () => {
    const text = textOf(renderView(View, fixtures.places));
    expect(text).toContain('お届け先1 山田 花子 様');
    expect(text).toContain('お届け先2 佐藤 一郎 様');
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('お届け先');
  });

  it('[cart.accessories] says what is done to all that goes to an address, free as it is, and leads to where it is changed', () => {
    const html = renderView(View, fixtures.noshi);
    const words = 'のし 無料 表書き：御歳暮 水引：紅白・蝶結び 名入れ：山田';
    expect(textOf(html)).toContain(`のし・包装など のし・包装などを 変更する ${words}`);
    expect(html).toMatch(/<a href="\/cart\/shipping-detail"[^>]*><span[^>]*>のし・包装などを<\/span>変更する<\/a>/);
    expect(textOf(renderView(View, fixtures.noshiAtPlaces))).toContain(`変更する お届け先1 山田 花子 様 ${words}`);
    for (const without of [fixtures.ok, fixtures.done]) expect(renderView(View, without)).not.toContain('のし・包装');
  });

  it('[cart.accessories] says what is done to a line, and takes each of it off by a form of its own', () => {
    const html = renderView(View, fixtures.done);
    expect(textOf(html)).toContain(
      '550 円 （返品・交換不可） 表書き：御歳暮 水引：紅白・蝶結び 名入れ：山田 「ネーム刺繍」を 外す',
    );
    expect(textOf(html)).toContain('裾上げ お受けできません 「裾上げ」を 外す');
    // It is no part of the goods' own sum, and costs what it costs beside it.
    expect(textOf(html)).toContain('小計 5,184 円 ＋オプション料金 550 円');
    expect(html).toMatch(/action="\/-\/do\/option-drop"[^>]*><input type="hidden" name="key" value="a2"\/>/);
  });

  it('[cart.accessories] has no way to take off what a line is sold with only', () => {
    const html = renderView(View, fixtures.soldWith);
    expect(textOf(html)).toContain(
      'お名前の印刷 無料 （返品・交換不可） 文字：ひらがな 印刷するお名前：やまだ たろう 書体：丸ゴシック 台紙の色：青と山吹 「お名前の印刷」を 変更する 数量',
    );
    expect(html.match(/option-drop/g)).toHaveLength(1);
    expect(html.match(/オプション料金/g)).toHaveLength(1);
  });

  it('[cart.accessories] leads to where what was filled in is changed, as far as it can be, and back to the line', () => {
    const html = renderView(View, fixtures.soldWith, { prefix: '/gakuen' });
    const links = [...html.matchAll(/href="(\/gakuen\/cart\/option[^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      '/gakuen/cart/option?product=knit-vest&amp;key=a1',
      '/gakuen/cart/option?product=name-stickers&amp;key=a2',
    ]);
    expect(html).toContain('<li id="line-l1"');
    expect(renderView(View, fixtures.done)).not.toContain('/cart/option');
  });

  it('[cart.accessories] leads to what more can be done to a line, where there is something', () => {
    const html = renderView(View, fixtures.more, { prefix: '/gakuen' });
    const link = /<a [^>]*href="(\/gakuen\/cart\/option\?[^"]+)"[^>]*>オプションを追加する<\/a>/g;
    expect([...html.matchAll(link)].map(([, href]) => href)).toEqual([
      '/gakuen/cart/option?product=knit-vest&amp;line=l1',
    ]);
    for (const without of [fixtures.ok, fixtures.done])
      expect(renderView(View, without)).not.toContain('オプションを追加');
  });

  it('offers no step where there is none to take', () => {
    const steps = [...renderView(View, fixtures.troubled).matchAll(/<button[^>]*data-step[^>]*>/g)].map(([tag]) => tag);
    expect(steps.filter((tag) => tag.includes('aria-disabled="true"'))).toHaveLength(2);
  });

  it('says of a line what is wrong with it and what to do', () => {
    const text = textOf(renderView(View, fixtures.troubled));
    expect(text).toContain('この商品は売り切れました。');
    expect(text).toContain('残り3点です。数量をお選び直しください。 数量を3点にする');
    expect(text).toContain('価格が2,592円から2,808円に変わりました。 この価格で続ける');
  });

  it('[cart.invalid-product] says that goods were taken out', () =>
    expect(textOf(renderView(View, fixtures.troubled))).toContain('販売を終了した商品を、カートから外しました。'));

  it('says what of the cart before a login could not be kept', () =>
    expect(textOf(renderView(View, fixtures.troubled))).toContain(troubledCart.join_note));

  it('says that a payment has ended, where goods are to be put right before the next one', () => {
    const query = { error: 'payment.challenge_failed' };
    expect(textOf(renderView(View, { ...fixtures.troubled, query }))).toContain('お支払いを完了できませんでした。');
  });

  it('says that the cart is gone, whatever was pressed: the field of a coupon goes with it', () => {
    const code = 'cart.common.not_found';
    const posted = { action: 'coupon-use', values: { code: 'A' }, code, message: 'm', errors: null };
    const html = renderView(View, { ...fixtures.empty, query: { error: code } }, { posted });
    expect(textOf(html)).toContain('カートが見つかりませんでした。');
  });

  it('[cart.expired] says that its time was over, with a way on', () => {
    const html = renderView(View, fixtures.expired);
    expect(textOf(html)).toContain('カートの有効期限が切れました');
    expect(html).toMatch(/<a [^>]*href="\/product"[^>]*>商品を探す<\/a>/);
  });

  it('[auth.refresh-failed] leads whoever has lost a login to what a member has in it', () => {
    const guest = renderView(View, fixtures.empty, { visitor: 'guest' });
    expect(guest).toMatch(/<a [^>]*href="\/login\/\?redirect=%2Fcart%2F"[^>]*>ログインする<\/a>/);
    expect(textOf(guest)).toContain('ログインすると表示されます。');
    expect(renderView(View, fixtures.empty, { visitor: 'member' })).not.toContain('ログイン');
    expect(renderView(View, fixtures.empty, { visitor: 'guest', isMemberless: true })).not.toContain('ログイン');
  });

  it('names the order that it has become', () => {
    const text = textOf(renderView(View, fixtures.ordered));
    expect(text).toContain('ご注文番号 261120-482913 のご注文を承りました');
    expect(text).not.toContain('カートに商品が入っていません');
    expect(text).not.toContain('ご注文の内容を見る');
  });

  it('says of an order that was cancelled that it was, and of no other one that it is there', () => {
    const text = textOf(renderView(View, fixtures.orderCancelled));
    expect(text).toContain('ご注文番号 261120-482913 のご注文は取り消されました');
    expect(text).not.toMatch(/承りました|必要はありません|有効期限/);
  });

  it('leads to the order as long as that is shown', () => {
    const html = renderView(View, fixtures.orderedJustNow);
    expect(html).toMatch(/<a [^>]*href="\/cart\/complete\?id=Zr7x-[^"]*"[^>]*>ご注文の内容を見る<\/a>/);
  });

  it('says what follows while its payment is under way, with the way to see it', () => {
    const html = renderView(View, fixtures.inPayment);
    expect(textOf(html)).toMatch(/お支払いを確認しています .*確認できなかったときは.*商品がこのカートに戻ります。/);
    expect(html).toMatch(/<a [^>]*href="\/cart\/confirm"[^>]*>最新の状況を見る<\/a>/);
    expect(html).not.toContain('カートから外す');
  });

  it('shows why a change without script was refused', () => {
    const posted = { action: 'cart-modify', values: {}, code: 'x', message: '在庫が足りません。', errors: null };
    expect(renderView(View, fixtures.ok, { posted })).toMatch(/role="alert">在庫が足りません。/);
  });

  it('says of goods that could not be added which number is wrong, with the way back to them', () => {
    const posted = { ...refusedQuantity, action: 'cart-add', values: { product_key: 'kurikinton', quantity: '0' } };
    const html = renderView(View, fixtures.empty, { posted, prefix: '/gakuen' });
    expect(html).toMatch(/role="alert">数量は1以上で入力してください。<p><a [^>]*href="\/gakuen\/product\/kurikinton"/);
    expect(html).not.toContain('入力内容をご確認ください。');
  });

  it('says why a later step led here, where its form was sent without script', () => {
    const posted = { action: 'decide', values: {}, code: 'x', message: 'カートが見つかりませんでした。', errors: null };
    expect(renderView(View, fixtures.empty, { posted })).toMatch(/role="alert">カートが見つかりませんでした。/);
  });

  it('keeps a quantity that was refused without script in its field, with the reason bound to it', () => {
    const posted = { ...refusedQuantity, action: 'cart-modify', values: { key: 'l1', quantity: '0' } };
    const html = renderView(View, fixtures.ok, { posted });
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-invalid="true" aria-describedby="s1-l1 s1-l1-fault s1-l1-limit"[^>]* value="0"/);
    expect(html).toMatch(/<p id="s1-l1-fault"[^>]*>数量は1以上で入力してください。<\/p>/);
    expect(html).toMatch(/<form [^>]*novalidate=""[^>]*>/i);
  });

  it('says why there can be no more, once there are as many', () => {
    const { settings, data } = fixtures.ok;
    const limited = (quantity: number) => {
      const products = data.cart.detail.products.map((line) => ({
        ...line,
        quantity,
        max_quantity: 2,
        limit_note: '一度のご注文は2点までです。',
      }));
      const cart = { ...data.cart, detail: { ...data.cart.detail, products } };
      return textOf(renderView(View, { settings, data: { cart } }));
    };
    expect(limited(2)).toContain('変更する 一度のご注文は2点までです。');
    expect(limited(1)).not.toContain('一度のご注文');
  });

  it('says of a picture that it shows something else than what was chosen', () => {
    const { settings, data } = fixtures.ok;
    const shown = (picture_of: string | null) => {
      const products = data.cart.detail.products.map((line) => ({
        ...line,
        product_info: { ...line.product_info, picture_of },
      }));
      const cart = { ...data.cart, detail: { ...data.cart.detail, products } };
      return textOf(renderView(View, { settings, data: { cart } }));
    };
    expect(shown('杢紺')).toContain('写真は「杢紺」です');
    expect(shown('')).toContain('写真は一例です');
    expect(shown(null)).not.toContain('写真は');
  });

  it('offers to put a line aside, where there is script to do it', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<button type="button" [^>]*data-script="" [^>]*aria-describedby="s1-l1"[^>]*>あとで買う/);
  });
});
