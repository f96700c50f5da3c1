import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { secondFactorSettings } from './second-factor.settings';

export const secondFactorData = defineData(secondFactorSettings, {
  needs: () => ({ user: query('user.me', {}) }),
  select: ({ user }) => ({ factor: user.second_factor }),
});

export type SecondFactorProps = PropsOf<typeof secondFactorData>;
