/** Forms that were sent and refused: recorded, written into a file, and played from it by the real flows. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../bench/soak/random';
import { personalForm } from '../../schemas/scenario/personal-form.test-support';
import { leaksIn } from '../../schemas/scenario/personal-values.test-support';
import type { RecordedAnswer } from '../../schemas/scenario/recording';
import { readyCartOptions } from '../../sections/samples/gift-options';
import { readyCart, sampleAddress } from '../../sections/samples/cart';
import { createApp } from '../app';
import { playEvents } from '../replay/every-scenario.test-support';
import { folderOf, removeFolders } from '../replay/replay.test-support';
import { readScenarios } from '../replay/scenario';
import { writeCapsule } from './write-capsule';

const apps: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  removeFolders();
});

const shippingKey = readyCart.detail.shippings[0]?.key ?? '';
const answer = (call: string, body: object) => ({ call, input: {}, answer: { status: 200, body, headers: {} } });

interface Sent {
  readonly address: string;
  readonly flow: 'checkout' | 'submit';
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly answers: readonly RecordedAnswer[];
  /** Where the flow stood in the end. */
  readonly state: string;
}

const capsuleOf = ({ address, flow, form, values, answers, state }: Sent): string => {
  const event = { type: 'submit', form, values } as const;
  const place = flow === 'submit' ? { place: 's1' } : {};
  return writeCapsule({
    channel: 'minori',
    address,
    visitor: { kind: 'guest' },
    now: new Date('2026-11-20T03:00:00Z'),
    build: '1.0.0',
    browser: 'Mozilla/5.0',
    cookies: `cartToken=${readyCart.token}`,
    answered: [answer('cart.cart', readyCart), answer('cart.options', readyCartOptions)],
    recording: {
      ...{ address, build: '', cart: readyCart, lines: [] },
      answers,
      events: [{ flow, ...place, event }],
      states: { [flow === 'submit' ? 'submit s1' : flow]: state },
    },
  });
};

/** What the player says, and what the shop was asked in vain. */
const play = async (text: string): Promise<string> => {
  const path = folderOf({ 'trouble.json': text });
  const config = { trustProxy: false, publicUrl: null, pageCache: { enabled: false, bytes: 0 } } as const;
  const source = { kind: 'replay', path } as const;
  const app = await createApp({
    config,
    source,
    log: pino({ level: 'silent' }),
    storefront: 'none',
    answerChecks: 'sampled',
  });
  apps.push(app);
  const [scenario] = readScenarios(path);
  if (!scenario) throw new Error('no scenario was read');
  const injected = vi.spyOn(app, 'inject');
  const said = await playEvents(app, scenario);
  const answers = await Promise.all(injected.mock.results.map(({ value }) => value as Promise<LightMyRequestResponse>));
  const unanswered = answers.flatMap(({ headers }) => headers['x-replay-unanswered'] ?? []);
  return [said, ...unanswered].join(' ');
};

const refusal = (field: string) => ({
  code: 'request.invalid',
  message: '入力内容をご確認ください。',
  errors: { [field]: [{ code: 'form.refused', message: '入力してください。' }] },
});

const option = `ship.${shippingKey}.of.noshi`;
const delivery = {
  [`offered.${shippingKey}`]: 'noshi wrapping bag message-card',
  [`had.${shippingKey}`]: 'wrapping:a4',
  [`ship.${shippingKey}.with.noshi`]: '1',
  [`${option}.front`]: 'seibo',
  'delivery_at.p1': '2026-12-01',
  'timezone.p1': 'none',
};
// As a browser records them.
const sender = {
  sender_is: 'other',
  amount_hidden: '1',
  ...Object.fromEntries(Object.keys(sampleAddress).map((part) => [`sender.${part}`, '~3~~~~~'])),
  'sender.prefecture': '京都府',
};
const key = 'onk0q36scu_owlHxFusbBg';

const cases: Readonly<Record<string, Sent>> = {
  'a noshi that is not all filled in': {
    address: '/cart/shipping-detail',
    flow: 'checkout',
    form: 'delivery',
    values: delivery,
    answers: [{ call: 'cart.chooseDelivery', status: 422, body: refusal('accessories.0.details.giver') }],
    state: 'editing',
  },
  'another sender who is refused': {
    address: '/cart/shipping-detail',
    flow: 'checkout',
    form: 'delivery',
    values: { ...sender, 'delivery_at.p1': '2026-12-01' },
    answers: [{ call: 'cart.chooseDelivery', status: 422, body: refusal('sender.postal_code') }],
    state: 'editing',
  },
  'an order whose cancelling did not come through': {
    address: `/orders/receipt?no=261126-885735&t=${key}&cancel=1`,
    flow: 'submit',
    form: 'order-cancel',
    values: { cancel_reason: '~1~~', no: '~2~~~~~~~~~~~', t: '~3~~~~~~~~~~~~~~~~~~~~' },
    answers: [{ call: 'order.cancelGuest', status: 0 }],
    state: 'failed',
  },
};

describe('a form that was sent', () => {
  it.each(Object.entries(cases))('is played as it was: %s', { timeout: 30_000 }, async (_name, sent) => {
    const text = capsuleOf(sent);
    expect(await play(text)).toBe('played');
    expect(text).not.toMatch(/261126|onk0q36scu|~3~/);
  });

  it('lets nothing through of what is typed, whatever the form', () => {
    const random = createRandom(1415);
    const [sent] = Object.values(cases);
    if (!sent) throw new Error('there is no form');
    for (let round = 0; round < 300; round += 1) {
      const { value: values, secrets } = personalForm(random.below);
      const text = capsuleOf({ ...sent, values, answers: [] });
      expect(leaksIn(text, { secrets }), JSON.stringify(values)).toEqual([]);
      const { events } = JSON.parse(text) as { events: { event: { values: object } }[] };
      expect(Object.keys(events[0]?.event.values ?? {})).toEqual(Object.keys(values));
    }
  });

  it('keeps what was chosen, and nothing that was typed', () => {
    const typed = { ...delivery, [`${option}.giver`]: 'yamada', [`${option}.size`]: 'seibo-yamada' };
    const [sent] = (
      JSON.parse(capsuleOf({ ...cases['a noshi that is not all filled in'], values: typed } as Sent)) as {
        events: { event: { values: object } }[];
      }
    ).events;
    expect(sent?.event.values).toMatchObject(delivery);
    expect(JSON.stringify(sent)).not.toContain('yamada');
  });
});
