/** Addresses of a member's book, as the shop answers. */
import type { UserAddress } from '../../schemas/book/book';

const of = (address: Omit<UserAddress, 'shipping_name'>): UserAddress => ({
  ...address,
  shipping_name: `${address.shipping_last_name} ${address.shipping_first_name}`,
});

const sato = of({
  ...{ id: 31, division_ct: 2, is_default: true, is_sender_default: false },
  shipping_last_name: '佐藤',
  shipping_first_name: '一郎',
  shipping_kana: 'サトウ　イチロウ',
  postal_code: '5300001',
  prefecture: '大阪府',
  city: '大阪市北区',
  address1: '梅田1-2-3',
  address2: '実里ビル3階',
  phone_number: '0612345678',
  cell_phone_number: '',
  fingerprint: 'k7Qd-address123456789abcdefghijklmnopqrstuvw',
});

const own = of({
  ...{ id: 30, division_ct: 1, is_default: false, is_sender_default: true },
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_kana: 'ヤマダ　ハナコ',
  postal_code: '920-0000',
  prefecture: '石川県',
  city: '金沢市',
  address1: '実里町1-2',
  address2: '',
  phone_number: '0762345678',
  cell_phone_number: '09012345678',
});

const grandmother = of({
  ...own,
  ...{ id: 29, division_ct: 2, is_sender_default: false },
  shipping_first_name: 'トメ',
  shipping_kana: 'ヤマダ　トメ',
  address1: '実里町3-4',
  cell_phone_number: '',
});

export const sampleAddresses: readonly [UserAddress, ...UserAddress[]] = [sato, own, grandmother];
export const sampleAddress: UserAddress = sato;

const long = (signs: number): string => 'とても長いお名前の町の'.repeat(30).slice(0, signs);

export const longAddress: UserAddress = of({
  ...sato,
  ...{ is_sender_default: true, division_ct: 1 },
  shipping_last_name: long(50),
  shipping_first_name: long(50),
  shipping_kana: 'ナガイ'.repeat(33),
  city: long(100),
  address1: long(100),
  address2: long(100),
  cell_phone_number: '090-1234-5678',
});
export const longAddresses: readonly UserAddress[] = Array.from({ length: 50 }, (_, at) => ({
  ...longAddress,
  id: 900 - at,
  is_default: at === 0,
  is_sender_default: at === 0,
}));
