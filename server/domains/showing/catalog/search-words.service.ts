/** What a search asks for, with the words of the shop's own list. */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import { type DataVersionReader, rememberByVersion } from '../../base/data-version/by-version.service';
import { readSearchWords } from './search-words.repository';
import { createSpellings, type Spellings } from './spellings';

export interface SearchWordsService {
  /** A term a word: the ways to write it, one a line. None where nothing is searched for. */
  terms(context: Pick<RequestContext, 'channel' | 'now'>, keyword: string | undefined): Promise<string[]>;
}

const channelsKept = 200;
/** More than a person types: each word costs the database a look at every text, and a long one as much as many. */
const mostWords = 30;
const longestWord = 200;

/** What is looked for of it. A word with spellings is a short one (spellings.ts). */
export const boundedTerms = (terms: readonly string[]): string[] =>
  terms.slice(0, mostWords).map((term) => (term.includes('\n') ? term : term.slice(0, longestWord)));

export function createSearchWordsService(db: Kysely<Database>, versions: DataVersionReader): SearchWordsService {
  const remember = rememberByVersion<Spellings>(versions, { most: channelsKept });
  const made = new Map<string, { readonly from: string; readonly spellings: Spellings }>();

  /** To compare all words takes as long as some searches, and the list changes far less often than the goods do. */
  const read = async (channelId: string): Promise<Spellings> => {
    const entries = await readSearchWords(db, channelId);
    const from = JSON.stringify(entries);
    const last = made.get(channelId);
    if (last?.from === from) return last.spellings;
    const spellings = createSpellings(entries);
    made.delete(channelId);
    made.set(channelId, { from, spellings });
    const [oldest] = made.keys();
    if (made.size > channelsKept && oldest !== undefined) made.delete(oldest);
    return spellings;
  };

  return {
    async terms({ channel, now }, keyword = '') {
      if (!/\S/u.test(keyword)) return [];
      const spellings = await remember(channel.id, 'search words', now, () => read(channel.id));
      return boundedTerms(spellings.termsOf(keyword));
    },
  };
}
