/** Which step of receiving a gift a visitor may see, and what its sections may ask about it. */
import type { GiftDraft } from '../../../schemas/gift/gift';
import type { GiftPlace } from '../../../schemas/gift/steps';
import type { ErrorCode } from '../../../schemas/shop-errors';
import type { ScreenGift } from '../../../src/layout/define-data';
import { giftPath, giftQuery, giftShippingQuery, isGiftToken, receivedGiftQuery } from '../../../src/domain/gift';
import { askFor, type Ask, type QueryResult } from './ask';
import type { ScreenMatch } from './match-screen';

interface Gate {
  /** Where to go instead; null: it may be seen. */
  readonly to: string | null;
  readonly gift: ScreenGift | null;
}

const notServed = 'gift.not-served' satisfies ErrorCode;

const pass: Gate = { to: null, gift: null };

const isGone = (answer: QueryResult): boolean => !answer.ok && answer.status >= 400 && answer.status < 500;

/** The first screen says what has become of it, and asks for a key where there is none. */
const ofFirst = async (ask: Ask, key: string): Promise<Gate> => {
  if (!isGiftToken(key)) return pass;
  const answer = await askFor(ask, giftQuery(key));
  return { to: null, gift: answer.ok ? { isWaiting: answer.result.status === 'waiting', place: null } : null };
};

const placeOf = ({ address }: GiftDraft): GiftPlace => ({ postal: address.postal_code, pref: address.prefecture });

const ofStep = async (ask: Ask, key: string, step: 'delivery' | 'confirm', first: string): Promise<Gate> => {
  const answer = await askFor(ask, giftShippingQuery(key));
  // Its sections say that the shop does not answer.
  if (!answer.ok) return isGone(answer) ? { ...pass, to: first } : pass;
  const { draft, unserved_prefectures: unserved } = answer.result;
  if (draft === null) return { ...pass, to: first };
  // The shop sends no gifts there any more: the first screen says so, and asks for another address.
  if (unserved.includes(draft.address.prefecture)) return { ...pass, to: `${first}?error=${notServed}` };
  if (step === 'confirm' && !draft.is_delivery_chosen) return { ...pass, to: giftPath(key, 'delivery') };
  return { to: null, gift: { isWaiting: true, place: placeOf(draft) } };
};

/** Where a gift's link leads that has lost its end on the way, as long links do in mails; null: it is none. */
const wholeGiftLink = (path: string): string | null => {
  const [, area, key = ''] = path.split('/');
  return area === 'social-gift' ? giftPath(key, 'shipping') : null;
};

/**
 * A step without what comes before it leads back, as steps of the checkout do: without a key, or with half of one, or of
 * a gift that can be received no more, to the first screen, which says so.
 */
export const giftGate = async (
  ask: Ask,
  { row: { giftStep: step }, params }: ScreenMatch,
  path: string,
): Promise<Gate> => {
  if (step === undefined) return { ...pass, to: wholeGiftLink(path) };
  const { key = '' } = params;
  if (step === 'shipping') return ofFirst(ask, key);
  const first = giftPath(key, 'shipping');
  if (!isGiftToken(key)) return { ...pass, to: first };
  if (step !== 'complete') return ofStep(ask, key, step, first);
  return isGone(await askFor(ask, receivedGiftQuery(key))) ? { ...pass, to: first } : pass;
};
