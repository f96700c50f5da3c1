/**
 * The keycode gate of the shop behind SHOP_API_URL. No call of the contract says whether a token of that shop is good, so
 * whoever has told it the keycode through here is given one of ours: signed for the channel, and as long as that shop says.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RawAnswer } from '../http/compiled-call';
import type { AnyHandlers } from '../http/dispatch';
import type { RequestContext } from '../request/request-context';
import type { KeycodeGate } from '../request/visitor-of';

const signatureOf = (key: Buffer, channelId: string, until: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['keycode', channelId, until]))
    .digest();

const signed = (key: Buffer, channelId: string, answer: RawAnswer): RawAnswer => {
  if (answer.status !== 200) return answer;
  // The other shop's reader has checked it.
  const body = answer.body as { readonly expires_at: string };
  const until = String(Math.max(0, Math.floor(Date.parse(body.expires_at) / 1000)));
  const token = `${until}.${signatureOf(key, channelId, until).toString('base64url')}`;
  return { ...answer, body: { ...body, keycode_token: token } };
};

/** The handlers with our token in the answer of the one that takes a keycode. */
export const withOwnKeycodes = (handlers: AnyHandlers, key: Buffer): AnyHandlers => {
  const check = handlers.site?.checkKeycode;
  if (!check) throw new Error('site.checkKeycode is no call of the contract');
  const checkKeycode = async (input: never, context: RequestContext): Promise<RawAnswer> =>
    signed(key, context.channel.id, await check(input, context as never));
  return { ...handlers, site: { ...handlers.site, checkKeycode } };
};

export const ownKeycodes =
  (key: Buffer): KeycodeGate =>
  ({ channel, now }, token) => {
    const [, until, signature] = /^(\d{1,12})[.]([\w-]{43})$/.exec(token) ?? [];
    if (until === undefined || signature === undefined) return Promise.resolve(false);
    const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(key, channel.id, until));
    return Promise.resolve(isOurs && Number(until) * 1000 > now.getTime());
  };
