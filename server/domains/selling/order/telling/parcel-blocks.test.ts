import { describe, expect, it } from 'vitest';
import type { TemporaryOrder } from '../../../../../schemas/order/order';
import { sampleAddress, sampleOrder } from '../../../../../sections/samples/cart';
import { toFrontSettings } from '../../../base/settings/front-settings';
import { laterMail } from './later-mails';
import type { Dispatch } from './parcel-blocks';

const shop = toFrontSettings(new Map(), { 'SITE.NAME': '実り' });

const placeOf = (name: string, packingKey: string): TemporaryOrder['shippings'][number] => {
  const packings = sampleOrder.shippings[0]?.packings.slice(0, 1).map((packing) => ({ ...packing, key: packingKey }));
  return { key: `s-${packingKey}`, address: { ...sampleAddress, shipping_last_name: name }, packings: packings ?? [] };
};

const lineOf = (name: string, packingKey: string): TemporaryOrder['lines'] =>
  sampleOrder.lines.slice(0, 1).map((line) => ({
    ...{ ...line, key: `${name}-${packingKey}`, packing_key: packingKey, quantity: 1 },
    product_info: { ...line.product_info, name, options: [] },
  }));

const order: TemporaryOrder = {
  ...sampleOrder,
  status: 'shipped',
  shippings: [placeOf('佐藤', 'p1'), placeOf('鈴木', 'p2'), placeOf('高橋', 'p3')],
  lines: [
    ...['p1', 'p2', 'p3'].flatMap((key) => lineOf('羊羹', key)),
    ...lineOf('羊羹', 'p2'),
    ...['煎茶', '最中'].flatMap((name) => lineOf(name, 'p3')),
  ],
};

const mail = (dispatch: Dispatch, own: Partial<TemporaryOrder> = {}) =>
  laterMail('order_dispatched', { order: { ...order, ...own }, shop, about: { dispatch, giftUrl: null } });

const first: Dispatch = {
  parcels: [
    { packingKey: 'p1', box: 0, carrier: 'yamato', number: '123456789012' },
    { packingKey: 'p2', box: 0, carrier: 'sagawa', number: '555500010000' },
  ],
  isRestToCome: true,
};
const rest = '残りのお荷物は、発送しだいお知らせします。';

describe('a mail about parcels that have left', () => {
  it('says of each where it goes, with what, by whom, and that the others follow', () => {
    const { text, html } = mail(first);
    expect(text).toMatch(
      /■ お届け先1 お荷物\nお届け先：佐藤 一郎 様　〒.+\n商品：\n　羊羹 × 1点\n配送業者：ヤマト運輸\n/,
    );
    expect(text).toMatch(
      /■ お届け先2 お荷物\nお届け先：鈴木 一郎 様　〒.+\n商品：\n　羊羹 × 2点\n配送業者：佐川急便\n/,
    );
    for (const told of [text, html]) {
      expect(told).not.toMatch(/高橋|煎茶|最中|ご注文の商品を発送/);
      expect(told).toContain(rest);
    }
  });

  it('says nothing of others where it was the last', () => {
    const last = { packingKey: 'p3', box: 0, carrier: 'other', number: null } as const;
    const { text } = mail({ parcels: [last], isRestToCome: false });
    expect(text).toMatch(
      /■ お届け先3 お荷物\nお届け先：高橋 .+\n商品：\n　羊羹 × 1点\n　煎茶 × 1点\n　最中 × 1点\n配送業者：/,
    );
    expect(text).not.toMatch(/残りのお荷物|佐藤|鈴木|お問い合わせ番号/);
  });

  it('names each as the confirmation does, also where it leaves alone or in a further box', () => {
    const packings = ['p1', 'p2'].flatMap((key) => placeOf('佐藤', key).packings);
    const shippings = [{ ...placeOf('佐藤', 'p1'), packings }];
    const later = [
      { packingKey: 'p2', box: 1, carrier: 'yamato', number: '1' },
      { packingKey: 'p2', box: 2, carrier: 'yamato', number: '2' },
    ] as const;
    const { text } = mail({ parcels: later, isRestToCome: true }, { shippings });
    expect(text).toMatch(/■ お荷物2（2箱目）\nお届け先：佐藤 一郎 様/);
    expect(text).toContain('■ お荷物2（3箱目）\nお荷物2の商品を、分けてお送りしています。\n');
    expect(text).not.toContain('お荷物1');
  });

  it('tells of a social gift what has left, and never by whom', () => {
    const { text } = mail(first, {
      social_gift: {
        ...{ receiver_name: 'さくら', sender_name: '花子', message: '', status: 'received', link: null },
        expires_at: '2026-12-04T03:00:00.000Z',
      },
    });
    expect(text).toContain(`■ 発送した商品\n羊羹 × 3点\n\n${rest}`);
    expect(text).not.toMatch(/佐藤|鈴木|ヤマト|123456789012|最中/);
  });
});
