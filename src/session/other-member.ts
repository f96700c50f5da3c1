import { pageShop, wayBack } from './page-shop';

/** Says that somebody else has logged in since the screen was drawn, with a way on for both. */
export const otherMemberPath = (): string => `${pageShop().prefix}/mypage/logout?other=1&redirect=${wayBack()}`;
