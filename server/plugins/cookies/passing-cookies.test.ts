import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createKeptForms } from '../storefront/forms/kept-form';
import { keepLoginFlow } from './provider-cookies';

const channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
const kept = createKeptForms(Buffer.alloc(32, 1), () => new Date('2026-11-20T03:00:00Z'));
const state = (letter: string) => letter.repeat(43);

let isSecure = false;
const app = Fastify();
app.decorateRequest('isSecure', {
  getter: () => isSecure,
});
const whyOf = ({ query }: FastifyRequest) => (query as { readonly why: 'refused' | 'unsent' | 'register' }).why;
app.get('/form', (request, reply) => {
  // Letters that come to no less.
  const note = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)));
  const posted = { action: 'register', values: { note: note.join('') }, code: '', message: '', errors: null } as const;
  void reply.send(kept.keep({ request, reply, channel }, '/register', { why: whyOf(request), posted }));
});
app.get('/flow/:letter', (request, reply) => {
  const { letter } = request.params as { readonly letter: string };
  keepLoginFlow({ request, reply, channel }, `https://id.example/?state=minori-id.${state(letter)}`, 'f'.repeat(1_200));
  void reply.send('');
});
afterAll(() => app.close());

/** A browser, with what it sends next, the oldest first. */
const openBrowser = () => {
  const jar = new Map([['access_token', 't'.repeat(32)]]);
  const line = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    names: () => [...jar.keys()],
    line,
    async get(url: string): Promise<void> {
      const { headers } = await app.inject({ url, headers: { cookie: line() } });
      for (const set of [headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.delete(name);
        if (!set.includes('Max-Age=0')) jar.set(name, value);
      }
    },
  };
};

describe.each([false, true])('what a browser keeps for a while, by https: %s', (secure) => {
  const own = (name: string) => (secure ? `__Host-${name}` : name);

  it('never makes the line of cookies one that servers refuse: what is new ends the oldest', async () => {
    isSecure = secure;
    const browser = openBrowser();
    for (const why of ['refused', 'unsent', 'register']) {
      await browser.get(`/form?why=${why}`);
      expect(browser.line().length).toBeGreaterThan(3_000);
      expect(browser.line().length).toBeLessThan(6_100);
    }
    expect(browser.names()).toEqual(['access_token', own('form_register')]);
    for (const letter of ['a', 'b', 'c']) await browser.get(`/flow/${letter}`);
    const flows = ['a', 'b', 'c'].map((letter) => own(`login_flow_${letter.repeat(16)}`));
    expect(browser.names()).toEqual(['access_token', ...flows]);
    for (const letter of ['d', 'e', 'f', 'g']) await browser.get(`/flow/${letter}`);
    expect(browser.line().length).toBeLessThan(6_100);
    expect(browser.names().at(-1)).toBe(own('login_flow_gggggggggggggggg'));
  });

  it('stays, as long as it is little', async () => {
    isSecure = secure;
    const browser = openBrowser();
    await browser.get('/form?why=unsent');
    for (const letter of ['a', 'a']) await browser.get(`/flow/${letter}`);
    expect(browser.names()).toContain(own('form_unsent'));
  });
});
