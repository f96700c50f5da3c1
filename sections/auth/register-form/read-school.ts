import type { ErrorBody } from '../../../schemas/contract/errors';

/** Its name, as the shop writes it; or what is wrong with it, by field. */
type SchoolRead = { readonly name: string } | { readonly faults: NonNullable<ErrorBody['errors']> };

/**
 * What the shop says of a school that was named, by its name or code, before all is read once more; the client's code is
 * loaded with the first question. As it was typed where nobody answers: the shop looks again at what is sent. Never throws.
 */
export const readSchool = async (channel: string, school: string): Promise<SchoolRead> => {
  try {
    const { clientOf } = await import('../../../src/session/browser-session');
    const answer = await clientOf(channel).school.check({ body: { school } });
    if (answer.status === 200) return { name: answer.body.name };
    return answer.status === 422 && answer.body.errors ? { faults: answer.body.errors } : { name: school };
  } catch {
    return { name: school };
  }
};
