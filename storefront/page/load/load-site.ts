/** What every screen needs to know of the shop before anything else. */
import { query } from '../../../schemas/query';
import { defaultSettings } from '../../../schemas/site/default-settings';
import type { ColorScheme, FrontSettings, PublicEnvironment } from '../../../schemas/site/site';
import { themeIds, type ThemeId, usualTheme } from '../../../themes/theme-ids';
import type { Ask, QueryResult } from './ask';

export interface Site {
  readonly environment: PublicEnvironment;
  readonly settings: FrontSettings;
  readonly colorScheme: ColorScheme | null;
  readonly theme: ThemeId;
  /** False: the settings did not come in time, and the screen is drawn with what every shop has; it is not kept. */
  readonly isWhole: boolean;
}

/** The shop could not say what it is, so no screen can be drawn. Carries the status and code of its answer. */
export class SiteUnavailable extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`the shop's environment cannot be read: ${status} ${code}`);
  }
}

// The contract's validators have checked the body of every answer, so its type is that of its schema.
const bodyOf = <T>(answer: QueryResult): T => {
  if (!answer.ok) throw new SiteUnavailable(answer.status, answer.code);
  return answer.result as T;
};

const isTheme = (id: string): id is ThemeId => (themeIds as readonly string[]).includes(id);

/** How long a screen waits for its settings, and how long between two tries (rule site.settings-wait). */
const settingsWaitMs = 3_000;
const settingsEveryMs = 100;

const pause = (ms: number): { readonly over: Promise<null>; readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { over, stop: () => clearTimeout(timer) };
};

const isClosed = (answer: QueryResult): boolean => !answer.ok && answer.code === 'site.maintenance';

/** Null: they did not come in time. A shop that does not answer at all is not waited for. */
const settingsInTime = async (ask: Ask, environment: Promise<QueryResult>): Promise<QueryResult | null> => {
  const end = pause(settingsWaitMs);
  try {
    for (;;) {
      const answer = await Promise.race([ask(query('site.settings', {})), end.over]);
      if (answer === null || answer.ok || isClosed(answer) || !(await environment).ok) return answer;
      const next = pause(settingsEveryMs);
      const isOver = await Promise.race([next.over.then(() => false), end.over.then(() => true)]);
      next.stop();
      if (isOver) return null;
    }
  } finally {
    end.stop();
  }
};

/** What a shop is called and where it stands, its environment says as well. */
const usualSettings = ({ name, theme }: PublicEnvironment): FrontSettings => ({
  ...defaultSettings,
  'SITE.NAME': name,
  'SITE.THEME': theme,
});

export const loadSite = async (ask: Ask): Promise<Site> => {
  const asked = ask(query('site.environment', {}));
  const [environment, settings, colors] = await Promise.all([
    asked,
    settingsInTime(ask, asked),
    ask(query('site.colorScheme', {})),
  ]);
  const site = bodyOf<PublicEnvironment>(environment);
  return {
    environment: site,
    settings: settings ? bodyOf<FrontSettings>(settings) : usualSettings(site),
    colorScheme: colors.ok ? (colors.result as ColorScheme) : null,
    theme: isTheme(site.theme) ? site.theme : usualTheme,
    isWhole: settings !== null,
  };
};

/** Rule site.selling-flag: false only when the temporary stop is in use and selling is off. */
export const isSelling = (settings: FrontSettings): boolean =>
  !settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] || settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'];
