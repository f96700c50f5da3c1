/** Members' accounts, over the contract. */
import type { Contract } from '../../../../schemas/shop-contract';
import { errorOf } from '../../../../schemas/shop-errors';
import type { Profile, User } from '../../../../schemas/user/user';
import { returnPath } from '../../../../src/domain/return-path';
import type { Handlers } from '../../../request/handlers';
import { Refusal } from '../../../http/error-answer';
import { emptyProfile } from '../accounts/accounts.service';
import { schoolFault, type SchoolService } from '../school/school.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { OwnAccountService } from './own-account.service';
import type { ReminderService } from './reminder.service';
import type { UserService } from './user.service';

/** Of whom nothing is known yet. */
const dummy: User = {
  id: 0,
  code: '',
  email: '',
  is_registered_member: false,
  second_factor: 'none',
  security_question: null,
  ...emptyProfile,
};

export interface UserHandlersDeps {
  readonly users: UserService;
  readonly own: OwnAccountService;
  readonly reminders: ReminderService;
  readonly sessions: Pick<SessionsService, 'histories'>;
  readonly schools: SchoolService;
}

const pageHeadersOf = (total: number, { page, per }: { readonly page: number; readonly per: number }) => ({
  'x-total': total,
  'x-per-page': per,
  'x-last-page': Math.max(1, Math.ceil(total / per)),
  'x-current-page': page,
});

const refusedAt = (field: 'password' | 'new_password', code: 'user.password.same' | 'user.password.wrong') => ({
  status: 422 as const,
  body: { ...errorOf(code), errors: { [field]: [errorOf(code)] } },
});

const wrongPassword = (code: 'user.password.wrong' | 'auth.login.locked' | 'auth.required') => {
  if (code === 'auth.required') throw new Refusal(code);
  return code === 'auth.login.locked' ? ({ status: 423, body: errorOf(code) } as const) : refusedAt('password', code);
};

/** The school as the shop writes it. Null: the channel has no such school. */
const withSchool = async (
  schools: SchoolService,
  channel: { readonly id: string },
  profile: Profile,
): Promise<Profile | null> => {
  if (profile.school === '') return profile;
  const school = await schools.check(channel, profile.school);
  return school && { ...profile, school: school.name };
};

const noPassword = {
  ...errorOf('request.invalid'),
  errors: { password: [{ code: 'required', message: 'パスワードを入力してください。' }] },
};

const noLink = { status: 404, body: errorOf('user.link.not_found') } as const;

const profileHandlers = ({
  users,
  own,
  schools,
}: UserHandlersDeps): Pick<Handlers<Contract['user']>, 'register' | 'me' | 'update'> => ({
  async register({ body: { email, password, redirect, provider_ticket: providerTicket, ...told } }, context) {
    const profile = await withSchool(schools, context.channel, told);
    if (!profile) return { status: 422 as const, body: schoolFault };
    await users.register(context, { email, password, profile, back: returnPath(redirect), providerTicket });
    return { status: 204, body: undefined };
  },

  async me(_input, { visitor }) {
    const user = await users.me(visitor.userId);
    // Who has left since the token was looked at has no token any more.
    if (!user) throw new Refusal('auth.required');
    return { status: 200, body: user };
  },

  async update({ body: { fingerprint: seen, ...told } }, { visitor, now, channel }) {
    const profile = await withSchool(schools, channel, told);
    if (!profile) return { status: 422 as const, body: schoolFault };
    const updated = await own.update(visitor.userId, profile, now, seen);
    if (updated === 'auth.required') throw new Refusal(updated);
    return updated === 'request.outdated'
      ? { status: 422 as const, body: errorOf(updated) }
      : { status: 200, body: updated };
  },
});

export const userHandlers = (deps: UserHandlersDeps): Handlers<Contract['user']> => {
  const { users, own, reminders, sessions } = deps;
  return {
    ...profileHandlers(deps),

    dummy: () => ({ status: 200, body: dummy }),

    async leave({ body }, context) {
      const refusal = await own.leave(context, context.visitor.userId, body.password);
      if (refusal === 'user.leave.not_yet') return { status: 409, body: errorOf(refusal) };
      return refusal === null ? { status: 204, body: undefined } : wrongPassword(refusal);
    },

    async password({ body }, context) {
      const refusal = await own.changePassword(context, context.visitor.userId, body.password, body.new_password);
      if (refusal === 'user.password.same') return refusedAt('new_password', refusal);
      return refusal === null ? { status: 204, body: undefined } : wrongPassword(refusal);
    },

    async loginHistories({ query }, { visitor }) {
      const { total, data } = await sessions.histories(visitor.userId, query);
      return { status: 200, headers: pageHeadersOf(total, query), body: { data } };
    },

    async requestReminder({ body }, context) {
      await reminders.request(context, body.type, body.email, returnPath(body.redirect));
      return { status: 204, body: undefined };
    },

    async checkReminder({ body: { type, token } }, context) {
      const account = await reminders.check(context, type, token);
      if (!account) return noLink;
      const told = type === 'username' ? { code: account.code } : { code: null, email: account.email };
      return { status: 200, body: { type, ...told } };
    },

    async resetByReminder({ body: { type, token, password } }, context) {
      if (type === 'username') {
        const code = await reminders.resetCode(context, token);
        return code === null ? noLink : { status: 200, body: { type, code } };
      }
      // The schema asks for it where it is not the login id that was forgotten.
      const refusal = await reminders.resetPassword(context, token, password ?? '');
      if (refusal === 'user.password.same') return refusedAt('password', 'user.password.same');
      return refusal === null ? { status: 200, body: { type, code: null } } : noLink;
    },

    async requestVerification({ body }, context) {
      const { visitor } = context;
      const email = body.email ?? (visitor.kind === 'member' ? await users.mailOf(visitor.userId) : null);
      if (email !== null) await users.requestVerification(context, email, returnPath(body.redirect));
      return { status: 204, body: undefined };
    },

    async verificationState({ params: { token } }, context) {
      return { status: 200, body: { is_good: await users.isVerifying(context, token) } };
    },

    async checkVerification({ body: { token, password } }, context) {
      const result = await users.checkVerification(context, token, password);
      if (result.ok) return { status: 200, body: result.user };
      if (result.code === 'user.link.not_found') return noLink;
      return password === undefined ? { status: 422, body: noPassword } : refusedAt('password', 'user.password.wrong');
    },
  };
};
