/** What a mail about an order is made of; the same in text and in HTML. */
import type { FrontSettings } from '../../../../../schemas/site/site';
import { formatNumber } from '../../../../../src/lib/numbers';
import { cutAt, oneLine } from '../../../../../src/lib/one-line';
import { mailButton, mailHeading, mailPage, mailParagraph } from '../../../../html/mail-html';

export interface Block {
  readonly title?: string;
  readonly lines: readonly string[];
  /** Beneath them. */
  readonly link?: { readonly words: string; readonly url: string };
}

export interface OrderLetter {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Of a longer name the order's number would be pushed out of sight. */
const longestName = 60;

export const yen = (amount: number): string => `${formatNumber(amount)}円`;
export const part = (title: string, lines: readonly string[]): Block => ({ title, lines });
export const fact = (name: string, value: string | null): string[] =>
  value === null || value === '' ? [] : [`${name}：${value}`];

const signature = (shop: FrontSettings): string[] =>
  [
    oneLine(shop['SITE.NAME']),
    shop['SITE.COMPANY'],
    shop['SITE.ADDRESS'],
    ...fact('電話', shop['SITE.PHONE'] && `${shop['SITE.PHONE']}　${shop['SITE.PHONE_HOURS']}`.trim()),
    ...fact('メール', shop['SITE.EMAIL']),
  ].filter((line) => line !== '');

const textOf = ({ title, lines, link }: Block): string =>
  [...(title === undefined ? [] : [`■ ${title}`]), ...lines, ...(link ? [link.url] : [])].join('\n');

const htmlOf = ({ title, lines, link }: Block): string =>
  [
    ...(title === undefined ? [] : [mailHeading(title)]),
    ...(lines.length > 0 ? [mailParagraph(...lines)] : []),
    ...(link ? [mailButton(link.url, link.words)] : []),
  ].join('');

/** @param subject after the shop's name */
export const letterOf = (shop: FrontSettings, subject: string, blocks: readonly Block[]): OrderLetter => ({
  subject: oneLine(`【${cutAt(longestName, shop['SITE.NAME'])}】${subject}`),
  text: `${[...blocks.map(textOf), ['――――――――――――――――', ...signature(shop)].join('\n')].join('\n\n')}\n`,
  html: mailPage(blocks.map(htmlOf), signature(shop)),
});
