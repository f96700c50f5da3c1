import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { GiftLeadTime } from '../../schemas/gift/gift';
import { giftLeadTimes, sampleGiftToken } from '../../sections/samples/gifts';
import { NetworkError } from '../../src/api/errors';
import { CallRefused } from '../fault';
import { offlineMessage } from '../offline';
import { giftMachine, giftViewOf } from './gift.machine';
import type { GiftEvent, GiftScreen, GiftSending } from './gift.types';

const refusal = (code: string, errors: CallRefused['fault']['errors'] = null) =>
  new CallRefused({ code, message: `${code}の理由`, errors });
const submit: GiftEvent = { type: 'submit', values: { token: sampleGiftToken } };
const screenAt = (step: GiftScreen['step']): GiftScreen => ({
  step,
  token: sampleGiftToken,
  shippingId: 7001,
  place: step === 'shipping' ? null : { postal: '100-0001', pref: '東京都' },
});
const pathOf = (step: string) => `/social-gift/${sampleGiftToken}/${step}`;
const days = giftLeadTimes[0] ?? null;

/** A machine on a screen, whose sends are answered one after the other. */
const start = (step: GiftScreen['step'], ...answers: readonly (string | Error)[]) => {
  const left: string[] = [];
  const sent: GiftSending[] = [];
  const asked: GiftScreen[] = [];
  const actor = createActor(
    giftMachine.provide({
      actors: {
        send: fromPromise<string, GiftSending>(({ input }) => {
          const answer = answers[sent.push(input) - 1];
          return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('asked'));
        }),
        days: fromPromise<GiftLeadTime | null, { readonly screen: GiftScreen }>(async ({ input }) => {
          asked.push(input.screen);
          return days;
        }),
      },
      actions: { leave: (_, { to }) => left.push(to) },
    }),
    { input: { screen: screenAt(step) } },
  ).start();
  const view = () => giftViewOf(actor.getSnapshot());
  const send = async (...events: readonly GiftEvent[]) => {
    for (const event of events) actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return view();
  };
  return { actor, left, sent, asked, send, view };
};

