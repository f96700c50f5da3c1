/** The index of all scenarios that are played, and the page that leads into one: plain, and readable without script. */
import { escaped } from '../html/escape';
import { styleHash } from '../plugins/storefront/pages/csp';
import type { Play } from './play';
import type { Scenario } from './scenario';

const style = `*{box-sizing:border-box}body{margin:0;background:#f3f4f5;color:#20262d;font:16px/1.7 "Hiragino Sans","Yu Gothic","Noto Sans JP",sans-serif}main{max-width:60em;margin:0 auto;padding:24px 16px 64px}h1{margin:0;font-size:22px}p{margin:8px 0 24px;color:#525d68}ul{margin:0;padding:0;list-style:none}li{margin:0 0 12px;padding:12px 16px;background:#fff;border:1px solid #cfd6dd;overflow-wrap:anywhere}a{color:#0b4a8f;font-weight:bold}a:focus-visible{outline:3px solid #b36b00;outline-offset:2px}small{display:block;color:#525d68;font-size:14px}details{margin:8px 0 0;font-size:14px}summary{cursor:pointer;color:#8a3b00}pre{margin:8px 0 0;white-space:pre-wrap;font:inherit}`;

const timeFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const page = (title: string, head: string, body: string, mark = ''): string =>
  `<!doctype html><html lang="ja"${mark}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style>${head}</head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

const closed = `default-src 'none'; style-src ${styleHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
export const indexPolicy = closed;
export const openingPolicy = `${closed}; script-src 'self'`;

const viewports = { phone: 'スマートフォン', pc: 'PC' } as const;

const factsOf = ({ path, address, channel, theme, clock, viewport }: Scenario): string => {
  const time = `${timeFormat.format(clock.at)}${clock.runs ? '' : '（停止）'}`;
  return [path, address, theme === null ? channel : `${channel}・${theme}`, time, viewports[viewport]].join(' ／ ');
};

const listed = (label: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<details><summary>${label}（${lines.length}件）</summary><pre>${escaped(lines.join('\n'))}</pre></details>`;

const item = (play: Play, url: string): string => {
  const { scenario } = play;
  return [
    `<li><a href="${escaped(url)}">${escaped(scenario.title.ja)}</a>`,
    `<small lang="en">${escaped(scenario.title.en)}</small><small>${escaped(factsOf(scenario))}</small>`,
    listed('いまの契約に合わない答え', scenario.warnings()),
    listed('答えのなかった呼び出し', play.unanswered()),
    '</li>',
  ].join('');
};

export const indexPage = (plays: readonly Play[], urlOf: (play: Play) => string): string =>
  page(
    'シナリオ',
    '',
    `<p>${plays.length}件あります。開くと、はじめの状態に戻ります。</p><ul>${plays.map((play) => item(play, urlOf(play))).join('')}</ul>`,
  );

/** Fills what the browser stores by its script, then goes on; without script, at once. */
export const openingPage = ({ title, address }: Scenario, script: string): string =>
  page(
    title.ja,
    `<noscript><meta http-equiv="refresh" content="0;url=${escaped(address)}"></noscript><script type="module" src="${script}"></script>`,
    `<p><a href="${escaped(address)}">画面を開く</a></p>`,
  );

/** In the place of a card company's own. It leads back as who turns round there comes back. */
export const challengePage = (): string =>
  page(
    'カード会社の画面',
    '',
    '<p>お店では、ここからカード会社の本人認証に移ります。</p><p><a href="/cart/payment?error=payment.challenge_failed">本人認証をせずに戻る</a></p>',
    // No event leads on from here (play-events.js).
    ' data-replay="played"',
  );
