import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { NetworkError } from '../../src/api/errors';
import { CallRefused } from '../fault';
import { offlineMessage } from '../offline';
import { submitMachine, submitViewOf } from './submit.machine';
import type { Sent, SentForm, SubmitEvent, SubmitPhase } from './submit.types';

const sentForm = (email: string): SentForm => ({ type: 'submit', form: 'reminder', values: { email } });
const errors = { email: [{ code: 'format', message: 'メールアドレスは正しい形式で入力してください。' }] };
const refusal = new CallRefused({ code: 'request.invalid', message: '入力内容をご確認ください。', errors });

/** A machine whose sends are answered one after the other. */
const start = (...answers: readonly (Sent | Error)[]) => {
  const left: string[] = [];
  const sent: string[] = [];
  const actor = createActor(
    submitMachine.provide({
      actors: {
        send: fromPromise<Sent, { readonly sent: SentForm | null }>(({ input }) => {
          const answer = answers[sent.push(input.sent?.values.email ?? '') - 1];
          return answer === undefined || answer instanceof Error
            ? Promise.reject(answer ?? new Error('asked'))
            : Promise.resolve(answer);
        }),
      },
      actions: { leave: (_, { to }) => left.push(to) },
    }),
  ).start();
  const view = () => submitViewOf(actor.getSnapshot());
  const send = async (...events: readonly SubmitEvent[]): Promise<SubmitPhase> => {
    for (const event of events) actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('sending'));
    return view().phase;
  };
  return { actor, left, sent, send, view };
};

describe('the machine of a form that only sends', () => {
  it('reaches every state on some path, and says of each what it is for', () => {
    const events: readonly object[] = [
      sentForm('hanako@example.jp'),
      { type: 'retry' },
      { type: 'returned' },
      { type: 'xstate.done.actor.send', output: '/reminder?sent=1' },
      { type: 'xstate.done.actor.send', output: { code: 'A1B2' } },
      { type: 'xstate.error.actor.send', error: refusal },
      { type: 'xstate.error.actor.send', error: new NetworkError('x', 'y') },
    ];
    const paths = getShortestPaths(submitMachine, {
      events: events as SubmitEvent[],
      serializeState: ({ value, context }) => JSON.stringify([value, context.fault?.code]),
      limit: 1_000,
    });
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].sort()).toEqual(['done', 'failed', 'idle', 'refused', 'sending', 'shown']);
    for (const node of Object.values(submitMachine.states)) {
      expect(node.description, node.key).toBeTruthy();
      expect(node.tags, node.key).toEqual([node.key]);
    }
  });

  it('leads on once the shop has it, and can be sent again when the page comes back', async () => {
    const { actor, left, send, view } = start('/reminder?sent=1', '/reminder?sent=1');
    expect(await send(sentForm('hanako@example.jp'))).toBe('done');
    expect(left).toEqual(['/reminder?sent=1']);
    actor.send({ type: 'returned' });
    expect(view()).toEqual({ phase: 'idle', error: null, fieldErrors: null });
    expect(await send(sentForm('taro@example.jp'))).toBe('done');
  });

  it('stays where the screen itself says what came of it', async () => {
    const { left, send, view } = start({ code: 'A1B2' }, refusal);
    expect(await send(sentForm('hanako@example.jp'))).toBe('shown');
    expect(view()).toEqual({ phase: 'shown', error: null, fieldErrors: null, shown: { code: 'A1B2' } });
    expect(left).toEqual([]);
    expect(await send(sentForm('hanako'))).toBe('refused');
    expect(view().shown).toBeUndefined();
  });

  it('says at its fields what the shop refuses, until it is sent again', async () => {
    const { send, sent, view } = start(refusal, '/next');
    expect(await send(sentForm('hanako'))).toBe('refused');
    expect(view()).toMatchObject({ error: { code: 'request.invalid' }, fieldErrors: errors });
    expect(await send({ type: 'retry' })).toBe('refused');
    expect(await send(sentForm('hanako@example.jp'))).toBe('done');
    expect(view()).toEqual({ phase: 'done', error: null, fieldErrors: null });
    expect(sent).toEqual(['hanako', 'hanako@example.jp']);
  });

  it('sends the same again where nobody answered', async () => {
    const { send, sent, view } = start(new NetworkError('user.requestReminder', 'offline'), '/next');
    expect(await send(sentForm('hanako@example.jp'))).toBe('failed');
    expect(view()).toEqual({
      phase: 'failed',
      error: { code: 'api.network', message: offlineMessage },
      fieldErrors: null,
    });
    expect(await send({ type: 'retry' })).toBe('done');
    expect(sent).toEqual(['hanako@example.jp', 'hanako@example.jp']);
  });

  it('sends once, however often the button is pressed', async () => {
    const { send, sent } = start('/next');
    expect(await send(sentForm('a@example.jp'), sentForm('a@example.jp'), { type: 'retry' })).toBe('done');
    expect(sent).toHaveLength(1);
  });
});
