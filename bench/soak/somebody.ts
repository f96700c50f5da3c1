/** Somebody who has registered in a running shop and confirmed the mail address, and who logs in to it. */
import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/schema';

export interface Somebody {
  readonly email: string;
  readonly password: string;
  /** @returns a new access token */
  readonly logIn: () => Promise<string>;
}

const password = 'hanako-2026';

/** One call of the shop's; fails with what it answered where that is no success. */
const callOf =
  (origin: string, channel: string) =>
  async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-channel-id': channel },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

export const registerSomebody = async (
  origin: string,
  db: Kysely<Database>,
  { channel, email }: { readonly channel: string; readonly email: string },
): Promise<Somebody> => {
  const call = callOf(origin, channel);
  await call('/v1/users', { email, password, company_name: '山田商店', orderer_name: '山田花子' });
  const { content } = await db.selectFrom('mails').select('content').where('kind', '=', 'member_welcome').orderBy('id', 'desc').executeTakeFirstOrThrow(); // prettier-ignore
  await call('/v1/email-verify/check', { token: content?.token, password });
  return {
    email,
    password,
    logIn: async () => {
      const answer = (await call('/v1/auth/login', { login_id: email, password })) as { readonly access_token: string };
      return answer.access_token;
    },
  };
};