describe('the machine of receiving a gift', () => {
  it('[gift.flow] reaches every state on some path from one of its screens, and says of each what it is for', () => {
    const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
    const failed = (id: string, error: Error) => ({ type: `xstate.error.actor.${id}`, error });
    const ids = ['checkAddress', 'checkDelivery', 'receive'];
    const errors = [
      ...['gift.received', 'gift.expired', 'gift.delivery.not-possible', 'gift.not-served'].map((code) =>
        refusal(code),
      ),
      new NetworkError('x', 'y'),
    ];
    const events: readonly object[] = [
      submit,
      { type: 'retry' },
      { type: 'returned' },
      done('days', days),
      failed('days', new NetworkError('x', 'y')),
      ...ids.flatMap((id) => [done(id, '/next'), ...errors.map((error) => failed(id, error))]),
    ];
    const reached = new Set(
      (['shipping', 'delivery', 'confirm'] as const).flatMap((step) =>
        getShortestPaths(giftMachine, {
          events: events as GiftEvent[],
          input: { screen: screenAt(step) },
          serializeState: ({ value, context }) => JSON.stringify([value, context.fault?.code, context.sent !== null]),
          limit: 10_000,
        }).map(({ state }) => String(state.value)),
      ),
    );
    const names = Object.keys(giftMachine.states).filter((name) => name !== 'begins');
    expect([...reached].sort()).toEqual(names.sort());
    for (const node of Object.values(giftMachine.states)) expect(node.description, node.key).toBeTruthy();
  });

  it('[gift.flow] begins where its screen stands, and goes on to the next screen', async () => {
    const next = { shipping: 'delivery', delivery: 'confirm', confirm: 'complete' } as const;
    const forms = { shipping: 'gift-shipping', delivery: 'gift-delivery', confirm: 'gift-receive' } as const;
    for (const step of ['shipping', 'delivery', 'confirm'] as const) {
      const { left, sent, send, actor } = start(step, pathOf(next[step]));
      expect(await send(submit)).toMatchObject({ phase: 'leaving', error: null, ended: null });
      expect(left).toEqual([pathOf(next[step])]);
      expect(sent).toEqual([{ form: forms[step], values: { token: sampleGiftToken } }]);
      expect(actor.getSnapshot().value).toBe(next[step]);
    }
  });

  it('pressed twice: is received once', async () => {
    const { sent, send } = start('confirm', pathOf('complete'));
    await send(submit, submit, { type: 'retry' });
    expect(sent).toHaveLength(1);
  });

  it('received by somebody else meanwhile, expired or cancelled: says so in place of the form, on any step', async () => {
    for (const step of ['shipping', 'delivery', 'confirm'] as const)
      for (const code of ['gift.received', 'gift.expired', 'gift.cancelled', 'gift.not-found']) {
        const { actor, left, send, view } = start(step, refusal(code));
        expect(await send(submit)).toMatchObject({ phase: 'editing', ended: code, error: null });
        actor.send({ type: 'returned' });
        expect(view().ended).toBe(code);
        expect(left).toEqual([]);
      }
  });

  it('a prefecture to which none is sent: says it at the field, and takes another', async () => {
    const errors = { prefecture: [{ code: 'required', message: 'お届けできません。' }] };
    const { send } = start('shipping', refusal('request.invalid', errors), pathOf('delivery'));
    expect(await send(submit)).toMatchObject({ phase: 'editing', fieldErrors: errors });
    expect(await send(submit)).toMatchObject({ phase: 'leaving', fieldErrors: null });
  });

  it('a day that is gone meanwhile: asks for the days anew, and says why', async () => {
    const { asked, left, send } = start('delivery', refusal('gift.delivery.not-possible'));
    const view = await send(submit);
    expect(view).toMatchObject({ phase: 'editing', days, error: { code: 'gift.delivery.not-possible' } });
    expect(asked).toEqual([screenAt('delivery')]);
    expect(left).toEqual([]);
  });

  it('a day or a place that is gone at the last press: leads back to where it is put right', async () => {
    const back = { 'gift.delivery.not-possible': 'delivery', 'gift.not-served': 'shipping' } as const;
    for (const [code, step] of Object.entries(back)) {
      const { left, send } = start('confirm', refusal(code));
      expect(await send(submit)).toMatchObject({ phase: 'leaving', ended: null });
      expect(left).toEqual([`${pathOf(step)}?error=${code}`]);
    }
  });

  it('a place to which none are sent any more: leads back to the address, where it is said', async () => {
    const { left, send } = start('delivery', refusal('gift.not-served'));
    expect(await send(submit)).toMatchObject({ phase: 'leaving', ended: null });
    expect(left).toEqual([`${pathOf('shipping')}?error=gift.not-served`]);
  });

  it('offline: stays, says so, and sends the same again', async () => {
    const { send, sent } = start('confirm', new NetworkError('gift.receive', 'offline'), pathOf('complete'));
    expect(await send(submit)).toMatchObject({
      phase: 'editing',
      error: { code: 'api.network', message: offlineMessage },
    });
    expect(await send({ type: 'retry' })).toMatchObject({ phase: 'leaving' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('gone back to: can be changed before it is received, and leads to what became of it afterwards', async () => {
    const early = start('shipping', pathOf('delivery'), pathOf('delivery'));
    await early.send(submit);
    early.actor.send({ type: 'returned' });
    expect(early.view().phase).toBe('editing');
    expect(await early.send(submit)).toMatchObject({ phase: 'leaving' });
    const late = start('confirm', pathOf('complete'));
    await late.send(submit);
    late.actor.send({ type: 'returned' });
    expect(late.view().phase).toBe('leaving');
    expect(late.left).toEqual([pathOf('complete'), pathOf('complete')]);
  });
});
