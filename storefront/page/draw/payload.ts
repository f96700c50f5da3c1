/** What the browser is told of a drawn screen, and what it is to fetch ahead for it. */
import type { IslandPayload, ScreenPayload } from '../../island/navigation-answer';
import type { Screen } from '../load/screen';
import type { Assets } from './assets';
import type { IslandData } from './render-sections';

/** It may never come to life. */
const waits = ({ hydrate }: Pick<IslandPayload, 'hydrate'>): boolean => hydrate === 'visible' || hydrate === 'touch';

export const payloadOf = (screen: Screen, islands: readonly IslandData[], assets: Assets): ScreenPayload => ({
  env: screen.env,
  frame: screen.frame.key,
  subject: `${screen.env.page} ${JSON.stringify(screen.params)}`,
  islands: islands.map(({ module, ...rest }): IslandPayload => {
    const url = assets.urlOf(module);
    return waits(rest) ? { ...rest, url, preloads: assets.preloadsOf(module) } : { ...rest, url };
  }),
});

/** What the islands need that come to life without being looked for. */
export const preloadsOf = (islands: readonly IslandData[], assets: Assets): readonly string[] => {
  const early = islands.filter((island) => !waits(island));
  return [...new Set(early.flatMap(({ module }) => assets.preloadsOf(module)))];
};
