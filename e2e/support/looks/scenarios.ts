/** The scenarios of the project, and in which looks each is inspected. */
import { execFileSync } from 'node:child_process';

export interface Scenario {
  readonly id: string;
  /** Of its file, from fixtures/scenarios. */
  readonly path: string;
  readonly title: { readonly en: string };
  readonly address: string;
  /** Events are sent once its flows live. */
  readonly isPlayed: boolean;
  /** The path of its screen in the table of screens; null: of none. */
  readonly screen: string | null;
  /** Its own. */
  readonly theme: string;
}

interface Listed {
  readonly scenarios: readonly Scenario[];
  /** All that each can be played in. */
  readonly themes: readonly string[];
}

export interface Look {
  readonly theme: string;
  readonly width: keyof typeof heights;
}

const heights = { 375: 812, 768: 1024, 1280: 800 } as const;
const widths = [375, 1280, 768] as const;

/** As the browser has to be for it. */
export const deviceOf = (width: Look['width']) => ({
  viewport: { width, height: heights[width] },
  isMobile: width < 600,
  hasTouch: width < 1000,
});

/** No more than is needed: one variable of an environment holds 128 kB. */
const listed = (): string => {
  const all = JSON.parse(
    execFileSync(process.execPath, ['scripts/replay.mjs', '--list'], { encoding: 'utf8' }),
  ) as readonly (Scenario & { readonly themes: readonly string[] })[];
  const scenarios = all.map(({ id, path, title: { en }, address, isPlayed, screen, theme }) => {
    const title = { en };
    return { id, path, title, address, isPlayed, screen, theme };
  });
  return JSON.stringify({ scenarios, themes: all[0]?.themes ?? [] } satisfies Listed);
};

// Workers inherit what the first process was told.
process.env.NOREN_SCENARIOS ??= listed();

const { scenarios: all, themes } = JSON.parse(process.env.NOREN_SCENARIOS) as Listed;

export const scenarios = all;

/** Those of the demo shops. */
const shopThemes = [...new Set(scenarios.map(({ theme }) => theme))].sort();

/** Every scenario in all themes at all widths (`npm run soak`). */
export const areAllAsked = Boolean(process.env.NOREN_EVERY_LOOK);

/**
 * Themes and widths take turns among the scenarios of a screen, the first being on a phone in its own theme.
 */
export const looksOf = (scenario: Scenario): readonly Look[] => {
  if (areAllAsked) return themes.flatMap((theme) => widths.map((width): Look => ({ theme, width })));
  const beside = scenarios.filter(({ screen }) => screen === scenario.screen);
  const turn = beside.indexOf(scenario);
  const begin = shopThemes.indexOf(beside[0]?.theme ?? scenario.theme);
  const theme = shopThemes[(begin + turn) % shopThemes.length] ?? scenario.theme;
  return [{ theme, width: widths[turn % widths.length] ?? 375 }];
};
