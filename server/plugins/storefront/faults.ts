/** Why no screen could be drawn, as far as the visitor is told different things. */
import { DatabaseUnavailable } from '../../db/database-unavailable';

/** The shop's answer to a question was an error of this code. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';

  constructor(
    call: string,
    readonly status: number,
    readonly code: string,
  ) {
    super(`${call} answered ${status} ${code}`);
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** The shop is closed on purpose. */
export const isMaintenance = (error: unknown): boolean => hasCode(error, 'site.maintenance');

/** The shop cannot be asked just now. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || hasCode(error, 'service.unavailable');
