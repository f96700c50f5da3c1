/** What the shop behind SHOP_API_URL names by its address alone is at its own, not at ours: a card goes there itself. */
import { UnreadableAnswer } from '../../src/api/errors';
import type { RawAnswer } from '../http/compiled-call';
import { webUrl } from '../http/web-address';

/** Addresses in answers that a browser goes to; the other shop's own are relative to where it answers. */
const addressFields: Readonly<Record<string, string>> = {
  'order.paymentService': 'tokenize_url',
  'cart.decide': 'challenge_url',
};

/** The answer with the addresses in it written out. */
export const withAddresses = (id: string, answer: RawAnswer, apiUrl: string): RawAnswer => {
  const field = addressFields[id];
  const { status, body } = answer;
  if (field === undefined || status >= 300 || typeof body !== 'object' || body === null) return answer;
  const address = (body as Readonly<Record<string, unknown>>)[field];
  if (typeof address !== 'string') return answer;
  const url = webUrl(address, apiUrl);
  if (!url) throw new UnreadableAnswer(id, `${field} is no address`);
  return { ...answer, body: { ...body, [field]: url.href } };
};
