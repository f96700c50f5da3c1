/** The school that members name as theirs: one of those that the channel serves, where it lists them. */
import type { Kysely } from 'kysely';
import type { SchoolFound } from '../../../../schemas/school/school';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Database } from '../../../db/schema';
import { findSchool } from './school.repository';

const fault = errorOf('school.unknown');

/** At the field that names it. */
export const schoolFault = { ...fault, errors: { school: [fault] } };

export interface SchoolService {
  /** Null: none of the channel's. */
  check(channel: { readonly id: string }, told: string): Promise<SchoolFound | null>;
}

export const createSchoolService = (db: Kysely<Database>): SchoolService => ({
  async check({ id }, told) {
    const { isListed, found } = await findSchool(db, id, told);
    return isListed ? found : { code: null, name: told };
  },
});
