import { plain, shorten, type Tellers } from './teller';

export const contentHeads = {
  'news.detail': ({ subject: entry }) => ({
    title: entry.title,
    description: shorten(plain(entry.body_html)),
    type: 'article',
    crumbs: [
      { name: 'お知らせ', path: '/news' },
      { name: entry.title, path: `/news/${entry.key}` },
    ],
  }),
} as const satisfies Tellers;
