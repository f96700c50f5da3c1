/** Takes a card from a browser and gives a token for it. The number is read here, and is neither kept nor logged. */
import { cardForm, type CardForm } from '../../schemas/payments/card.form';
import { errorOf } from '../../schemas/shop-errors';
import type { CardToken } from '../../schemas/payments/payment';
import { compileJson } from '../http/ajv';
import type { RawAnswer } from '../http/compiled-call';
import { fieldErrors, invalidInput } from '../http/field-errors';
import { japanMonth } from '../../src/lib/japan-time';
import type { Books } from './books.repository';
import { behaviourOf, brandOf, fingerprintOf } from './card-behaviours';

const refused = (field: keyof CardForm, code: string, message: string): RawAnswer => ({
  status: 422,
  body: { ...errorOf('request.invalid'), errors: { [field]: [{ code, message }] } },
});

/** 200 with a CardToken, or 422 with messages by field. */
export const tokenise = async (
  { books, apiKey }: { readonly books: Pick<Books, 'keepToken'>; readonly apiKey: string },
  body: unknown,
  now: Date,
): Promise<RawAnswer> => {
  const isCard = compileJson(cardForm.schema);
  if (!isCard(body)) return { status: 422, body: invalidInput(fieldErrors(isCard.errors ?? [])) };
  // The validator has just made it one.
  const card = body as CardForm;
  const behaviour = behaviourOf(card.ccNumber);
  if (!behaviour)
    return refused('ccNumber', 'test-card', 'お試し用のカード番号（4242 4242 4242 4242 など）をご利用ください。');
  if (card.ccExpiration < japanMonth(now)) return refused('ccExpiration', 'expired', '有効期限が切れています。');
  const lastDigits = card.ccNumber.slice(-4);
  const known = {
    brand: brandOf(card.ccNumber),
    fingerprint: fingerprintOf(card.ccNumber, apiKey),
    expiration: card.ccExpiration,
    name: card.ccName,
  };
  const token: CardToken = {
    token: await books.keepToken(behaviour, lastDigits, known),
    masked_number: `************${lastDigits}`,
    expiration: card.ccExpiration,
    name: card.ccName,
  };
  return { status: 200, body: token };
};
