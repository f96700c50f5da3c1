import { screens } from '../../schemas/screens/screens';
import type { StandIns } from '../../schemas/scenario/stand-ins';
import { againParameter } from '../../src/lib/again-parameter';

/** What nobody types and no product is called: 16 signs or more, large letters among others. */
const tokenLike = /^(?=.*[A-Z])(?=.*[a-z\d])[\w-]{16,}$/;

/** The parameters of screens; whatever else a link has brought says nothing of the screen. */
const known: ReadonlySet<string> = new Set(screens.flatMap(({ query = [] }) => query));
/** What opens something, of a mail, a login elsewhere, an order: on whichever screen it comes. */
const opening: ReadonlySet<string> = new Set(screens.flatMap(({ secrets = [] }) => secrets));

/** Part by part, null for one that opens something: `/social-gift/{key?}/shipping`. */
const openingPaths = screens
  .map(({ path, secrets = [] }) => {
    const patterns = secrets.flatMap((name) => [`{${name}}`, `{${name}?}`]);
    return path.split('/').map((part) => (patterns.includes(part) ? null : part));
  })
  .filter((parts) => parts.includes(null));

export const searchParameter = 'keyword';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const withoutTokens = (text: string, standIns: StandIns): string =>
  text
    .split(/([/?&=#])/)
    .map((part) => (tokenLike.test(part) ? standIns.textFor('token', part) : part))
    .join('');

/** Of seven digits or more, as of a telephone. */
const longNumber = /(\p{N}(?:[\s－-]?\p{N}){6,})/u;

/** What goods were searched for by: some paste their mail address there, or a number. */
export const scrubWords = (words: string, standIns: StandIns): string => {
  const withoutNumbers = (part: string): string =>
    part
      .split(longNumber)
      .map((one, index) =>
        index % 2 === 1 ? standIns.textFor('number', one) : withoutTokens(standIns.sweep(one), standIns),
      )
      .join('');
  if (!/[@＠]/.test(words)) return withoutNumbers(words);
  const parts = words.split(/(\s)/);
  return parts.map((part) => (/[@＠]/.test(part) ? standIns.textFor('mail', part) : withoutNumbers(part))).join('');
};

const scrubParameter = (name: string, value: string, standIns: StandIns): string => {
  if (name === againParameter && /^[a-z-]{1,40}$/.test(value)) return value;
  if (name === 'redirect') return scrubAddress(value, standIns);
  if (name === searchParameter) return scrubWords(value, standIns);
  const swept = standIns.sweep(value);
  if (swept !== value) return swept;
  if (opening.has(name)) return standIns.textFor('token', value);
  return known.has(name) ? withoutTokens(value, standIns) : standIns.textFor('text', value);
};

const scrubQuery = (query: string, standIns: StandIns): string =>
  query
    .split('&')
    .map((pair) => {
      const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
      if (value === '') return known.has(name) ? pair : withoutTokens(standIns.sweep(pair), standIns);
      const own = decoded(value);
      const scrubbed = scrubParameter(decoded(name), own, standIns);
      return scrubbed === own ? pair : `${name}=${encodeURIComponent(scrubbed)}`;
    })
    .join('&');

const scrubPath = (path: string, standIns: StandIns): string => {
  const parts = path.split('/');
  const length = parts.findLastIndex((part) => part !== '') + 1;
  const isAt = (named: (typeof openingPaths)[number]): boolean =>
    named.length === length && named.every((part, at) => part === null || part.startsWith('{') || part === parts[at]);
  const own = openingPaths.find(isAt);
  const scrubbed = parts.map((part, at) => {
    const known = standIns.sweep(part);
    return own?.[at] === null && known === part ? standIns.textFor('token', part) : known;
  });
  return withoutTokens(scrubbed.join('/'), standIns);
};

/** A line of what happened, without the tokens that stand in some; also those that no call of the screen has named. */
export const scrubLine = (line: string, standIns: StandIns): string => withoutTokens(standIns.sweep(line), standIns);

/** An address without what opens something, and with words of its own only where its screen asks for them. */
export const scrubAddress = (address: string, standIns: StandIns): string => {
  const [path = '', ...query] = address.split('?');
  const own = scrubPath(path, standIns);
  return query.length === 0 ? own : `${own}?${scrubQuery(query.join('?'), standIns)}`;
};
