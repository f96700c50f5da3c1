import { plain, shorten, type Tellers } from './teller';

export const contentHeads = {
  'news.detail': ({ subject: entry }) => ({
    title: entry.title,
    description: shorten(plain(entry.body_html)),
    type: 'article',
  }),
} as const satisfies Tellers;
