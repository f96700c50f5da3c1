/** The shop itself: its top, what it says of itself, and where it sends people when it is closed. */
import { open, screensOf, type ScreenDefinition } from './define-screens';

const ofTop = ['category-tiles', 'ranking', 'news-list'] as const;

export const siteScreens = screensOf(open, [
  { path: '/', page: 'top', title: 'トップ', sections: ofTop },
  { path: '/ec', page: 'ec', title: 'トップ', isFindable: false, sections: ofTop },
  {
    path: '/keycode',
    page: 'keycode',
    isUngated: true,
    title: 'キーコードの入力',
    isFindable: false,
    frame: 'simple',
    query: ['redirect'],
    sections: ['keycode-form'],
  },
  {
    path: '/maintenance',
    page: 'maintenance',
    isUngated: true,
    title: 'メンテナンス中',
    isFindable: false,
    query: ['redirect'],
    sections: ['maintenance-notice'],
  },
  { path: '/popup', page: 'popup', title: 'お知らせ', isFindable: false, frame: 'simple', sections: ['popup'] },
  { path: '/sitemap', page: 'sitemap', title: 'サイトマップ', sections: ['sitemap-list'] },
]);

/** Whatever no other row takes: a static page where the shop has one, otherwise a 404. */
export const staticScreens = screensOf(open, [
  {
    path: '/*',
    page: 'static',
    title: '',
    subject: { call: 'site.staticPage', params: { path: 'rest' } },
    hasInstances: true,
    listedBy: { call: 'site.staticPageUrls', fills: { rest: 'url' } },
    sections: ['static-page'],
  },
]);

/** Any number of pages that a shop arranges by itself. No address leads to one before there is a call that reads them. */
export const landing = {
  ...open,
  path: '/*',
  page: 'landing',
  title: '',
  isFindable: false,
  hasInstances: true,
} as const satisfies ScreenDefinition;

/** Drawn in the place of a screen that is not there or failed; no address leads to it. */
export const error = {
  ...open,
  path: '/*',
  page: 'error',
  isUngated: true,
  title: 'Error',
  isFindable: false,
  sections: ['error'],
} as const satisfies ScreenDefinition;
