import { errors } from '../../../schemas/shop-errors';
import type { LookupPostal } from '../../../src/forms/postal-lookup/postal-search';

const unanswered = '住所を検索できませんでした。ご住所を直接ご入力ください。';

/** Asks the shop for the towns of a postal code; the client's code is loaded with the first question. Never throws. */
export const lookupPostal =
  (channel: string): LookupPostal =>
  async (code) => {
    try {
      const { clientOf } = await import('../../../src/session/browser-session');
      const answer = await clientOf(channel).address.postalCode({ query: { code } });
      if (answer.status === 200) return { ok: true, towns: answer.body.data };
      return { ok: false, message: answer.status === 404 ? errors['address.not-found'].message : unanswered };
    } catch {
      // The form goes on without it, and says so.
      return { ok: false, message: unanswered };
    }
  };
