/**
 * The secret that a login was shown for its authenticator: the same until it is set, replaced or over, as whoever loads the
 * screen anew has it in the app by then. It is its login's alone, so that nobody who is in elsewhere as the member reads it, and
 * is kept sealed where callbacks of providers are.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { RequestContext } from '../../../request/request-context';
import { hashSecret } from '../accounts/accounts.service';
import { deleteCallback, keepOutcome } from '../provider/callbacks.repository';
import { createSeals } from '../provider/seals';
import type { SessionsService } from '../sessions/sessions.service';
import { after } from './auth.types';
import { newTotpSecret } from './totp';

type Asked = Pick<RequestContext, 'channel' | 'now' | 'token'>;

export interface ShownAuthenticators {
  /** @returns the secret in base32 */
  show(context: Asked, isNew: boolean): Promise<string>;
  forget(context: Asked): Promise<void>;
}

/** To find a phone, and an app for it. */
const shownMs = 30 * 60_000;

export const createShownAuthenticators = (
  db: Kysely<Database>,
  sessions: Pick<SessionsService, 'loginOf'>,
): ShownAuthenticators => {
  const seals = createSeals(db);
  const hashOf = async ({ token, channel, now }: Asked): Promise<Buffer | null> => {
    const login = token === undefined ? null : await sessions.loginOf(token, { channelId: channel.id, now });
    return login === null ? null : hashSecret(`authenticator ${login}`);
  };

  return {
    async show(context, isNew) {
      const { channel, now } = context;
      const secret = newTotpSecret().base32;
      const hash = await hashOf(context);
      if (!hash) return secret;
      const wanted = { use: 'authenticator', channelId: channel.id, now };
      const sealed = await seals.seal(wanted, shownMs, { secret });
      const kept = await keepOutcome(db, hash, { outcome: sealed, now, until: after(now, shownMs), isNew });
      const opened = await seals.open(wanted, kept);
      return typeof opened?.secret === 'string' ? opened.secret : secret;
    },

    async forget(context) {
      const hash = await hashOf(context);
      if (hash) await deleteCallback(db, hash);
    },
  };
};
