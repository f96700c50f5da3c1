/** How mails look. Mail programs take no style sheet: what is to look in some way says so itself. */
import { escaped } from './escape';

const linesOf = (lines: readonly string[]): string => lines.map(escaped).join('<br>');

export const mailParagraph = (...lines: readonly string[]): string =>
  `<p style="margin:0 0 1em;overflow-wrap:anywhere">${linesOf(lines)}</p>`;

export const mailHeading = (text: string): string =>
  `<h2 style="margin:1.5em 0 .5em;padding:0 0 .25em;border-bottom:1px solid #d5d9dd;font-size:16px">${escaped(text)}</h2>`;

/** A link that can be pressed. */
export const mailButton = (url: string, text: string): string =>
  `<p style="margin:0 0 1em"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#1f4e79;color:#fff;text-decoration:none;border-radius:4px">${escaped(text)}</a></p>`;

/** For programs in which nothing can be pressed. */
export const mailAddress = (url: string): string =>
  `<p style="margin:0 0 1em;font-size:14px;overflow-wrap:anywhere">${escaped(url)}</p>`;

/** @param parts HTML @param foot who writes, in plain text */
export const mailPage = (parts: readonly string[], foot: readonly string[]): string =>
  `<!doctype html><html lang="ja"><body style="margin:0;padding:24px 16px;color:#20262d;font:16px/1.8 sans-serif"><div style="max-width:40em;margin:0 auto">${parts.join('')}<p style="margin:2em 0 0;color:#555;font-size:14px">${linesOf(foot)}</p></div></body></html>`;
