/** The machine of a form that only sends, with the real shop behind it. Loaded with the first event. */
import { createActor, fromPromise } from 'xstate';
import type { CardTaker, Values } from '../../src/actions/action';
import { flashTo } from '../../src/domain/flash/flash-cookie';
import { clientOf } from '../../src/session/browser-session';
import { readCartToken } from '../../src/session/cart-token';
import type { PageShop } from '../../src/session/page-shop';
import { runAction } from '../run-action';
import { goOn } from '../go-on';
import { watched } from '../watch';
import { submitMachine, submitViewOf } from './submit.machine';
import type { Sent, SentForm, SubmitEvent, SubmitSign, SubmitView } from './submit.types';

export interface RunningSubmit {
  readonly send: (event: SubmitEvent | SubmitSign) => void;
  readonly stop: () => void;
}

const sendForm = async ({ channel, prefix }: PageShop, { form, values }: SentForm): Promise<Sent> => {
  const client = clientOf(channel);
  const { transport } = client;
  const context = {
    token: readCartToken(channel) ?? '',
    send: transport.send.bind(transport),
    tokenize: async ({ service }: CardTaker, card: Values) => {
      const { tokenizeAt } = await import('../card-token');
      return tokenizeAt(client, service, card);
    },
  };
  const done = await runAction(form, values, context);
  if (done.ok === 'shown') return done.values;
  // The next screen says it once.
  if (done.flash) document.cookie = flashTo(done.flash, prefix + done.to);
  return done.to;
};

export const runSubmit = (shop: PageShop, place: string, show: (view: SubmitView) => void): RunningSubmit => {
  const machine = submitMachine.provide({
    actors: {
      send: fromPromise<Sent, { readonly sent: SentForm | null }>(async ({ input: { sent } }) => {
        if (!sent) throw new Error('nothing was sent');
        return sendForm(shop, sent);
      }),
    },
    actions: { leave: (_, { to }) => goOn(shop.prefix + to) },
  });
  const actor = createActor(machine, watched('submit', place));
  actor.subscribe((snapshot) => show(submitViewOf(snapshot)));
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
};
