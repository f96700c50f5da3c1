/** A text that a shop's staff wrote as HTML, for where there is no HTML. */
import sanitizeHtml from 'sanitize-html';

const lineEnds = /<(?:br|\/(?:p|li|h[1-6]|div|tr|dt|dd|blockquote))\b[^<>]*>/gi;
const written: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Its words, a line for each paragraph, list item or row; no empty lines. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(lineEnds, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => written[sign] ?? sign)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
