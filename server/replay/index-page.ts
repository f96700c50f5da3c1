/** The index of all scenarios that are played, and the page that leads into one: plain, and readable without script. */
import { posix } from 'node:path';
import { escaped } from '../html/escape';
import { pageShell, plainStyle } from '../html/page-shell';
import { toldInVain } from './lacks';
import type { Play } from './play';
import type { Replay } from './replay';
import type { Scenario } from './scenario';
import { scenarioId } from './scenario-folder';

const shell = pageShell(
  `${plainStyle}main{max-width:60em}p{margin:8px 0 24px;color:#525d68}h2{margin:40px 0 12px;font-size:18px;line-height:1.5}ul{margin:0;padding:0;list-style:none;overflow-wrap:anywhere}nav ul{display:flex;flex-wrap:wrap;gap:0 20px}nav a{display:inline-block;padding:6px 0}section li{margin:0 0 12px;padding:12px 16px;background:#fff;border:1px solid #cfd6dd}section a{font-weight:bold}small{display:block;color:#525d68;font-size:14px}details{margin:8px 0;font-size:14px}summary{cursor:pointer;color:#8a3b00}pre{margin:8px 0 0;white-space:pre-wrap;font:inherit}`,
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

/** What there is to look at: of its file, and of its screen since it was opened. */
const remarksOf = ({ scenario, unanswered, lacksForm }: Play): string =>
  [
    listed('行き先のないアドレス、いまの契約に合わない答えなど', scenario.warnings()),
    listed('答えのなかった、または契約に合わなかった呼び出し', toldInVain(unanswered())),
    listed('記録した画面で表示できていなかった部分', scenario.broken),
    listed('画面になかった、送信済みのフォーム（posted）', lacksForm() ? [scenario.posted?.action ?? ''] : []),
  ].join('');

interface Entry {
  readonly scenario: Scenario;
  readonly url: string;
  /** Its title; where another has the same, with what tells them apart. */
  readonly name: string;
  readonly remarks: string;
}

/** From the shortest; no two scenarios have the last one in common. */
const namings: readonly ((scenario: Scenario) => string)[] = [
  ({ title }) => title.ja,
  ({ title, theme, address }) => `${title.ja}（${theme === null ? '' : `${theme}・`}${address}）`,
  ({ title, path }) => `${title.ja}（${path}）`,
];

/** Of each scenario the shortest name that no other one has. */
const namesOf = (scenarios: readonly Scenario[]): ReadonlyMap<Scenario, string> => {
  const names = new Map<Scenario, string>();
  for (const naming of namings.toReversed()) {
    const all = scenarios.map(naming);
    const isAlone = (name: string): boolean => all.indexOf(name) === all.lastIndexOf(name);
    for (const scenario of scenarios) if (isAlone(naming(scenario))) names.set(scenario, naming(scenario));
  }
  return names;
};

const entriesOf = (plays: readonly Play[], urlOf: (play: Play) => string): readonly Entry[] => {
  const names = namesOf(plays.map(({ scenario }) => scenario));
  return plays.map((play) => {
    const { scenario } = play;
    return { scenario, url: urlOf(play), name: names.get(scenario) ?? scenario.path, remarks: remarksOf(play) };
  });
};

const item = ({ scenario, url, name, remarks }: Entry): string =>
  [
    `<li id="${escaped(scenario.id)}"><a href="${escaped(url)}">${escaped(name)}</a>`,
    `<small lang="en">${escaped(scenario.title.en)}</small><small>${escaped(factsOf(scenario))}</small>`,
    `${remarks}</li>`,
  ].join('');

interface Folder {
  /** Of its heading; no scenario has one with this beginning. */
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

const folderOf = ({ scenario }: Entry): string => posix.dirname(scenario.path);

const foldersOf = (entries: readonly Entry[]): readonly Folder[] =>
  [...new Set(entries.map(folderOf))].map((path) => ({
    id: `/${encodeURIComponent(path)}`,
    name: path === '.' ? 'フォルダの外' : path,
    entries: entries.filter((entry) => folderOf(entry) === path),
  }));

const counted = ({ name, entries }: Folder): string => `${escaped(name)}（${entries.length}件）`;

/** Where on the page something stands. @param label HTML */
const jump = (id: string, label: string): string => `<li><a href="#${escaped(id)}">${label}</a></li>`;

/** Those with something to look at are named before the folders: among hundreds nobody would come by them. */
const jumps = (entries: readonly Entry[], folders: readonly Folder[]): string => {
  const remarked = entries.filter(({ remarks }) => remarks !== '');
  const first = `<h2>確認が必要なもの（${remarked.length}件）</h2><ul>${remarked
    .map(({ scenario, name }) => jump(scenario.id, escaped(name)))
    .join('')}</ul>`;
  const all = `<h2>フォルダ</h2><ul>${folders.map((folder) => jump(folder.id, counted(folder))).join('')}</ul>`;
  return `<nav aria-label="目次">${remarked.length === 0 ? '' : first}${all}</nav>`;
};

const section = (folder: Folder): string => {
  const id = escaped(folder.id);
  const items = folder.entries.map(item).join('');
  return `<section aria-labelledby="${id}"><h2 id="${id}">${counted(folder)}</h2><ul>${items}</ul></section>`;
};

export const indexPage = (
  { plays, faults }: Pick<Replay, 'plays' | 'faults'>,
  urlOf: (play: Play) => string,
): string => {
  const entries = entriesOf(plays, urlOf);
  const folders = foldersOf(entries);
  return shell.page(
    'シナリオ',
    [
      `<p>${plays.length}件あります。開くと、はじめの状態に戻ります。</p>`,
      listed('表示できないファイルの誤り', faults),
      jumps(entries, folders),
      ...folders.map(section),
    ].join(''),
  );
};

/** At the host of a scenario that is not played: of a file that is wrong, what is wrong with it. @param index address */
export const absentPage = (id: string, faults: readonly string[], index: string): string => {
  // A fault begins with the file's path, and the host is made of that.
  const own = faults.filter((fault) => id === scenarioId(fault.split('.json')[0] ?? ''));
  const why =
    own.length > 0
      ? `<p>ファイルに誤りがあるため、このシナリオは表示できません。直してから、もう一度 <code>npm run replay</code> を実行してください。</p><pre>${escaped(own.join('\n'))}</pre>`
      : `<p>「${escaped(id)}」というシナリオはありません。ファイル名が変わっていないか、一覧でお確かめください。</p>`;
  return shell.page('シナリオを表示できません', `${why}<p><a href="${escaped(index)}">シナリオの一覧</a></p>`);
};

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
