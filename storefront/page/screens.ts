/**
 * Every screen of the shop as a row: its path, its page id, who may see it, and the query that decides whether it
 * exists. `npm run routes` prints it. To add a screen: add a row, and a page id in schemas/screens/pages.ts.
 */
import type { PageId } from '../../schemas/screens/pages';
import type { CheckoutStep } from '../../schemas/cart/cart';
import { productListQuery } from '../../schemas/catalog/catalog.calls';
import { query, type Query } from '../../schemas/query';
import { stepAt } from '../../src/domain/checkout-steps';

/** Whose screen it is: everybody's, a cart's, one of logging in and registering, a gift's receiver's, a member's. */
export type Access = 'public' | 'cart' | 'auth' | 'gift' | 'member';

type CartPageId = Extract<PageId, 'cart' | `cart.${string}`>;

export type Params = Readonly<Record<string, string>>;

export interface ScreenRow {
  /** `{name}` is one part of the path, `{name?}` may be missing, `*` is the rest. */
  readonly path: `/${string}`;
  readonly page: PageId;
  readonly access: Access;
  /** A member has nothing to do here and is sent on. */
  readonly loggedOut?: true;
  /** The title where the subject gives none. */
  readonly title: string;
  /** What the screen is about; a 404 makes the screen a 404. */
  readonly subject?: (params: Params) => Query;
  /** Query parameters that change what is drawn; all others (campaign marks and the like) are ignored. */
  readonly query?: readonly string[];
  /** The section that shows what the query asks for; while it has nothing to show, search engines do not keep the screen. */
  readonly list?: 'product-list' | 'news-list';
  /** Kept out of search engines. */
  readonly noindex?: true;
  /** A step of the checkout: it opens when all steps before it are complete (checkout-gate.ts). */
  readonly step?: CheckoutStep;
}

/** `price` is a choice of the price filter; the list's sections read it as both bounds. */
const listQuery = [...Object.keys(productListQuery.properties), 'price'];

const open = (path: ScreenRow['path'], page: PageId, title: string, more: Partial<ScreenRow> = {}): ScreenRow => ({
  path,
  page,
  access: 'public',
  title,
  ...more,
});
const hiddenFor =
  (access: Access) =>
  (path: ScreenRow['path'], page: PageId, title: string): ScreenRow => ({ path, page, access, title, noindex: true });
const hidden = hiddenFor('public');
const auth = hiddenFor('auth');
const gift = hiddenFor('gift');
const member = hiddenFor('member');
const loggedOut = (...row: Parameters<typeof auth>): ScreenRow => ({ ...auth(...row), loggedOut: true });
/** A screen of the cart: `cart.payment` stands at /cart/payment. */
const ofCart = (page: CartPageId, title: string, more: Partial<ScreenRow> = {}): ScreenRow => {
  const path: ScreenRow['path'] = `/${page.replace('.', '/')}`;
  const step = stepAt(path);
  return { ...hiddenFor('cart')(path, page, title), ...(step ? { step } : {}), ...more };
};

