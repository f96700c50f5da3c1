/** The machine of receiving a gift with the real shop behind it. Loaded with the first event. */
import { createActor, fromPromise } from 'xstate';
import type { GiftLeadTime } from '../../schemas/gift/gift';
import { clientOf } from '../../src/session/browser-session';
import type { PageShop } from '../../src/session/page-shop';
import { bodyOf } from '../fault';
import { runAction } from '../run-action';
import { goOn } from '../go-on';
import { watched } from '../watch';
import { giftMachine, giftViewOf } from './gift.machine';
import type { GiftEvent, GiftScreen, GiftSending, GiftSign, GiftView } from './gift.types';

export interface RunningGift {
  readonly send: (event: GiftEvent | GiftSign) => void;
  readonly stop: () => void;
}

/** @returns the path of the next screen */
const send = async (channel: string, { form, values }: GiftSending): Promise<string> => {
  const { transport } = clientOf(channel);
  const done = await runAction(form, values, { token: '', send: transport.send.bind(transport), tokenize: null });
  if (done.ok === 'shown') throw new Error(`the form ${form} shows nothing of its own`);
  return done.to;
};

/** The days of the gift's own shipping (rule gift.flow). */
const daysOf = async (channel: string, { token, place, shippingId }: GiftScreen): Promise<GiftLeadTime | null> => {
  if (place === null) return null;
  const { data } = bodyOf(await clientOf(channel).gift.leadTimes({ params: { token }, query: place }));
  return data.find(({ order_shipping_id: id }) => id === shippingId) ?? null;
};

export const runGift = (
  { channel, prefix }: PageShop,
  screen: GiftScreen,
  show: (view: GiftView) => void,
): RunningGift => {
  const machine = giftMachine.provide({
    actors: {
      send: fromPromise<string, GiftSending>(({ input }) => send(channel, input)),
      days: fromPromise<GiftLeadTime | null, { readonly screen: GiftScreen }>(({ input }) =>
        daysOf(channel, input.screen),
      ),
    },
    actions: { leave: (_, { to }) => goOn(prefix + to) },
  });
  const actor = createActor(machine, { input: { screen }, ...watched('gift') });
  actor.subscribe((snapshot) => show(giftViewOf(snapshot)));
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
};
