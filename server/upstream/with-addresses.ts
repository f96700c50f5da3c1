/** What the shop behind SHOP_API_URL names by its address alone is at its own, not at ours: a card goes there itself. */
import { definitionOf } from '../../schemas/shop-contract';
import { UnreadableAnswer } from '../../src/api/errors';
import type { RawAnswer } from '../http/compiled-call';
import { webUrl } from '../http/web-address';

/** The answer with the addresses in it written out. */
export const withAddresses = (id: string, answer: RawAnswer, apiUrl: string): RawAnswer => {
  // The other shop's own are relative to where it answers.
  const field = definitionOf(id)?.leadsBy;
  const { status, body } = answer;
  if (field === undefined || status >= 300 || typeof body !== 'object' || body === null) return answer;
  const address = (body as Readonly<Record<string, unknown>>)[field];
  if (typeof address !== 'string') return answer;
  const url = webUrl(address, apiUrl);
  if (!url) throw new UnreadableAnswer(id, `${field} is no address`);
  return { ...answer, body: { ...body, [field]: url.href } };
};
