import { describe, expect, it } from 'vitest';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { sampleOrder } from '../../../../../sections/samples/cart';
import { sampleDone } from '../../../../../sections/samples/gift-options';
import { dividedOrder } from '../../../../../sections/samples/several-addresses';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { orderer } from '../shoppers.test-support';
import { orderMail, type OrderMailParts } from './order-mail';

const shop = toFrontSettings(new Map(), {
  'SITE.NAME': '実り',
  'SITE.COMPANY': '株式会社みのり舎',
  'SITE.PHONE': '076-000-0137',
  'SITE.PHONE_HOURS': '10時〜17時',
  'SITE.EMAIL': 'shop@minori.example',
  'SITE.ADDRESS': '〒920-0000 石川県金沢市実里町一丁目2番3号',
  'SITE.REGISTRATION_NUMBER': 'T8370045128819',
});

const [line] = sampleOrder.lines;
if (!line) throw new Error('the sample has a line');
const order: TemporaryOrder = {
  ...sampleOrder,
  order_no: '261120-000123',
  ordered_at: '2026-11-20T03:05:00.000Z',
  payment: {
    kind: 'konbini',
    name: 'コンビニ払い',
    status: 'awaiting',
    instruction: 'お支払い番号 123456 で、2026年11月27日(金)までに4,490円をお支払いください。',
    pay_by: '2026-11-27',
    number: '123456',
  },
  lines: [
    {
      ...line,
      product_info: { ...line.product_info, name: '栗きんとん', options: ['6個'], tax_rate_percent: 8 },
      unit_price: 1680,
      quantity: 2,
      subtotal: 3360,
    },
  ],
  totals: {
    total_products: 3360,
    total_accessories: 0,
    total_carriage: 1100,
    total_fee: 330,
    total_discount: 200,
    total_points: 100,
    total_payment: 4490,
    total_tax: 369,
    taxes: [
      { percent: 10, amount: 1430, tax: 130 },
      { percent: 8, amount: 3060, tax: 226 },
    ],
  },
};

const textOf = (own: Partial<TemporaryOrder> = {}, parts: Partial<OrderMailParts> = {}) =>
  orderMail({
    order: { ...order, ...own },
    orderer,
    shop,
    cancellation: '食品は返品をお受けできません。',
    lawUrl: 'https://shop.example.jp/law',
    screen: { url: 'https://shop.example.jp/orders/receipt?no=261120-000123&t=secret', lines: ['ご注意'] },
    giftUrl: null,
    ...parts,
  });

