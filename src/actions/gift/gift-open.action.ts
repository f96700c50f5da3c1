/** The gift whose link somebody has pasted. Looking uses nothing up. */
import { giftPath, giftTokenIn } from '../../domain/gift';
import { isSuccess, refusedAt, refusedNaming, type Action } from '../action';

const unknown =
  'リンクまたは受け取りコードを読み取れませんでした。途中で切れていないかお確かめのうえ、もう一度貼り付けてください。';

export const action: Action = async ({ link = '' }, { send }) => {
  const screen = giftPath('', 'shipping');
  const token = giftTokenIn(link);
  if (token === null) return refusedAt(screen, { link: unknown });
  const call = 'gift.products';
  const answer = await send(call, { params: { token } });
  if (isSuccess(answer)) return { ok: true, to: giftPath(token, 'shipping'), call, answer };
  return refusedNaming(answer, screen, { 'gift.not-found': 'link' });
};
