/**
 * The shop that files tell of, beside that of a database and another platform: every call of the contract answered by the
 * scenario that is asked. Each has a host of its own (`cart--usual.localhost`), so that cookies and storage are apart;
 * handlers find it by the very channel object that its host leads to.
 */
import type { FastifyBaseLogger } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { guest, type Visitor } from '../../src/domain/visitor';
import { themeIds } from '../../themes/theme-ids';
import type { AnyHandlers } from '../http/dispatch';
import type { Channel } from '../request/request-context';
import { plainHostSet } from '../request/choose-channel';
import { replayCalls } from './answer-warnings';
import { createPlay, type Play, type PlayOptions, type Trouble } from './play';
import { openScenarios, ownThemeOf } from './scenario';

export interface Replay {
  readonly plays: readonly Play[];
  /** What is wrong with the files that are not played, a sentence for each. */
  readonly faults: readonly string[];
  readonly handlers: AnyHandlers;
  /** By host, without port: `cart--usual.localhost`, or `cart--usual.gakuen.localhost` in another theme. */
  readonly playAt: (host: string) => Play | null;
  readonly playOf: (channel: Channel) => Play;
  /** Whether a host of this machine leads to all of them. */
  readonly isIndexHost: (host: string) => boolean;
  readonly visitorAt: (host: string) => Visitor;
  readonly asked: AsyncLocalStorage<Asked>;
}

/** Of a request, while it is answered: the calls that have no answer, and what is to happen to the one that it is. */
export interface Asked {
  /** The address of a screen that is asked for ahead; null: somebody waits for it. */
  readonly ahead: string | null;
  readonly unanswered: Set<string>;
  trouble: Trouble | null;
  /** The form that the screen is to show again, by its action; null: none. */
  posted: string | null;
}

interface Asking {
  readonly channel: Channel;
}

const handlersOf = (playOf: (channel: Channel) => Play): AnyHandlers => {
  const handlers: Record<string, Record<string, AnyHandlers[string][string]>> = {};
  for (const id of replayCalls.keys()) {
    const [domain = '', name = ''] = id.split('.');
    (handlers[domain] ??= {})[name] = (input: unknown, { channel }: Asking) => playOf(channel).answer(id, input);
  }
  return handlers;
};

/** @param path a file or a folder of them @throws ScenarioError */
export const openReplay = (path: string, log: FastifyBaseLogger): Replay => {
  const asked = new AsyncLocalStorage<Asked>();
  const options: PlayOptions = {
    log,
    elapsedMs: () => performance.now(),
    askedAhead: () => asked.getStore()?.ahead ?? null,
    onUnanswered: (call) => void asked.getStore()?.unanswered.add(call),
    onTrouble: (trouble) => {
      const request = asked.getStore();
      if (request) request.trouble = trouble;
    },
  };
  const { scenarios, faults } = openScenarios(path);
  const plays = scenarios.map((scenario) => createPlay(scenario, options));
  const byHost = new Map(plays.map((play) => [play.channel.host, play]));
  const byChannel = new WeakMap(plays.map((play) => [play.channel, play]));
  const plainHosts = plainHostSet([]);
  /** Made when it is first asked for. `workbench` may stand behind the theme: frames of one site share their cookies. */
  const playInTheme = (host: string): Play | null => {
    const [, id = '', name = host] = /^([^.]+)\.([^.]+?)(?:\.workbench)?\.localhost$/.exec(host) ?? [];
    const play = byHost.get(`${id}.localhost`);
    const theme = themeIds.find((known) => known === name);
    if (!play || !theme) return null;
    if (theme === ownThemeOf(play.scenario)) return play;
    const key = `${id}.${theme}.localhost`;
    const other = byHost.get(key) ?? createPlay({ ...play.scenario, id: `${id}.${theme}`, theme }, options);
    byHost.set(key, other);
    byChannel.set(other.channel, other);
    return other;
  };
  const playAt = (host: string): Play | null => byHost.get(host.toLowerCase()) ?? playInTheme(host.toLowerCase());
  const playOf = (channel: Channel): Play => {
    const play = byChannel.get(channel);
    if (!play) throw new Error(`no scenario is played as ${channel.host ?? channel.id}`);
    return play;
  };
  return {
    plays,
    faults,
    handlers: handlersOf(playOf),
    playAt,
    playOf,
    isIndexHost: (host) => plainHosts.has(host.toLowerCase()),
    asked,
    visitorAt: (host) => playAt(host)?.scenario.visitor ?? guest,
  };
};
