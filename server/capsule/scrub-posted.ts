/** A plain form that the screen shows again, as it stands in a capsule. */
import type { ErrorBody } from '../../schemas/contract/errors';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import type { StandIns } from '../../schemas/scenario/stand-ins';
import type { Posted } from '../../schemas/contract/posted';
import type { Around } from './around-events';
import { scrubBody } from './scrub-answers';
import { scrubTyped } from './scrub-events';

type Refusal = Pick<ErrorBody, 'code' | 'message'> & Partial<Pick<NonNullable<ScenarioFile['posted']>, 'errors'>>;

/** What the shop says of it are its own words, scrubbed as in the answer to any call that was refused. */
export const scrubPosted = (
  { action, values, code, message, errors }: Posted,
  standIns: StandIns,
  around: Around,
): NonNullable<ScenarioFile['posted']> => {
  const sent = scrubTyped(values, standIns, around);
  if (code === '') return { action, values: sent };
  const said = { code, message, ...(errors ? { errors } : {}) };
  return { action, values: sent, ...(scrubBody({ call: '', status: 422, body: said }, standIns) as Refusal) };
};
