import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { NetworkError } from '../../src/api/errors';
import { CallRefused } from '../fault';
import { offlineMessage } from '../offline';
import { loginMachine, loginViewOf, type Entering } from './login.machine';
import type { AskedCode, Entered, LoginEvent } from './login.types';

const asked: AskedCode = { userId: 'u'.repeat(32), by: 'mail', demoCode: '' };
const toCode: Entered = { kind: 'code', ...asked };
const isIn: Entered = { kind: 'in', to: '/ec/' };
const isWarned: Entered = { kind: 'warned', to: '/cart/', about: 'mail' };
const values = { login_id: 'hanako@example.jp', password: 'hanako-1234' };
const login: LoginEvent = { type: 'login', values };
const code = (verify_code: string): LoginEvent => ({ type: 'code', values: { verify_code } });
const refusal = (name: string) => new CallRefused({ code: name, message: '正しくありません。', errors: null });

/** A machine whose sends are answered one after the other. */
const start = (answers: readonly (Entered | Error)[], given: AskedCode | null = null) => {
  const left: string[] = [];
  const sent: (Entering | null)[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        enter: fromPromise<Entered, { readonly sent: Entering | null }>(({ input }) => {
          const answer = answers[sent.push(input.sent) - 1];
          return answer && !(answer instanceof Error)
            ? Promise.resolve(answer)
            : Promise.reject(answer ?? new Error('asked'));
        }),
      },
      actions: { leave: (_, { to }) => left.push(to) },
    }),
    { input: { asked: given } },
  ).start();
  const view = () => loginViewOf(actor.getSnapshot());
  const send = async (...events: readonly LoginEvent[]) => {
    for (const event of events) actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy') || snapshot.hasTag('in'));
    return view();
  };
  return { actor, left, sent, send, view };
};

