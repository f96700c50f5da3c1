import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Handlers } from '../../../handlers';
import type { SchoolService } from './school.service';

const fault = errorOf('school.unknown');

/** At the field that names it. */
export const unknownSchool = { status: 422 as const, body: { ...fault, errors: { school: [fault] } } };

export const schoolHandlers = (schools: SchoolService): Handlers<Contract['school']> => ({
  async check({ body }, { channel }) {
    const school = await schools.check(channel, body.school);
    return school ? { status: 200, body: school } : unknownSchool;
  },
});
