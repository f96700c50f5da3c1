import { describe, expect, it } from 'vitest';
import { goodsCart, readyCart, sampleAddress } from '../../../sections/samples/cart';
import { shippingAddress } from '../../../schemas/address/address';
import {
  addressWords,
  allGoodsWords,
  carriageWords,
  deliveryWords,
  giftPlaceWords,
  goodsWords,
  parcelName,
  parcelsDoneWords,
  parcelTitle,
  parcelWords,
  receiverName,
} from './delivery-words';

const packing = (cart: typeof readyCart) => {
  const found = cart.detail.shippings[0]?.packings[0];
  if (!found) throw new Error('the sample has a parcel');
  return found;
};

describe('deliveries in words', () => {
  it('say the day in Japan with its weekday, and the part of the day', () =>
    expect(deliveryWords(packing(readyCart))).toBe('2026年11月27日(金) 午前中'));

  it('say so where nothing is wished for', () =>
    expect(deliveryWords(packing(goodsCart))).toBe('最短でお届け（時間帯の指定なし）'));

  it('name what is in a parcel by its first goods', () => {
    expect(goodsWords(goodsCart.detail.products, 'p1')).toBe('栗きんとん ほか1品');
    expect(goodsWords(goodsCart.detail.products, 'none')).toBe('');
  });

  it('[cart.multiple-shipping] name all goods of a parcel where there are several addresses', () => {
    const { products } = goodsCart.detail;
    expect(allGoodsWords(products)).toBe('栗きんとん（八個入）×2点、白磁の急須×1点');
    expect(parcelWords(products, 'p1', 2)).toBe(allGoodsWords(products));
    expect(parcelWords(products, 'none', 2)).toBe('');
    expect(parcelWords(products, 'p1', 1)).toBe('栗きんとん ほか1品');
  });

  it('number the parcels of an address where it has several', () => {
    const { products } = goodsCart.detail;
    const [first, second] = [packing(goodsCart), { ...packing(goodsCart), key: 'p2' }];
    expect(parcelName([first], 'p1')).toBe('');
    expect(parcelName([first, second], 'p2')).toBe('お荷物2');
    expect(parcelTitle(products, { packings: [first] }, first, 1)).toBe('冷蔵便（栗きんとん ほか1品）');
    expect(parcelTitle(products, { packings: [first, second] }, first, 1)).toBe('お荷物1 冷蔵便（栗きんとん ほか1品）');
  });

  it('say what the parcels to an address cost together, with the cooling where there is any', () => {
    const [cold, warm] = [packing(goodsCart), { ...packing(goodsCart), temperature: '常温' as const, carriage: 770 }];
    const packings = [{ ...cold, carriage: 1_100 }, warm];
    const cooled = '送料：1,870円（クール便手数料を含みます）';
    expect(carriageWords({ packings }, { total_cooling: 330 })).toBe(cooled);
    expect(carriageWords({ packings: [warm] }, { total_cooling: 330 })).toBe('送料：770円');
    expect(carriageWords({ packings }, {})).toBe('送料：1,870円');
    expect(carriageWords({ packings: [{ ...warm, carriage: 0 }] }, {})).toBe('送料：無料');
  });

  it('join what the schema checks for links as one text, in the same order', () => {
    const shown = [addressWords(sampleAddress), receiverName(sampleAddress)];
    const { 'x-no-link-across': checked } = shippingAddress;
    const joined = checked.map((names) => names.map((name) => sampleAddress[name]).join('')).sort();
    expect(shown.map((words) => words.replace(/^〒\S+/, '').replaceAll(' ', '')).sort()).toEqual(
      joined.map((words) => words.replaceAll(' ', '')),
    );
  });

  it('write a postal code with its hyphen, however it was typed', () => {
    const expected = '〒100-0001 東京都千代田区千代田1-1 実りビル3階';
    expect(addressWords(sampleAddress)).toBe(expected);
    expect(addressWords({ ...sampleAddress, postal_code: '1000001' })).toBe(expected);
    expect(addressWords({ ...sampleAddress, address2: '' })).toBe('〒100-0001 東京都千代田区千代田1-1');
  });

  it('says of a social gift who says where it goes, or that it was said, and never where', () => {
    const gift = { receiver_name: '佐藤 一郎' };
    const waiting = '佐藤 一郎 様（お届け先とお届け日は、受け取る方がご入力になります）';
    expect(giftPlaceWords(gift)).toBe(waiting);
    expect(giftPlaceWords({ ...gift, status: 'waiting' })).toBe(waiting);
    expect(giftPlaceWords({ ...gift, status: 'received' })).toBe(
      '佐藤 一郎 様（受け取る方がご入力になったところへお届けします）',
    );
    expect(giftPlaceWords({ ...gift, status: 'cancelled' })).toBe('佐藤 一郎 様');
  });

  it('says of what is done at an address that each of its parcels gets it, and that it is paid once', () => {
    const accessories = [{}];
    expect(parcelsDoneWords({ packings: [{}, {}], accessories })).toBe(
      'ご指定のものは、2個のお荷物のどれにもお付けします。料金がかかるものも1か所分です。',
    );
    for (const one of [
      { packings: [{}], accessories },
      { packings: [{}, {}], accessories: [] },
      { packings: [{}, {}] },
    ])
      expect(parcelsDoneWords(one)).toBe('');
  });
});
