/** The closed list of page ids and frames. Landing and static pages are one page each, with an instance. */
// prettier-ignore
export const pageIds = [
  'top', 'ec', 'blog.list', 'blog.detail', 'brand.list', 'catalog-order', 'contact', 'contact.confirm', 'contact.complete',
  'coupon', 'faq', 'flip-book', 'keycode', 'maintenance', 'maker.list', 'maker.detail', 'news.list', 'news.detail', 'popup',
  'product.list', 'product.detail', 'product.uos', 'sitemap', 'stylist.list', 'stylist.detail', 'orders.receipt',
  'oauth.callback', 'static', 'landing',
  'cart', 'cart.payment', 'cart.shipping-add', 'cart.shipping-detail', 'cart.shipping-select', 'cart.confirm', 'cart.complete',
  'login', 'login.unlock', 'login.sync', 'register', 'register.complete', 'reminder', 'reminder.reset', 'reminder.username',
  'reminder.username-reset', 'verify', 'verify.email',
  'gift.shipping', 'gift.delivery', 'gift.confirm', 'gift.complete',
  'mypage', 'mypage.address', 'mypage.address-add', 'mypage.address-edit', 'mypage.bookmark', 'mypage.card', 'mypage.card-add',
  'mypage.inquiries', 'mypage.inquiry', 'mypage.leave', 'mypage.lists', 'mypage.list', 'mypage.login-history', 'mypage.logout',
  'mypage.measurement', 'mypage.measurement-edit', 'mypage.memorial', 'mypage.memorial-add', 'mypage.memorial-edit',
  'mypage.messages', 'mypage.message', 'mypage.name-embroidery', 'mypage.name-embroidery-edit', 'mypage.orders', 'mypage.order',
  'mypage.password', 'mypage.point', 'mypage.product-history', 'mypage.request-history', 'mypage.search-history',
  'mypage.user-info', 'mypage.user-info-edit',
  'error',
] as const;

export type PageId = (typeof pageIds)[number];

/** Frames: what stands around a page's outlet. */
export const frameIds = ['default', 'simple', 'maintenance', 'invalidChannel', 'sample'] as const;

export type FrameId = (typeof frameIds)[number];
