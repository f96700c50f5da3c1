import { describe, expect, it } from 'vitest';
import {
  chosenShipping,
  leftShipping,
  sampleGiftToken as token,
  takenGift,
  toldShipping,
  untoldShipping,
  waitingGift,
} from '../../../sections/samples/gifts';
import type { Ask, QueryResult } from './ask';
import { giftGate } from './gift-gate';
import { matchScreen } from './match-screen';

const ok = (result: unknown): QueryResult => ({ ok: true, result });
const no = (status: number): QueryResult => ({ ok: false, status, code: 'x' });

/** What becomes of an address where each call is answered so. */
const gateAt = async (path: string, answers: Readonly<Record<string, QueryResult>> = {}) => {
  const match = matchScreen(path);
  if (!match) throw new Error(`${path} is no screen`);
  const asked: string[] = [];
  const ask: Ask = async ({ call }) => {
    asked.push(call);
    return answers[call] ?? no(404);
  };
  return { ...(await giftGate(ask, match, path)), asked };
};
const at = (step: string) => `/social-gift/${token}/${step}`;
const first = at('shipping');

describe('[gift.flow] the steps of receiving a gift', () => {
  it('[gift.optional-key] without a key lead to the screen that asks for it, and ask nobody', async () => {
    expect(await gateAt('/social-gift/shipping')).toEqual({ to: null, gift: null, asked: [] });
    for (const step of ['delivery', 'confirm', 'complete'])
      expect(await gateAt(`/social-gift/${step}`)).toMatchObject({ to: '/social-gift/shipping', asked: [] });
  });

  it('with half a key lead to the screen that says so', async () => {
    expect(await gateAt('/social-gift/half/shipping')).toMatchObject({ to: null, asked: [] });
    expect(await gateAt('/social-gift/half/confirm')).toMatchObject({ to: '/social-gift/half/shipping', asked: [] });
  });

  it.each([
    ['/social-gift', '/social-gift/shipping'],
    ['/social-gift/', '/social-gift/shipping'],
    [`/social-gift/${token}`, first],
    [`/social-gift/${token}/ship`, first],
    ['/social-gift/half', '/social-gift/half/shipping'],
    ['/social-gifts', null],
    ['/cart', null],
  ])('are led to from a link that lost its end: %s', async (path, to) => {
    expect(await gateAt(path)).toEqual({ to, gift: null, asked: [] });
  });

  it('open the first whatever has become of the gift', async () => {
    const waiting = await gateAt(first, { 'gift.products': ok(waitingGift) });
    expect(waiting).toMatchObject({ to: null, gift: { isWaiting: true } });
    expect(await gateAt(first, { 'gift.products': ok(takenGift) })).toMatchObject({
      to: null,
      gift: { isWaiting: false },
    });
    for (const status of [404, 500])
      expect(await gateAt(first, { 'gift.products': no(status) })).toMatchObject({ to: null, gift: null });
  });

  it('lead back to what comes before', async () => {
    const untold = { 'gift.shipping': ok(untoldShipping) };
    for (const step of ['delivery', 'confirm']) expect(await gateAt(at(step), untold)).toMatchObject({ to: first });
    const told = { 'gift.shipping': ok(toldShipping) };
    const place = { postal: '100-0001', pref: '東京都' };
    expect(await gateAt(at('delivery'), told)).toMatchObject({ to: null, gift: { isWaiting: true, place } });
    expect(await gateAt(at('confirm'), told)).toMatchObject({ to: at('delivery') });
    expect(await gateAt(at('confirm'), { 'gift.shipping': ok(chosenShipping) })).toMatchObject({ to: null });
  });

  it('lead to the first, and say why, where no gifts are sent to the address any more', async () => {
    for (const step of ['delivery', 'confirm'])
      expect(await gateAt(at(step), { 'gift.shipping': ok(leftShipping) })).toMatchObject({
        to: `${first}?error=gift.not-served`,
      });
  });

  it('lead to the first where it can be received no more, and stay where the shop does not answer', async () => {
    for (const step of ['delivery', 'confirm']) {
      for (const status of [404, 409])
        expect(await gateAt(at(step), { 'gift.shipping': no(status) })).toMatchObject({ to: first });
      expect(await gateAt(at(step), { 'gift.shipping': no(503) })).toMatchObject({ to: null });
    }
  });

  it('show what became of it only once it is received', async () => {
    expect(await gateAt(at('complete'))).toMatchObject({ to: first });
    expect(await gateAt(at('complete'), { 'gift.complete': ok({}) })).toMatchObject({ to: null });
  });
});
