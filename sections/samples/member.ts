/** A member as the shop answers, with what they told and what not. */
import type { LinkedProvider } from '../../schemas/provider/provider';
import type { ProductHistory } from '../../schemas/history/history';
import type { PointHistory, Points } from '../../schemas/point/point';
import type { LoginHistory, User } from '../../schemas/user/user';
import { longCard, sampleCards } from './shop';

export const sampleUser: User = {
  id: 7,
  code: 'm7k2q9xa4b',
  email: 'hanako@example.jp',
  is_registered_member: true,
  second_factor: 'none',
  security_question: null,
  company_name: '株式会社花',
  department_or_position: '総務部',
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  orderer_name: '山田 花子',
  school: '',
  job: '',
  tel: '0312345678',
  phone_number: '',
  cell_phone_number: '09012345678',
  contact_phone_number: '',
  fax: '',
  postal_code: '920-0000',
  prefecture: '石川県',
  city: '金沢市',
  address1: '実里町1-2',
  address2: '',
  gender: 2,
  birth_date: '1985-04-03',
  is_receive_newsletter: 1,
  fingerprint: 'k7Qd-member0123456789abcdefghijklmnopqrstuvw',
};

const long = (signs: number): string => 'とても長いお名前の会社の'.repeat(30).slice(0, signs);

export const fullUser: User = {
  ...sampleUser,
  email: `${'hanako-'.repeat(8)}@${'sub.'.repeat(40)}example.jp`,
  is_registered_member: false,
  second_factor: 'totp',
  company_name: long(250),
  department_or_position: long(250),
  last_name: long(50),
  first_name: long(50),
  orderer_name: long(100),
  school: long(100),
  job: long(100),
  city: long(100),
  address1: long(100),
  address2: long(100),
};

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

export const sampleLogins: readonly LoginHistory[] = [
  { id: 3, logged_in_at: '2026-11-20T01:15:00.000Z', channel: 'minori', address: '198.51.100.7', user_agent: phone },
  { id: 2, logged_in_at: '2026-11-13T12:40:00.000Z', channel: 'minori', address: '203.0.113.24', user_agent: desk },
  { id: 1, logged_in_at: '2026-10-30T08:05:00.000Z', channel: 'gakuen', address: '', user_agent: '' },
];

/** A page of a member who comes each day, from a shop with a long name. */
export const manyLogins: readonly LoginHistory[] = Array.from({ length: 20 }, (_, at) => ({
  id: 200 - at,
  logged_in_at: new Date(Date.UTC(2026, 10, 20 - at, 2)).toISOString(),
  channel: at % 2 ? 'minori' : 'a-shop-of-the-longest-name-in-the-town',
  address: '2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff',
  user_agent: phone,
}));

export const noPoints: Points = { balance: 0, data: [] };

export const samplePoints: Points = {
  balance: 1250,
  data: [
    { points: 1000, expires_at: '2027-03-31T14:59:59.000Z' },
    { points: 250, expires_at: null },
  ],
};

export const samplePointEntries: readonly PointHistory[] = [
  {
    ...{ id: 'e4', at: '2026-11-18T03:30:00.000Z', reason: 'used', points: -500, expires_at: null },
    note: 'ご注文 261118-000021',
  },
  { id: 'e3', at: '2026-11-10T01:00:00.000Z', reason: 'earned', points: 250, expires_at: null, note: '' },
  { id: 'e2', at: '2026-10-31T15:00:00.000Z', reason: 'expired', points: -120, expires_at: null, note: '' },
  {
    ...{ id: 'e1', at: '2026-04-01T01:00:00.000Z', reason: 'granted', points: 1500 },
    ...{ expires_at: '2027-03-31T14:59:59.000Z', note: 'ご登録のお礼' },
  },
];

/** Of a member with many ends, and of a shop with much to say. */
export const manyPoints: Points = {
  balance: 2_147_483_647,
  data: Array.from({ length: 24 }, (_, at) => ({
    points: 89_478_485,
    expires_at: new Date(Date.UTC(2027, at, 1)).toISOString(),
  })),
};

export const manyPointEntries: readonly PointHistory[] = Array.from({ length: 20 }, (_, at) => ({
  id: `m${at}`,
  at: new Date(Date.UTC(2026, 10, 20 - at, 2)).toISOString(),
  reason: (['earned', 'granted', 'returned', 'used', 'withdrawn', 'expired'] as const)[at % 6] ?? 'earned',
  points: at % 6 < 3 ? 999_999_999 : -999_999_999,
  expires_at: at % 6 < 3 ? '2099-12-31T14:59:59.000Z' : null,
  note: long(100),
}));

export const sampleViews: readonly ProductHistory[] = sampleCards.slice(0, 5).map((product, at) => ({
  id: 50 - at,
  product_id: product.id,
  product,
  viewed_at: new Date(Date.UTC(2026, 10, 20, 2 - at)).toISOString(),
}));

export const longViews: readonly ProductHistory[] = Array.from({ length: 10 }, (_, at) => {
  const product = { ...longCard, id: longCard.id + at, key: `${longCard.key}-${at}` };
  return {
    id: 90 - at,
    product_id: product.id,
    product,
    viewed_at: new Date(Date.UTC(2026, 10, 20, 2 - at)).toISOString(),
  };
});

/** One by which the shop lets in, and one that it offers no more. */
export const sampleLinkedProviders: { readonly data: LinkedProvider[] } = {
  data: [
    { id: 7, name: '例ID', is_offered: true, linked_at: '2026-04-02T01:20:00.000Z' },
    { id: 9, name: 'id.old.example', is_offered: false, linked_at: '2026-09-14T09:05:00.000Z' },
  ],
};
