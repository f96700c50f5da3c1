/**
 * The one allow-list for HTML that a shop edits (texts, news, product descriptions). It is applied when such a text is
 * stored and again when it is read: what came into the database by another way is as harmless.
 */
import { createHash } from 'node:crypto';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const options: IOptions = {
  allowedTags: [
    'h2', 'h3', 'h4', 'h5', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code',
    'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'ruby', 'rt', 'rp', 'span', 'div', 'a', 'img',
    'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'time', 'address',
  ], // prettier-ignore
  // No class and no id: a text must not dress up as a part of the shop, nor shadow a name that a script looks up.
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { target, rel: _rel, ...kept }) => ({
      tagName,
      attribs: target === '_blank' ? { ...kept, target, rel: 'noopener noreferrer' } : kept,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
  },
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * What the parser is given: each sign that may begin something costs it as much as a hundred letters, and the square of the
 * depth comes on top; one text must not keep all shoppers waiting. Within these bounds the deepest nesting takes no longer
 * than as many pictures side by side. The database refuses more (noren_is_readable_html); no page of a shop comes near.
 */
export const longestHtml = 100_000;
export const mostMarks = 10_000;

export const isReadableHtml = (html: string): boolean => {
  if (html.length > longestHtml) return false;
  const marks = /[<&]/g;
  for (let count = 0; count <= mostMarks; count += 1) if (!marks.test(html)) return true;
  return false;
};

/** Its words alone; entities stay as they are. */
const withoutTags = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').replace(/[<>"]/g, (sign) => entities[sign] ?? sign);

/** The text without anything that is not on the allow-list; without any tag where they are too many. */
export const sanitize = (html: string): string =>
  isReadableHtml(html) ? sanitizeHtml(html, options) : withoutTags(html);

export interface Sanitizer {
  (html: string): string;
}

/** Keeps the newest results by the hash of the text, so that reading a page twice does not parse it twice. */
export function createSanitizer(limits = { texts: 2_000, characters: 8_000_000 }): Sanitizer {
  const kept = new Map<string, string>();
  let characters = 0;

  function keep(hash: string, clean: string): void {
    kept.set(hash, clean);
    characters += clean.length;
    for (const [oldest, text] of kept) {
      if (kept.size <= limits.texts && characters <= limits.characters) break;
      kept.delete(oldest);
      characters -= text.length;
    }
  }

  return (html) => {
    if (html === '') return '';
    const hash = createHash('sha256').update(html).digest('base64');
    const known = kept.get(hash);
    if (known !== undefined) {
      // Newest last, so that the oldest goes first.
      kept.delete(hash);
      kept.set(hash, known);
      return known;
    }
    const clean = sanitize(html);
    keep(hash, clean);
    return clean;
  };
}

/** (One expression for both ends would look for the second one anew behind each `<a`.) */
const hasTag = (text: string): boolean => {
  const start = text.search(/<[a-z]/i);
  return start >= 0 && text.includes('>', start);
};

/** Plain text with paragraphs as HTML; text that has tags already is left alone. */
export const paragraphs = (text: string): string =>
  hasTag(text)
    ? text
    : text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => `<p>${part.trim().replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}</p>`)
        .join('\n');
