import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createKeptForms } from './forms/kept-form';
import { closeAll, setUp } from './storefront.test-support';

afterEach(closeAll);

const handle = 'u'.repeat(32);
const ticket = 'T'.repeat(60);
const typed = 'hanako@example.jp';

const channel = { id: 'minori', name: '実り', host: 'shop.example', prefix: '', theme: 'minori' };
const kept = createKeptForms(Buffer.alloc(32, 1), () => new Date('2026-11-20T03:00:00Z'));

/** Whoever has said at the callback's screen that the two are to be linked. */
const joining = (app: FastifyInstance): void => {
  const values = { provider_ticket: ticket, provider_name: 'みのりID', login_id: typed };
  const posted = { action: 'provider-join', values, code: '', message: '', errors: null } as const;
  app.post('/join', (request, reply) => {
    const screen = '/login?redirect=%2Fcart%2F';
    void reply.send(kept.keep({ request, reply, channel }, screen, { why: 'provider-join', posted }));
  });
};

describe('the code’s step of a login', () => {
  it('[auth.oauth] says after a reload, too, what the login is to link, where its address says that it links', async () => {
    const { app, get } = await setUp({}, {}, joining);
    const joined = String((await app.inject({ method: 'POST', url: '/join' })).headers['set-cookie']).split(';')[0];
    const cookie = { cookie: `login_code=${handle}.mail.; ${joined}` };
    const linking = (await get('/login/?step=code&again=provider-join', cookie)).body;
    for (const text of [handle, 'みのりID', ticket]) expect(linking).toContain(text);
    expect(linking).not.toContain(typed);
    const other = (await get('/login/?step=code', cookie)).body;
    expect(other).toContain(handle);
    expect(other).not.toContain('みのりID');
  });
});
