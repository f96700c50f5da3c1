/** What the shop tells, and where it is asked. */
import { mostPerPage } from '../contract/page-sizes';
import { open, screensOf } from './define-screens';

export const contentScreens = screensOf(open, [
  { path: '/blog', page: 'blog.list', title: '読みもの' },
  { path: '/blog/{key}', page: 'blog.detail', title: '読みもの', listedBy: null },
  { path: '/catalog-order', page: 'catalog-order', title: 'カタログのご請求' },
  { path: '/contact', page: 'contact', title: 'お問い合わせ' },
  { path: '/contact/confirm', page: 'contact.confirm', title: 'お問い合わせ内容の確認', isFindable: false },
  { path: '/contact/complete', page: 'contact.complete', title: 'お問い合わせを受け付けました', isFindable: false },
  { path: '/coupon', page: 'coupon', title: 'クーポン', sections: ['coupons'] },
  { path: '/faq', page: 'faq', title: 'よくあるご質問', sections: ['faq-list'] },
  { path: '/flip-book', page: 'flip-book', title: 'デジタルカタログ' },
  { path: '/news', page: 'news.list', title: 'お知らせ', query: ['page'], list: 'news-list', sections: ['news-list'] },
  {
    path: '/news/{key}',
    page: 'news.detail',
    title: 'お知らせ',
    isNested: true,
    subject: { call: 'content.newsEntry', params: { key: 'key' } },
    listedBy: { call: 'content.news', query: { per: mostPerPage }, fills: { key: 'key' } },
    sections: ['news-detail'],
  },
  { path: '/stylist', page: 'stylist.list', title: 'スタイリスト一覧' },
  { path: '/stylist/{key}', page: 'stylist.detail', title: 'スタイリスト', listedBy: null },
]);
