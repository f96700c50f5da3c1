/** How a mail to a member looks: a few lines, one link or code. The same in text and in HTML. */
import { escaped } from '../../../html/escape';
import { mailAddress, mailButton, mailPage, mailParagraph } from '../../../html/mail-html';

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

const htmlOf = ({ name, lines, link, code, closing, contact, shopName }: MemberMailParts): string => {
  const button = (url: string, text: string): string => mailButton(url, text) + mailAddress(url);
  const parts = [
    ...(name === '' ? [] : [mailParagraph(`${name} 様`)]),
    ...lines.map((line) => mailParagraph(line)),
    ...(link ? [link.url === null ? mailParagraph(gone) : button(link.url, link.text)] : []),
    ...(code === undefined
      ? []
      : [`<p style="margin:0 0 1em;font-size:28px;letter-spacing:.2em">${escaped(code)}</p>`]),
    ...closing.map((line) => mailParagraph(line)),
  ];
  return mailPage(parts, [shopName, ...contact]);
};

export const memberMail = (parts: MemberMailParts): { readonly text: string; readonly html: string } => ({
  text: textOf(parts),
  html: htmlOf(parts),
});
