import type { ShopEnv } from '../../src/ui/shop-context';

export const minoriEnv: ShopEnv = {
  channel: 'minori',
  prefix: '',
  siteName: '実り',
  theme: 'minori',
  page: 'top',
  title: 'トップ',
  url: '/',
  visitor: 'guest',
  isSelling: true,
  today: '2026-11-20',
};

export const gakuenEnv: ShopEnv = {
  ...minoriEnv,
  channel: 'gakuen',
  prefix: '/gakuen',
  siteName: '学園スクールウェア',
  theme: 'gakuen',
};
