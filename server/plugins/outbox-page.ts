/** The page of a demo's outbox: plain and without script, as a mail program shows mails. */
import type { OutboxMail } from '../domains/base/mails/mails.service';
import { escaped } from '../html/escape';
import { pageShell, plainStyle } from '../html/page-shell';

const shell = pageShell(
  `${plainStyle}main{max-width:46em}p{margin:8px 0 24px;color:#525d68}details{margin:0 0 12px;background:#fff;border:1px solid #cfd6dd}summary{padding:12px 16px;cursor:pointer;overflow-wrap:anywhere}h2{display:inline;font-size:16px;line-height:1.6}summary small{display:block;color:#525d68;font-size:14px}pre{margin:0;padding:16px;border-top:1px solid #e2e7eb;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;font-size:15px}`,
);

const timeFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const states: Readonly<Record<OutboxMail['status'], string>> = {
  queued: '送信待ち',
  sent: '送信済み',
  failed: '送信できませんでした',
  expired: '送信しませんでした',
};

const unwritten = { recipient: '－', subject: '（作成できないメール）', text: '理由はログにあります。' };

/** A link stands on a line of its own; what somebody typed leads nowhere. */
const linked = (text: string): string =>
  escaped(text).replaceAll(/^https?:\/\/\S+$/gm, (url) => `<a href="${url}">${url}</a>`);

const mailItem = ({ letter, status, createdAt }: OutboxMail, isOpen: boolean): string => {
  const { recipient, subject, text } = letter ?? unwritten;
  return `<details${isOpen ? ' open' : ''}><summary><h2>${escaped(subject)}</h2><small>宛先：${escaped(recipient)}</small><small><time datetime="${createdAt.toISOString()}">${timeFormat.format(createdAt)}</time>　${states[status]}</small></summary><pre>${linked(text)}</pre></details>`;
};

export const mostShown = 50;

/** Newest first; the newest one is open. */
export const outboxPage = (mails: readonly OutboxMail[]): string => {
  const list = mails.map((mail, index) => mailItem(mail, index === 0)).join('');
  const lead =
    mails.length === 0
      ? 'メールはまだありません。ご注文の確認や、会員登録・ログイン・パスワード再設定のご案内など、お客さまへのメールがここに届きます。'
      : `お客さまへのメールを新しい順に、${mostShown}通まで表示しています。この画面はデモにだけあります。`;
  return shell.page('送信トレイ（デモ）', `<p>${lead}</p>${list}`);
};

export const outboxPolicy = shell.policy();
