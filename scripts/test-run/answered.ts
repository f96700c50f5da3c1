/** What the server tests leave for the check of answered statuses. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const answeredFolder = join('reports', 'answered');

/** An earlier run's answers are no answers of this one. */
export const clearAnswered = (): void => rmSync(answeredFolder, { recursive: true, force: true });

/** As `cart.get 200`. */
export const readAnswered = (): ReadonlySet<string> => {
  const files = existsSync(answeredFolder) ? readdirSync(answeredFolder) : [];
  const lines = files.flatMap((name) => readFileSync(join(answeredFolder, name), 'utf8').split('\n'));
  return new Set(lines.filter((line) => line !== ''));
};
