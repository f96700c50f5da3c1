/** The index of all scenarios that are played, and the page that leads into one: plain, and readable without script. */
import { escaped } from '../html/escape';
import { pageShell, plainStyle } from '../html/page-shell';
import type { Play } from './play';
import type { Replay } from './replay';
import type { Scenario } from './scenario';

const shell = pageShell(
  `${plainStyle}main{max-width:60em}p{margin:8px 0 24px;color:#525d68}ul{margin:0;padding:0;list-style:none}li{margin:0 0 12px;padding:12px 16px;background:#fff;border:1px solid #cfd6dd;overflow-wrap:anywhere}a{font-weight:bold}small{display:block;color:#525d68;font-size:14px}details{margin:8px 0;font-size:14px}summary{cursor:pointer;color:#8a3b00}pre{margin:8px 0 0;white-space:pre-wrap;font:inherit}`,
);

const timeFormat = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const indexPolicy = shell.policy();
export const openingPolicy = shell.policy({ script: true });

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
    listed('行き先のないアドレス、いまの契約に合わない答えなど', scenario.warnings()),
    listed('答えのなかった呼び出し', play.unanswered()),
    listed('画面になかった、送信済みのフォーム（posted）', play.lacksForm() ? [scenario.posted?.action ?? ''] : []),
    '</li>',
  ].join('');
};

export const indexPage = ({ plays, faults }: Pick<Replay, 'plays' | 'faults'>, urlOf: (play: Play) => string): string =>
  shell.page(
    'シナリオ',
    [
      `<p>${plays.length}件あります。開くと、はじめの状態に戻ります。</p>`,
      listed('誤りがあり、表示できないファイル', faults),
      `<ul>${plays.map((play) => item(play, urlOf(play))).join('')}</ul>`,
    ].join(''),
  );

/** Fills what the browser stores by its script, then goes on; without script, at once. */
export const openingPage = ({ title, address }: Scenario, script: string): string =>
  shell.page(title.ja, `<p><a href="${escaped(address)}">画面を開く</a></p>`, {
    head: `<noscript><meta http-equiv="refresh" content="0;url=${escaped(address)}"></noscript><script type="module" src="${script}"></script>`,
  });

/** In the place of a card company's own, or a wallet's. It leads back as who turns round there comes back. */
export const challengePage = (): string =>
  shell.page(
    '決済サービスの画面',
    '<p>お店では、ここからカード会社の本人認証や、スマホ決済のお支払いに移ります。</p><p><a href="/cart/payment?error=payment.challenge_failed">手続きをせずに戻る</a></p>',
    // No event leads on from here (play-events.js).
    { mark: ' data-replay="played"' },
  );