describe('the login', () => {
  it('reaches every state on some path, and has a way on from each', () => {
    const events: readonly object[] = [
      login,
      code('123456'),
      ...['link', 'resend', 'back', 'returned'].map((type) => ({ type })),
      { type: 'xstate.done.actor.enter', output: toCode },
      { type: 'xstate.done.actor.enter', output: isIn },
      { type: 'xstate.done.actor.enter', output: isWarned },
      { type: 'xstate.error.actor.enter', error: refusal('auth.login.not_synced') },
      { type: 'xstate.error.actor.enter', error: refusal('auth.login.failed') },
      { type: 'xstate.error.actor.enter', error: refusal('auth.verify.over') },
      { type: 'xstate.error.actor.enter', error: new NetworkError('x', 'y') },
    ];
    const paths = getShortestPaths(loginMachine, {
      events: events as LoginEvent[],
      input: { asked: null },
      serializeState: ({ value, context }) => JSON.stringify([value, context.fault?.code, context.isLinking]),
      limit: 2_000,
    });
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].sort()).toEqual([
      'code',
      'credentials',
      'entering',
      'in',
      'link',
      'resending',
      'verifying',
      'warned',
    ]);
    for (const node of Object.values(loginMachine.states)) expect(node.description, node.key).toBeTruthy();
    for (const { state } of paths) {
      const moves = loginMachine.states[String(state.value)]?.events ?? [];
      expect(moves.length, String(state.value)).toBeGreaterThan(0);
    }
  });

  it('[auth.login] leads on when name and password are right, and forgets them', async () => {
    const { actor, left, send } = start([isIn]);
    expect(await send(login)).toMatchObject({ isIn: true, isBusy: true });
    expect(left).toEqual(['/ec/']);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hanako');
    actor.send({ type: 'returned' });
    expect(loginViewOf(actor.getSnapshot())).toMatchObject({ step: 'credentials', isBusy: false });
  });

  it('[auth.mail-error] warns whom no mail reaches, and says where it goes on', async () => {
    const { actor, left, send } = start([toCode, isWarned]);
    await send(login);
    expect(await send(code('123456'))).toMatchObject({
      step: 'warned',
      isIn: true,
      isBusy: false,
      to: '/cart/',
      about: 'mail',
    });
    expect(left).toEqual([]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hanako');
  });

  it('says what was wrong, and takes others', async () => {
    const { send, sent } = start([refusal('auth.login.failed'), isIn]);
    expect(await send(login)).toMatchObject({
      step: 'credentials',
      error: { code: 'auth.login.failed' },
      isBusy: false,
    });
    expect(await send(login)).toMatchObject({ isIn: true, error: null });
    expect(sent).toHaveLength(2);
  });

  it('[auth.mfa] asks for the code with the login held, and logs in with it', async () => {
    const { left, send, sent } = start([toCode, refusal('auth.verify.failed'), isIn]);
    expect(await send(login)).toMatchObject({ step: 'code', asked, isBusy: false });
    const failed = { step: 'code', isResend: false, error: { code: 'auth.verify.failed' } };
    expect(await send(code('000000'))).toMatchObject(failed);
    expect(await send(code('123456'))).toMatchObject({ isIn: true });
    expect(sent.slice(1)).toMatchObject([
      { form: 'login-code', asked, values: { verify_code: '000000' } },
      { form: 'login-code', asked, values: { verify_code: '123456' } },
    ]);
    expect(left).toEqual(['/ec/']);
  });

  it('[auth.mfa] begins anew, and says why, where no code ends the login any more', async () => {
    const { actor, send } = start([toCode, refusal('auth.verify.over'), isIn]);
    await send(login);
    expect(await send(code('123456'))).toMatchObject({
      step: 'credentials',
      asked: null,
      error: { code: 'auth.verify.over' },
    });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hanako');
    expect(await send(login)).toMatchObject({ isIn: true, error: null });
  });

  it('[auth.mfa] has another code sent for the login that waits, without its name and password', async () => {
    const newer = { ...asked, demoCode: '654321' };
    const { actor, send, sent } = start([toCode, { kind: 'code', ...newer }, { kind: 'code', ...newer }]);
    expect(await send(login)).toMatchObject({ resent: 0 });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hanako');
    expect(await send({ type: 'resend' })).toMatchObject({ step: 'code', asked: newer, resent: 1, error: null });
    expect(await send({ type: 'resend' })).toMatchObject({ resent: 2 });
    expect(sent[1]).toEqual({ form: 'login-resend', values: {}, asked: toCode });
  });

  it('says why no other code was sent, and begins anew where none ends the login any more', async () => {
    const { send } = start([refusal('auth.login.locked'), refusal('auth.verify.over')], asked);
    expect(await send({ type: 'resend' })).toMatchObject({
      step: 'code',
      resent: 0,
      isResend: true,
      error: { code: 'auth.login.locked' },
    });
    expect(await send({ type: 'resend' })).toMatchObject({
      step: 'credentials',
      asked: null,
      error: { code: 'auth.verify.over' },
    });
  });

  it('goes back to name and password, and forgets the login that waited', async () => {
    const { actor, send } = start([toCode]);
    await send(login);
    expect(await send({ type: 'back' })).toMatchObject({ step: 'credentials', asked: null });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('hanako');
  });

  it('[auth.sync-channel] asks before an account of another channel is linked, and then does it', async () => {
    const { send, sent } = start([refusal('auth.login.not_synced'), toCode, toCode, isIn]);
    expect(await send(login)).toMatchObject({ step: 'link', error: { code: 'auth.login.not_synced' } });
    expect(await send({ type: 'link' })).toMatchObject({ step: 'code' });
    await send({ type: 'resend' });
    await send(code('123456'));
    expect(sent.map((one) => one?.form === 'login' && one.isLinking)).toEqual([false, true, false, false]);
  });

  it('[ent.auth-state] holds what a login that is under way knows, and no token', async () => {
    const { actor, send } = start([refusal('auth.login.not_synced'), toCode, isWarned]);
    const held = () => actor.getSnapshot().context;
    await send(login);
    await send({ type: 'link' });
    // mfa holds the user id, isSyncUserChannel that the account is to be linked.
    expect(held()).toMatchObject({ asked: { userId: asked.userId }, isLinking: true });
    // warningMessage and redirectUrl.
    expect(await send(code('123456'))).toMatchObject({ step: 'warned', isIn: true, to: '/cart/' });
    expect(held()).toMatchObject({ asked: null, credentials: null, isLinking: false });
    expect(Object.keys(held()).filter((name) => /token/i.test(name))).toEqual([]);
  });

  it('begins with the code where the page came with a login that waits for it', async () => {
    const { send, view } = start([toCode, isIn], asked);
    expect(view()).toMatchObject({ step: 'code', asked });
    expect(await send({ type: 'resend' })).toMatchObject({ step: 'code', resent: 1 });
    expect(await send(code('123456'))).toMatchObject({ isIn: true });
  });

  it('takes what is sent again where nobody answered', async () => {
    const away = new NetworkError('auth.login', 'offline');
    const { send, sent } = start([away, toCode, away, isIn]);
    expect(await send(login)).toMatchObject({ error: { code: 'api.network', message: offlineMessage } });
    expect(await send(login)).toMatchObject({ step: 'code', error: null });
    expect(await send(code('123456'))).toMatchObject({ step: 'code', error: { code: 'api.network' } });
    expect(await send(code('123456'))).toMatchObject({ isIn: true });
    expect(sent.map((one) => one?.form)).toEqual(['login', 'login', 'login-code', 'login-code']);
  });

  it('sends once, however often the button is pressed', async () => {
    const { send, sent } = start([isIn]);
    await send(login, login);
    expect(sent).toHaveLength(1);
  });
});