export const screens: readonly ScreenRow[] = [
  open('/', 'top', 'トップ'),
  open('/ec', 'ec', 'トップ', { noindex: true }),
  open('/blog', 'blog.list', '読みもの'),
  open('/blog/{key}', 'blog.detail', '読みもの'),
  open('/brand', 'brand.list', 'ブランド一覧'),
  open('/catalog-order', 'catalog-order', 'カタログのご請求'),
  open('/contact', 'contact', 'お問い合わせ'),
  hidden('/contact/confirm', 'contact.confirm', 'お問い合わせ内容の確認'),
  hidden('/contact/complete', 'contact.complete', 'お問い合わせを受け付けました'),
  open('/coupon', 'coupon', 'クーポン'),
  open('/faq', 'faq', 'よくあるご質問'),
  open('/flip-book', 'flip-book', 'デジタルカタログ'),
  hidden('/keycode', 'keycode', 'キーコードの入力'),
  hidden('/maintenance', 'maintenance', 'メンテナンス中'),
  open('/maker', 'maker.list', '作り手一覧'),
  open('/maker/{key}', 'maker.detail', '作り手', {
    subject: ({ key = '' }) => query('catalog.maker', { params: { key } }),
  }),
  open('/news', 'news.list', 'お知らせ', { query: ['page'], list: 'news-list' }),
  open('/news/{key}', 'news.detail', 'お知らせ', {
    subject: ({ key = '' }) => query('content.newsEntry', { params: { key } }),
  }),
  hidden('/popup', 'popup', 'お知らせ'),
  open('/product', 'product.list', '商品一覧', { query: listQuery, list: 'product-list' }),
  open('/product/{key}', 'product.detail', '商品', {
    subject: ({ key = '' }) => query('catalog.product', { params: { key } }),
    query: ['reviews'],
  }),
  open('/product/{key}/uos', 'product.uos', '商品', {
    subject: ({ key = '' }) => query('catalog.product', { params: { key } }),
    noindex: true,
  }),
  open('/sitemap', 'sitemap', 'サイトマップ'),
  open('/stylist', 'stylist.list', 'スタイリスト一覧'),
  open('/stylist/{key}', 'stylist.detail', 'スタイリスト'),
  hidden('/orders/receipt', 'orders.receipt', '領収書'),
  hidden('/oauth/callback', 'oauth.callback', 'ログイン処理中'),

  ofCart('cart', 'カート', { query: ['error'] }),
  ofCart('cart.payment', 'お支払い方法', { query: ['error'] }),
  ofCart('cart.shipping-add', 'お届け先の入力', { query: ['divide', 'error', 'shipping'] }),
  ofCart('cart.shipping-detail', 'お届け日時'),
  ofCart('cart.shipping-select', 'ご注文者の入力'),
  ofCart('cart.confirm', 'ご注文内容の確認', { query: ['error'] }),
  ofCart('cart.complete', 'ご注文ありがとうございます', { query: ['id'] }),

  loggedOut('/login', 'login', 'ログイン'),
  loggedOut('/login/unlock', 'login.unlock', 'アカウントのロック解除'),
  auth('/login_sync', 'login.sync', 'アカウントの連携'),
  loggedOut('/register', 'register', '会員登録'),
  auth('/register/complete', 'register.complete', '会員登録が完了しました'),
  loggedOut('/reminder', 'reminder', 'パスワードをお忘れの方'),
  loggedOut('/reminder/reset', 'reminder.reset', 'パスワードの再設定'),
  loggedOut('/reminder/username', 'reminder.username', 'ログインIDをお忘れの方'),
  loggedOut('/reminder/username/reset', 'reminder.username-reset', 'ログインIDの再設定'),
  auth('/verify', 'verify', 'メールアドレスの確認'),
  auth('/verify/email', 'verify.email', 'メールアドレスの確認'),

  gift('/social-gift/{key?}/shipping', 'gift.shipping', 'ギフトのお届け先'),
  gift('/social-gift/{key?}/delivery', 'gift.delivery', 'ギフトのお届け日時'),
  gift('/social-gift/{key?}/confirm', 'gift.confirm', 'ギフトの確認'),
  gift('/social-gift/{key?}/complete', 'gift.complete', 'ギフトを承りました'),

  member('/mypage', 'mypage', 'マイページ'),
  member('/mypage/address', 'mypage.address', 'アドレス帳'),
  member('/mypage/address/add', 'mypage.address-add', 'お届け先の追加'),
  member('/mypage/address/{key}/edit', 'mypage.address-edit', 'お届け先の変更'),
  member('/mypage/bookmark', 'mypage.bookmark', 'ブックマーク'),
  member('/mypage/card', 'mypage.card', '登録カード'),
  member('/mypage/card/add', 'mypage.card-add', 'カードの追加'),
  member('/mypage/inquiry_history', 'mypage.inquiries', 'お問い合わせ履歴'),
  member('/mypage/inquiry_history/{key}', 'mypage.inquiry', 'お問い合わせ内容'),
  member('/mypage/leave', 'mypage.leave', '退会'),
  member('/mypage/list', 'mypage.lists', 'お気に入りリスト'),
  member('/mypage/list/{key}', 'mypage.list', 'お気に入りリスト'),
  member('/mypage/login_history', 'mypage.login-history', 'ログイン履歴'),
  member('/mypage/logout', 'mypage.logout', 'ログアウト'),
  member('/mypage/measurement', 'mypage.measurement', '採寸の記録'),
  member('/mypage/measurement/edit', 'mypage.measurement-edit', '採寸の記録の変更'),
  member('/mypage/memorial', 'mypage.memorial', '記念日'),
  member('/mypage/memorial/add', 'mypage.memorial-add', '記念日の追加'),
  member('/mypage/memorial/{key}/edit', 'mypage.memorial-edit', '記念日の変更'),
  member('/mypage/message-center', 'mypage.messages', 'メッセージ'),
  member('/mypage/message-center/{key}', 'mypage.message', 'メッセージ'),
  member('/mypage/name-embroidery', 'mypage.name-embroidery', 'ネーム刺繍'),
  member('/mypage/name-embroidery/edit', 'mypage.name-embroidery-edit', 'ネーム刺繍の変更'),
  member('/mypage/order_history', 'mypage.orders', '注文履歴'),
  member('/mypage/order_history/{key}', 'mypage.order', '注文内容'),
  member('/mypage/password', 'mypage.password', 'パスワードの変更'),
  member('/mypage/point', 'mypage.point', 'ポイント'),
  member('/mypage/product_history', 'mypage.product-history', '閲覧履歴'),
  member('/mypage/product_request_history', 'mypage.request-history', 'リクエスト履歴'),
  member('/mypage/product_search_history', 'mypage.search-history', '検索履歴'),
  member('/mypage/user_info', 'mypage.user-info', '会員情報'),
  member('/mypage/user_info/edit', 'mypage.user-info-edit', '会員情報の変更'),

  // Whatever else: a static page where the shop has one, otherwise a 404.
  open('/*', 'static', '', {
    subject: ({ rest = '' }) => query('site.staticPage', { params: { path: rest } }),
  }),
];
