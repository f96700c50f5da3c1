import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createKeptForms } from './kept-form';

const channel = { id: 'minori', name: '実り', host: null, prefix: '/gakuen', theme: 'minori' };
const posted = { action: 'login', values: { login_id: 'x' }, code: '', message: '', errors: null } as const;
const kept = createKeptForms(Buffer.alloc(32, 1), () => new Date('2026-11-20T03:00:00Z'));

it('where shoppers come by https no other host of the domain can have written what is shown again', async () => {
  const app = Fastify();
  app.decorateRequest('isSecure', true);
  app.post('/keep', (request, reply) => {
    void reply.send(kept.keep({ request, reply, channel }, '/login', { why: 'refused', posted }));
  });
  app.get('/find', (request, reply) => {
    const query = new URLSearchParams({ again: 'refused' });
    void reply.send({ found: kept.find(request, { channel, path: '/login', query }) });
  });
  const { headers, body } = await app.inject({ method: 'POST', url: '/keep' });
  expect(body).toBe('/login?again=refused');
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-form_refused=[^;]+; Path=\/; Max-Age=1800; SameSite=Lax; Secure; HttpOnly$/);
  const value = cookie.split(';')[0]?.split('=')[1] ?? '';
  const shown = async (name: string) =>
    (await app.inject({ url: '/find', headers: { cookie: `${name}=${value}` } })).json<{ found: unknown }>().found;
  expect(await shown('__Host-form_refused')).toEqual(posted);
  expect(await shown('form_refused')).toBeNull();
  await app.close();
});
