/**
 * Which scenarios' looks show something that no other one of their screen shows; the rest are the same markup with other,
 * fewer words in it. The server's tests play every scenario (server/replay), and `npm run soak` looks at each of them.
 */
import { get } from 'node:http';
import type { Player } from '../player';
import { type Look, looksOf, type Scenario, scenarios } from './scenarios';

/** Node finds no hosts below localhost by itself everywhere. */
const fetchHtml = (url: URL): Promise<string> =>
  new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, headers: { host: url.host } },
      (answer) => {
        let html = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (html += chunk));
        answer.on('end', () => resolve(html));
        answer.on('error', reject);
      },
    ).on('error', reject);
  });

const withoutScripts = (html: string): string => html.replace(/<script.*?<\/script>/gs, '');

/** What everybody's eyes and tools meet of a page: its kinds of elements, without their words. */
const markupOf = (html: string): Set<string> => {
  const kinds = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*)>/g)) {
    const named = [...attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) =>
      ['class', 'role', 'type'].includes(name) ? `${name}=${value}` : name,
    );
    kinds.add([tag, ...named].join(' '));
  }
  return kinds;
};

interface Drawn {
  readonly scenario: Scenario;
  readonly markup: ReadonlySet<string>;
  /** Of its words. */
  readonly length: number;
}

const draw = async (player: Player, scenario: Scenario, { theme, width }: Look): Promise<Drawn> => {
  const html = withoutScripts(await fetchHtml(new URL(scenario.address, player.urlOf(scenario.id, theme))));
  const markup = markupOf(html).add(theme).add(`${width} px`);
  return { scenario, markup, length: html.replace(/<[^>]*>/g, '').length };
};

/** Those with the most words first: what does not fit is among them. What is played shows more than is drawn. */
const tellingOf = (drawn: readonly Drawn[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const telling = new Set<string>();
  for (const { scenario, markup } of drawn.toSorted((one, other) => other.length - one.length)) {
    if (scenario.isPlayed || [...markup].some((kind) => !seen.has(kind))) telling.add(scenario.id);
    for (const kind of markup) seen.add(kind);
  }
  return telling;
};

/** @returns whether the scenario’s look shows anything that the others of its screen do not */
export const createTelling = (player: Player): ((scenario: Scenario) => Promise<boolean>) => {
  const screens = new Map<string | null, Promise<ReadonlySet<string>>>();
  const tellingAt = async (screen: string | null): Promise<ReadonlySet<string>> => {
    const beside = scenarios.filter((one) => one.screen === screen);
    return tellingOf(await Promise.all(beside.flatMap((one) => looksOf(one).map((look) => draw(player, one, look)))));
  };
  return async ({ id, screen }) => {
    const telling = screens.get(screen) ?? tellingAt(screen);
    screens.set(screen, telling);
    return (await telling).has(id);
  };
};
