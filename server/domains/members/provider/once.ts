/**
 * What a browser comes back with from a provider is good once, whatever the provider says of a code that comes twice; many
 * take back what they gave for it. A page that is loaded again sends it twice all the same, perhaps to two processes: one
 * asks the provider, and for a moment the others get what it was told. After that it is used up, for as long as the login
 * that was begun could still be finished.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { hashSecret } from '../accounts/accounts.service';
import { claimCallback, deleteCallback, findOutcome, setOutcome } from './callbacks.repository';
import type { ProviderOutcome } from './provider-client';
import type { SealedFor, Seals } from './seals';

/** Longer than a provider is waited for, whatever it is asked: who dies meanwhile leaves it to the next. */
const askingMs = 30_000;
/** How long a login that was begun can be finished: as long as a second factor. */
export const flowMs = 10 * 60_000;
/** As long as a token that was refreshed is still good. */
const againMs = 10_000;
const pauseMs = 100;

const failed: ProviderOutcome = { ok: false, fault: 'failed' };

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

export const createOnce =
  (db: Kysely<Database>, seals: Seals) =>
  async (wanted: SealedFor, callback: string, ask: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> => {
    const { now } = wanted;
    const hash = hashSecret(callback);

    const asked = async (): Promise<ProviderOutcome> => {
      let isKept = false;
      try {
        const outcome = await ask();
        // A provider that is away was told nothing: who comes again asks again.
        if (!outcome.ok && outcome.fault === 'away') return outcome;
        await setOutcome(db, hash, await seals.seal(wanted, againMs, outcome), after(now, flowMs));
        isKept = true;
        return outcome;
      } finally {
        if (!isKept) await deleteCallback(db, hash);
      }
    };

    for (let waitedMs = 0; waitedMs < askingMs; waitedMs += pauseMs) {
      if (await claimCallback(db, hash, { now, until: after(now, askingMs) })) return asked();
      const sealed = await findOutcome(db, hash);
      // What is sealed is what was sealed; null once its moment is over.
      if (sealed != null) return ((await seals.open(wanted, sealed)) as ProviderOutcome | null) ?? failed;
      await pause(pauseMs);
    }
    return failed;
  };
