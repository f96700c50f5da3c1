/** The machine of a form that only sends, with the real shop behind it. Loaded with the first event. */
import { createActor, fromPromise } from 'xstate';
import { go } from '../../src/lib/go';
import { clientOf } from '../../src/session/browser-session';
import { readCartToken } from '../../src/session/cart-token';
import type { PageShop } from '../../src/session/page-shop';
import { runAction } from '../run-action';
import { submitMachine, submitViewOf } from './submit.machine';
import type { Sent, SentForm, SubmitEvent, SubmitSign, SubmitView } from './submit.types';

export interface RunningSubmit {
  readonly send: (event: SubmitEvent | SubmitSign) => void;
  readonly stop: () => void;
}

const sendForm = async (channel: string, { form, values }: SentForm): Promise<Sent> => {
  const { transport } = clientOf(channel);
  const context = {
    token: readCartToken(channel) ?? '',
    send: transport.send.bind(transport),
    // No card is typed into a form that only sends.
    tokenize: null,
  };
  const done = await runAction(form, values, context);
  return done.ok === 'shown' ? done.values : done.to;
};

export const runSubmit = ({ channel, prefix }: PageShop, show: (view: SubmitView) => void): RunningSubmit => {
  const machine = submitMachine.provide({
    actors: {
      send: fromPromise<Sent, { readonly sent: SentForm | null }>(async ({ input: { sent } }) => {
        if (!sent) throw new Error('nothing was sent');
        return sendForm(channel, sent);
      }),
    },
    actions: { leave: (_, { to }) => go(prefix + to) },
  });
  const actor = createActor(machine);
  actor.subscribe((snapshot) => show(submitViewOf(snapshot)));
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
};
