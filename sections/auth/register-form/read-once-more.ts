import type { ErrorBody } from '../../../schemas/contract/errors';
import type { FormEvent } from '../../../schemas/contract/form.flow-events';
import type { Texts } from '../../../src/forms/form-definition';
import { readSchool } from './read-school';

export type Errors = NonNullable<ErrorBody['errors']>;
export type ReadingEvent = Exclude<FormEvent, { readonly type: 'refuse' }>;

/** Where what is filled in stands: it is typed, its school is looked up, it is read once more, or its school is unknown. */
export type Reading =
  | { readonly state: 'typed' | 'busy' }
  | { readonly state: 'read'; readonly values: Texts }
  | { readonly state: 'refused'; readonly unknown: Errors };

/** What becomes of it. @param stand is told each step, and by which event it came; null: by itself */
export const readOnceMore = async (
  channel: string,
  event: ReadingEvent,
  stand: (reading: Reading, event: ReadingEvent | null) => void,
): Promise<void> => {
  if (event.type === 'back') return stand({ state: 'typed' }, event);
  const { values } = event;
  if (!values.school) return stand({ state: 'read', values }, event);
  stand({ state: 'busy' }, event);
  const read = await readSchool(channel, values.school);
  if ('faults' in read) return stand({ state: 'refused', unknown: read.faults }, null);
  stand({ state: 'read', values: { ...values, school: read.name } }, null);
};
