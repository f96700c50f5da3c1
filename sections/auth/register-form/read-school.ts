import type { ErrorBody } from '../../../schemas/contract/errors';

/**
 * What the shop says of a school that it does not serve, by field, before all is read once more; the client's code is loaded
 * with the first question. Null: nothing is wrong, or nobody answered: the shop looks again at what is sent. Never throws.
 */
export const schoolFaults = async (channel: string, school: string): Promise<ErrorBody['errors'] | null> => {
  try {
    const { clientOf } = await import('../../../src/session/browser-session');
    const answer = await clientOf(channel).school.check({ body: { school } });
    return answer.status === 422 ? (answer.body.errors ?? null) : null;
  } catch {
    return null;
  }
};
