/** A capsule as one of the project's scenarios: on a base of its shop, and without what that says anyway. */
import { isDeepStrictEqual } from 'node:util';
import type { ScenarioAnswer, ScenarioFile } from '../../schemas/scenario/scenario';
import { fits } from '../../server/replay/fits';
import { themeLayouts } from '../../themes/layouts';

export interface Base {
  /** From the folder of all scenarios. */
  readonly path: string;
  /** Its own answers, then those of what it extends. */
  readonly answers: readonly ScenarioAnswer[];
}

const isLayout = (call: string): boolean => call.startsWith('layout.');

/** What nobody asks a scenario for: where it has no document, the theme's stands in by itself. */
const isNeeded = ({ call, status }: ScenarioAnswer): boolean => !(isLayout(call) && status === 404);

const isSaidBy = (answers: readonly ScenarioAnswer[], own: ScenarioAnswer): boolean => {
  if (own.after !== undefined || own.times !== undefined || own.fault !== undefined) return false;
  const found = answers.find(({ call, input }) => call === own.call && fits(input ?? {}, own.input ?? {}));
  return (
    found?.sample === undefined &&
    found?.after === undefined &&
    found?.status === own.status &&
    isDeepStrictEqual(found.body, own.body)
  );
};

/** Where another one of its own would be taken in its place, it stays. */
const ownAnswers = (answers: readonly ScenarioAnswer[], base: Base): readonly ScenarioAnswer[] => {
  const hasOther = (own: ScenarioAnswer): boolean =>
    answers.some((other) => other !== own && other.call === own.call && fits(other.input ?? {}, own.input ?? {}));
  return answers.filter((own) => isNeeded(own) && (hasOther(own) || !isSaidBy(base.answers, own)));
};

const isTheThemes = (page: string, document: object): boolean =>
  Object.values(themeLayouts).some(({ pages, frames }) =>
    [pages, frames].some((documents: Readonly<Record<string, unknown>>) =>
      isDeepStrictEqual(documents[page], document),
    ),
  );

/** @param up from the new file's folder to that of all scenarios, e.g. `../` */
export const trimmed = (file: ScenarioFile, bases: readonly Base[], up: string): ScenarioFile => {
  const answers = file.answers ?? [];
  const tried = bases.map((base) => ({ base, own: ownAnswers(answers, base) }));
  // Of two that say as much, the smaller one.
  const [best] = tried.sort(
    (one, other) => one.own.length - other.own.length || one.base.answers.length - other.base.answers.length,
  );
  const layouts = Object.entries(file.layouts ?? {}).filter(([page, document]) => !isTheThemes(page, document));
  const { recorded, layouts: _layouts, answers: _answers, format, ...said } = file;
  return {
    format,
    ...(best ? { extends: up + best.base.path } : {}),
    ...said,
    ...(layouts.length > 0 ? { layouts: Object.fromEntries(layouts) } : {}),
    answers: [...(best?.own ?? answers.filter(isNeeded))],
    ...(recorded
      ? {
          recorded: {
            ...(recorded.build ? { build: recorded.build } : {}),
            ...(recorded.at ? { at: recorded.at } : {}),
          },
        }
      : {}),
  };
};