describe('the mail that confirms an order', () => {
  it('names no rate at which nothing is paid', () => {
    const taxes = [
      { percent: 10, amount: 0, tax: 0 },
      { percent: 8, amount: 4_490, tax: 332 },
    ] as const;
    const { text } = textOf({ totals: { ...order.totals, taxes: [...taxes] } });
    expect(text).toContain('　8%対象（※）：4,490円（内消費税 332円）');
    expect(text).not.toContain('10%対象');
  });

  it('says who bought what for how much, and how it is paid and delivered', () => {
    const { subject, text } = textOf();
    expect(subject).toBe('【実り】ご注文を承りました（ご注文番号 261120-000123）');
    const parts = text.split('\n\n');
    const { html } = textOf();
    for (const words of ['栗きんとん（6個） ※', '合計（税込）：4,490円', 'href="https://shop.example.jp/law"'])
      expect(html).toContain(words);
    expect(parts).toContain('■ ご注文\nご注文番号：261120-000123\nご注文日時：2026年11月20日(金) 12:05');
    expect(parts).toContain('■ ご注文の商品\n栗きんとん（6個） ※\n　1,680円 × 2点　小計 3,360円');
    expect(parts).toContain(
      [
        '■ お支払い金額',
        '商品合計：3,360円',
        '送料：1,100円',
        'お支払い手数料：330円',
        'クーポン割引：-200円',
        'ポイント利用：-100円',
        '合計（税込）：4,490円',
        '　10%対象：1,430円（内消費税 130円）',
        '　8%対象（※）：3,060円（内消費税 226円）',
        '※は軽減税率（8%）の対象です。',
        '登録番号：T8370045128819',
      ].join('\n'),
    );
    expect(parts).toContain(
      [
        '■ お支払い方法',
        'コンビニ払い',
        'お支払い番号：123456',
        'お支払い期限：2026年11月27日(金)',
        'お支払い番号 123456 で、2026年11月27日(金)までに4,490円をお支払いください。',
      ].join('\n'),
    );
    expect(parts).toContain(
      '■ ご注文者\n山田 花子 様\n〒100-0001 東京都千代田区千代田1-1\n電話：0312345678\nメールアドレス：hanako@example.jp',
    );
    expect(parts).toContain(
      '■ 返品・ご注文の取り消し\n食品は返品をお受けできません。\n返品・交換の条件は、特定商取引法に基づく表記をご覧ください。\nhttps://shop.example.jp/law',
    );
    expect(text.endsWith('電話：076-000-0137　10時〜17時\nメール：shop@minori.example\n')).toBe(true);
  });

  it('asks for what is sent in for an option before all that was bought, and promises no day without it', () => {
    const emblem = { arrival_of: '校章', order_note: '校章を、ご注文番号を添えてお送りください。' };
    const done = { ...sampleDone, name: '校章の縫い付け', ...emblem };
    const packing = {
      ...({ key: 'p1', temperature: '常温', delivery_timezone_key: 'none' } as const),
      ...{ carriage: 0, is_chosen: true, delivery_at: null, expected_at: null, arrival_of: '校章' },
    };
    const shippings = order.shippings.slice(0, 1).map((shipping) => ({ ...shipping, packings: [packing] }));
    const lines = order.lines.map((own) => ({ ...own, packing_key: 'p1', accessories: [done, done] }));
    const { text } = textOf({ lines, shippings });
    const asked =
      '■ ご注文のあとのお願い\n【校章の縫い付け】\n校章を、ご注文番号を添えてお送りください。\n\n■ ご注文の商品';
    expect(text).toContain(asked);
    expect(text.match(/ご注文のあとのお願い/g)).toHaveLength(1);
    expect(text).toContain('　ご入金の確認後、校章が届いてから加工し、お届けします（時間帯の指定なし）');
    const wished = { ...packing, delivery_at: '2026-12-10' };
    const later = shippings.map((shipping) => ({ ...shipping, packings: [wished] }));
    expect(textOf({ lines, shippings: later }).text).toContain(
      '（ご入金とともに、校章が加工に間に合うように届いたときのお届け日です）',
    );
    expect(textOf().text).not.toContain('ご注文のあとのお願い');
  });

  it('says of each parcel when it comes', () => {
    const packing = { key: 'p1', temperature: '冷蔵', carriage: 0, is_chosen: true } as const;
    const shippings = order.shippings.slice(0, 1).map((shipping) => ({
      ...shipping,
      packings: [
        { ...packing, delivery_at: '2026-11-27', delivery_timezone_key: 'am' as const },
        {
          ...packing,
          key: 'p2',
          temperature: '常温' as const,
          delivery_at: null,
          expected_at: '2026-11-26',
          delivery_timezone_key: 'none' as const,
        },
      ],
    }));
    const lines = order.lines.flatMap((own) => [
      { ...own, packing_key: 'p1' },
      { ...own, key: 'l9', sku_id: 9, packing_key: 'p2', product_info: { ...own.product_info, name: '湯呑' } },
    ]);
    const { text } = textOf({ shippings, lines });
    expect(text).toContain(
      'お荷物1 冷蔵便（栗きんとん）\n　2026年11月27日(金) 午前中\n　（お支払い期限までにご入金いただいたときのお届け日です）\nお荷物2 常温便（湯呑）\n　ご入金の確認後、最短でお届け（時間帯の指定なし）\n　最短のお届け見込み：2026年11月26日(木)（ご注文の日にご入金いただいた場合）',
    );
  });

  it('keeps several addresses apart, each with its parcels', () => {
    const { text } = textOf({ ...dividedOrder, payment: { ...order.payment, kind: 'card', pay_by: null } });
    expect(text).toContain(
      [
        '■ お届け先・お届け日時',
        '【お届け先1】',
        '山田 花子 様',
        '〒604-0925 京都府京都市中京区寺町通御池上る上本能寺前町488',
        '電話：09012345678',
        '送料：1,100円',
        '冷蔵便（栗きんとん（八個入）×1点、白磁の急須×1点）',
        '　2026年11月27日(金) 午前中',
        '',
        '【お届け先2】',
        '佐藤 一郎 様',
      ].join('\n'),
    );
  });

  it('[cart.accessories] says below goods and address what is done to them, a detail a line', () => {
    const { details, words, ...done } = sampleDone;
    const name = { ...done, name: 'ネーム刺繍', details, words: [{ title: 'お名前', text: '山田\n■ 偽' }] };
    const lines = order.lines.map((own) => ({
      ...own,
      accessories: [{ ...name, subtotal: 550, is_returnable: false }],
    }));
    const shippings = order.shippings.map((own) => ({ ...own, accessories: [sampleDone] }));
    const text = textOf({ lines, shippings }).text;
    expect(text).toContain(
      '　1,680円 × 2点　小計 3,360円\n　ネーム刺繍　550円（返品・交換不可）\n　　お名前：\n　　｜山田\n　　｜■ 偽\n',
    );
    expect(text).toContain('\n　のし　無料\n　　表書き：御歳暮\n　　水引：紅白・蝶結び\n　　名入れ：山田\n冷蔵便');
  });

  it('keeps the lines of what is written on a card', () => {
    const words = [{ title: 'メッセージ', text: 'おめでとう。\n\nお元気で。' }];
    const card = { ...sampleDone, kind: 'card' as const, name: 'カード', words };
    const shippings = order.shippings.map((own) => ({ ...own, accessories: [card] }));
    const { text, html } = textOf({ shippings });
    expect(text).toContain('\n　カード　無料\n　　メッセージ：\n　　｜おめでとう。\n　　｜\n　　｜お元気で。\n');
    expect(html).toContain('カード　無料<br>　　メッセージ：<br>　　｜おめでとう。<br>　　｜<br>　　｜お元気で。');
  });

  it('names the fee for cooling, which is there though the carriage is free', () => {
    const { text } = textOf({ totals: { ...order.totals, total_carriage: 330, total_cooling: 330 } });
    expect(text).toContain('送料：無料\nクール便手数料：330円\n');
  });

  it('asks nothing of who paid by card, and marks nothing where nothing is reduced', () => {
    const { text } = textOf({
      payment: {
        kind: 'card',
        name: 'クレジットカード',
        status: 'authorised',
        instruction: '',
        pay_by: null,
        number: null,
      },
      lines: order.lines.map((own) => ({ ...own, product_info: { ...own.product_info, tax_rate_percent: 10 } })),
      totals: { ...order.totals, total_carriage: 0, taxes: [{ percent: 10, amount: 4490, tax: 408 }] },
    });
    expect(text).toContain('クレジットカード\nカードでのお支払いを承りました。ほかにお手続きは必要ありません。');
    expect(text).toContain('送料：無料');
    expect(text).not.toContain('※');
    expect(text).not.toContain('期限');
  });

  it('leaves out what the shop has not said of itself', () => {
    const { text } = textOf(
      {},
      { shop: toFrontSettings(new Map(), { 'SITE.NAME': '実り' }), lawUrl: null, screen: { url: null, lines: [] } },
    );
    expect(text).not.toMatch(/登録番号|メール：|http|領収書/);
    expect(text.endsWith('――――――――――――――――\n実り\n')).toBe(true);
  });

  it('begins with the shop’s own words, whatever name was typed', () => {
    const lure = '当選おめでとうございます example.com をご確認ください';
    const { subject, text } = textOf({}, { orderer: { ...orderer, last_name: lure } });
    expect(text.split('\n')[0]).toBe('このたびは「実り」でお買い求めいただき、ありがとうございます。');
    expect(subject).not.toContain(lure);
    expect(text.indexOf(lure)).toBeGreaterThan(text.indexOf('■ ご注文者'));
  });

  it('has one line as its subject, and no line that a name could add', () => {
    const { subject, text } = textOf(
      {},
      {
        shop: { ...shop, 'SITE.NAME': '実り\r\nBcc: all@example.jp' },
        orderer: { ...orderer, first_name: '花\n■ 偽' },
      },
    );
    expect(subject).toBe('【実り Bcc: all@example.jp】ご注文を承りました（ご注文番号 261120-000123）');
    expect(text).toContain('\n山田 花 ■ 偽 様\n');
    expect(text).not.toContain('\nBcc:');
  });

  it('keeps its order number in sight where the shop has a long name', () => {
    const { subject } = textOf({}, { shop: { ...shop, 'SITE.NAME': '𠮷👨‍👩‍👧'.repeat(40) } });
    expect(subject).toMatch(/^【(?:𠮷👨‍👩‍👧)+𠮷?…】ご注文を承りました（ご注文番号 261120-000123）$/u);
    expect(subject.length).toBeLessThan(110);
  });
});
