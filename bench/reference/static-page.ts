/**
 * Writes the page that a careful person would write by hand for the same content: the same text, links, forms and
 * pictures, no wrappers, no classes but a few for grids and rails, no script, and a short style in the head. Pictures
 * keep their sources and loading; lists of pictures keep their columns, so that the largest paint is the same picture.
 */
import { type Element, type Markup, findTag, textOf } from './markup';

const dropped = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta', 'svg']);
const inline = new Set(['a', 'b', 'em', 'i', 'img', 'label', 'picture', 'small', 'span', 'strong', 'time', 'button']);
const kept = new Set(
  (
    'a b blockquote br button caption dd del details dialog dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'header hr img input label legend li main nav ol option output p picture select small source strong summary table ' +
    'tbody td textarea th thead time tr ul'
  ).split(' '),
);
const attributes = new Set(
  (
    'action alt checked colspan datetime fetchpriority for height href id loading max method min name open placeholder ' +
    'rowspan selected sizes src srcset type value width'
  ).split(' '),
);
const empty = new Set(['br', 'hr', 'img', 'input', 'source']);

const style =
  'body{font:16px/1.7 sans-serif;margin:0;color:#222}header,main,footer{padding:0 16px}h1{font-size:1.5em}' +
  'a{color:inherit}ul,ol{list-style:none;padding:0}img{max-width:100%;height:auto;vertical-align:top}' +
  'nav ul{display:flex;flex-wrap:wrap;gap:12px}.g{display:grid;gap:16px}.g img,.r img{width:100%}' +
  '.r{display:flex;gap:12px;overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:4px 8px}' +
  'input,select,button{font:inherit;min-height:44px}footer{background:#eee}';

const viewportPx = 412;
const isElement = (markup: Markup): markup is Element => typeof markup !== 'string';
const isHidden = ({ box: [, , width, height] }: Element): boolean => width === 0 && height === 0;

/** The class that gives a list of pictures the columns, or the rail, that it has on the real page. */
const listClass = (list: Element): string | undefined => {
  const items = list.children.filter(isElement);
  const [first] = items;
  if (!first || !findTag(list, 'img')) return undefined;
  const row = items.filter(({ box: [, top] }) => Math.abs(top - first.box[1]) < 4);
  const overflows = row.some(({ box: [left, , width] }) => left + width > viewportPx + 8);
  return overflows ? `r r${Math.round((100 * first.box[2]) / viewportPx)}` : `g g${row.length}`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const open = (element: Element, inList: boolean): string => {
  const own = Object.entries(element.attributes).filter(([name]) => attributes.has(name));
  const extra: [string, string][] = [];
  const list = element.tag === 'ul' || element.tag === 'ol' ? listClass(element) : undefined;
  if (list) extra.push(['class', list]);
  if (element.tag === 'img' && !inList && !isHidden(element)) {
    extra.push(['width', String(Math.round(element.box[2]))], ['height', String(Math.round(element.box[3]))]);
  }
  if (isHidden(element) && (element.tag === 'dialog' || element.tag === 'nav')) extra.push(['hidden', '']);
  const all = Object.entries({ ...Object.fromEntries(own), ...Object.fromEntries(extra) });
  return `<${element.tag}${all.map(([name, value]) => (value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('')}>`;
};

const hasOnlyInline = ({ children }: Element): boolean =>
  children.every((child) => !isElement(child) || (inline.has(child.tag) && hasOnlyInline(child)));

const write = (markup: Markup, inList: boolean): string => {
  if (!isElement(markup)) return escape(markup);
  const { tag, children } = markup;
  if (dropped.has(tag)) return '';
  const inside = children.map((child) => write(child, inList || listClass(markup) !== undefined)).join('');
  // The page has it without showing it.
  if (isHidden(markup) && 'popover' in markup.attributes) return `<div hidden>${inside}</div>`;
  if (kept.has(tag)) return open(markup, inList) + inside + (empty.has(tag) ? '' : `</${tag}>`);
  const isParagraph = tag !== 'span' && inside.trim() !== '' && hasOnlyInline(markup);
  return isParagraph ? `<div>${inside}</div>` : inside;
};

/** Rules for the columns and rails that the body uses. */
const listRules = (body: string): string => {
  const names = new Set([...body.matchAll(/class="(?:g g|r r)(\d+)"/g)].map(([whole]) => whole.slice(7, -1)));
  return [...names]
    .map((name) => {
      const number = /\d+/.exec(name)?.[0] ?? '1';
      return name.startsWith('g')
        ? `.g${number}{grid-template-columns:repeat(${number},1fr)}`
        : `.r${number}>*{flex:0 0 ${number}%}`;
    })
    .join('');
};

export const writeStaticPage = (document: Element): string => {
  const title = findTag(document, 'title');
  const body =
    findTag(document, 'body')
      ?.children.map((child) => write(child, false))
      .join('') ?? '';
  return (
    '<!doctype html><html lang="ja"><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escape(title ? textOf(title) : '')}</title><style>${style}${listRules(body)}</style>${body}`
  );
};
