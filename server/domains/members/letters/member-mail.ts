/** How a mail to a member looks: a few lines, one link or code. The same in text and in HTML. */
import { escaped } from '../../../html/escape';

export interface MemberMailParts {
  readonly shopName: string;
  /** Of the person; '' where nobody knows it. */
  readonly name: string;
  readonly lines: readonly string[];
  /** `url` null: it is not there any more. */
  readonly link?: { readonly text: string; readonly url: string | null };
  readonly code?: string;
  readonly closing: readonly string[];
  /** How the shop is reached. */
  readonly contact: readonly string[];
}

const gone = '（この案内は送信後に消去されました）';

const textOf = ({ name, lines, link, code, closing, contact, shopName }: MemberMailParts): string =>
  [
    ...(name === '' ? [] : [`${name} 様`, '']),
    ...lines,
    ...(link ? ['', `${link.text}：`, link.url ?? gone] : []),
    ...(code === undefined ? [] : ['', `認証コード：${code}`]),
    '',
    ...closing,
    '',
    '--',
    shopName,
    ...contact,
  ].join('\n');

const paragraph = (text: string): string => `<p style="margin:0 0 1em">${escaped(text)}</p>`;

/** Mail programs take no style sheet: what is to look in some way says so itself. */
const htmlOf = ({ name, lines, link, code, closing, contact, shopName }: MemberMailParts): string => {
  const button = (url: string, text: string): string =>
    `<p style="margin:0 0 1em"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#1f4e79;color:#fff;text-decoration:none;border-radius:4px">${escaped(text)}</a></p><p style="margin:0 0 1em;font-size:14px;overflow-wrap:anywhere">${escaped(url)}</p>`;
  const parts = [
    ...(name === '' ? [] : [paragraph(`${name} 様`)]),
    ...lines.map(paragraph),
    ...(link ? [link.url === null ? paragraph(gone) : button(link.url, link.text)] : []),
    ...(code === undefined
      ? []
      : [`<p style="margin:0 0 1em;font-size:28px;letter-spacing:.2em">${escaped(code)}</p>`]),
    ...closing.map(paragraph),
    `<p style="margin:2em 0 0;color:#555;font-size:14px">${[shopName, ...contact].map(escaped).join('<br>')}</p>`,
  ];
  return `<!doctype html><html lang="ja"><body style="margin:0;padding:24px 16px;color:#20262d;font:16px/1.8 sans-serif"><div style="max-width:40em;margin:0 auto">${parts.join('')}</div></body></html>`;
};

export const memberMail = (parts: MemberMailParts): { readonly text: string; readonly html: string } => ({
  text: textOf(parts),
  html: htmlOf(parts),
});
