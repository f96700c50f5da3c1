import type { Contract } from '../../../../schemas/shop-contract';
import type { Handlers } from '../../../request/handlers';
import { schoolFault, type SchoolService } from './school.service';

export const schoolHandlers = ({ schools }: { readonly schools: SchoolService }): Handlers<Contract['school']> => ({
  async check({ body }, { channel }) {
    const school = await schools.check(channel, body.school);
    return school ? { status: 200, body: school } : { status: 422, body: schoolFault };
  },
});
