/** What every screen needs to know of the shop before anything else. */
import { query } from '../../../schemas/query';
import type { ColorScheme, FrontSettings, PublicEnvironment } from '../../../schemas/site/site';
import { themeIds, type ThemeId, usualTheme } from '../../../themes/theme-ids';
import type { Ask, QueryResult } from './ask';

export interface Site {
  readonly environment: PublicEnvironment;
  readonly settings: FrontSettings;
  readonly colorScheme: ColorScheme | null;
  readonly theme: ThemeId;
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

export const loadSite = async (ask: Ask): Promise<Site> => {
  const [environment, settings, colors] = await Promise.all([
    ask(query('site.environment', {})),
    ask(query('site.settings', {})),
    ask(query('site.colorScheme', {})),
  ]);
  const site = bodyOf<PublicEnvironment>(environment);
  return {
    environment: site,
    settings: bodyOf<FrontSettings>(settings),
    colorScheme: colors.ok ? (colors.result as ColorScheme) : null,
    theme: isTheme(site.theme) ? site.theme : usualTheme,
  };
};

/** Rule site.selling-flag: false only when the temporary stop is in use and selling is off. */
export const isSelling = (settings: FrontSettings): boolean =>
  !settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE'] || settings['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'];
