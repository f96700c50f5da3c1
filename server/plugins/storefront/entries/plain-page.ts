/** What a visitor sees when not even the shop's looks can be read: plain, kind, and worth coming back to. */
import { escaped } from '../../../html/escape';
import { pageShell } from '../../../html/page-shell';

export const retryAfterSeconds = 10;

export type PlainPage = 'unavailable' | 'unsent' | 'too-large' | 'maintenance' | 'malformed';

const shell = pageShell(
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:16px/1.8 "Hiragino Sans","Noto Sans JP",sans-serif;color:#2b2925;background:#faf7f1}main{padding:24px;max-width:32em}h1{font-size:20px;line-height:1.5}a{color:inherit}.top{display:inline-block;padding:10px 24px;border:1px solid;border-radius:6px;text-decoration:none}',
);
export const faultPolicy = shell.policy();

const again = '<a href="">もう一度読み込む</a>';

const back = 'ブラウザーの「戻る」で前の画面に戻ると、入力された内容はそのまま残っています。';

const html = (title: string, texts: readonly string[], waysOn: readonly string[]): string =>
  shell.page(title, [...texts, ...waysOn].map((line) => `<p>${line}</p>`).join(''));

const topOf = (prefix: string): string => `<a class="top" href="${encodeURI(prefix)}/">トップページへ戻る</a>`;

/** The texts and the button that every error page has (rule nav.error-page), and what else there is to say. */
const error = (text: string, prefix: string, waysOn: readonly string[]): string =>
  html('Error', ['エラーが発生しました', text], [...waysOn, topOf(prefix)]);

/** By the prefix of the channel that was asked, to whose top its error pages lead. */
export const plainPages: Readonly<Record<PlainPage, (prefix: string) => string>> = {
  unavailable: (prefix) =>
    error(
      'ただいまつながりにくくなっています。ご不便をおかけして申し訳ございません。しばらくしてから、もう一度お試しください。',
      prefix,
      [again],
    ),
  // A form was sent: to load its answer's address would show nothing.
  unsent: (prefix) =>
    error(
      `ただいまつながりにくくなっているため、送信された内容を受け付けられませんでした。${back}しばらくしてから、もう一度お試しください。`,
      prefix,
      [],
    ),
  'too-large': (prefix) =>
    html(
      '送信された内容が大きすぎます',
      [`受け付けられませんでした。${back}内容を短くしてお試しください。`],
      [topOf(prefix)],
    ),
  maintenance: () =>
    html(
      'ただいまメンテナンス中です',
      ['ご不便をおかけして申し訳ございません。終わりましたら、またご覧いただけます。'],
      [again],
    ),
  malformed: (prefix) =>
    error('アドレスに正しくない文字が含まれています。お手数ですが、アドレスをご確認ください。', prefix, []),
};

/** Why there is no such file now, in the shop's own words. */
export const refusedFilePage = (message: string, prefix: string): string =>
  html('ファイルをお渡しできません', [escaped(message)], [topOf(prefix)]);

/**
 * The way to another site after a form was sent. A redirect would be one of the form's, which the policy of its page lets
 * go to this site alone, and whose every further stop at the other site a browser would hold against it.
 */
export const leavingPage = (url: string): string => {
  const to = escaped(url);
  const head = `<meta http-equiv="refresh" content="0;url=${to}">`;
  const body = `<p>自動的に移動しない場合は、下のボタンを押してください。</p><p><a class="top" href="${to}">ログイン画面へ進む</a></p>`;
  return shell.page('外部サービスのログイン画面へ移動しています', body, { head });
};
