import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataVersions } from '../data-version/data-version.service';
import { createChannelsService } from '../channels/channels.service';
import { bodyOf, dayMs, type MembersShop, openMembers } from '../../members/members.test-support';
import { createKeycodeService, type KeycodeService } from './keycode.service';

vi.setConfig({ testTimeout: 120_000 });

const code = 'Noren-2026';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let shop: MembersShop;
let versions: Awaited<ReturnType<typeof createDataVersions>>;
/** Of another process of the same shop. */
let gate: KeycodeService;
beforeAll(async () => {
  shop = await openMembers();
  versions = await createDataVersions(shop.db, { url: shop.url, log });
  gate = createKeycodeService({
    db: shop.db,
    channels: createChannelsService(shop.db, { onChange: versions.onChange }),
  });
});
afterAll(async () => {
  await versions.stop();
  await shop.close();
});

const channelOf = (id: string) => ({ id, name: id, host: null, prefix: '', theme: 'minori' });
const isGood = (token: string, channel = 'test') =>
  gate.isGood({ channel: channelOf(channel), now: shop.now() }, token);
const check = (keycode: string, wish = {}) => shop.ask('POST', '/v1/keycode/check', { keycode }, wish);

/** All processes hear of it by and by; the shop's own as well. */
const gateWith = async (keycode: string | null, channel = 'test') => {
  await shop.db.updateTable('channels').set({ keycode }).where('id', '=', channel).execute();
  await versions.refresh();
  await vi.waitUntil(async () => {
    if (keycode !== null) return (await check(keycode, { channel })).status === 200;
    const { body } = await shop.ask('GET', '/public.json', null, { channel });
    return body.is_keycode_gated === false;
  });
};
const tokenFor = async (keycode: string, wish = {}) => String(bodyOf(await check(keycode, wish)).keycode_token);

beforeEach(() => gateWith(code));

describe('[call.keycode] the keycode', () => {
  it('opens the shop for whoever tells it, as people type it, with a token that every process knows', async () => {
    const answer = bodyOf(await check(code));
    expect(answer.expires_at).toBe(new Date(Math.floor(shop.now().getTime() / 1000) * 1000 + 30 * dayMs).toISOString());
    expect(await isGood(String(answer.keycode_token))).toBe(true);
    expect(await isGood(await tokenFor(' Ｎｏｒｅｎ－２０２６'.replace('－', '-')))).toBe(true);
  });

  it('is nothing else: another word, a part of it, or any where the shop has none', async () => {
    for (const wrong of ['noren-2026', 'Noren-202', 'Noren-20266', '実り', 'null', 'x'.repeat(100)])
      expect(await check(wrong)).toMatchObject({ status: 422, body: { code: 'site.keycode.wrong' } });
    for (const body of [{}, { keycode: '' }, { keycode: 'x'.repeat(101) }, { keycode: code, more: 1 }])
      expect((await shop.ask('POST', '/v1/keycode/check', body)).status).toBe(422);
    await gateWith(null);
    for (const any of [code, 'null', ' ']) expect((await check(any)).status).toBe(422);
  });

  it('gives a token that is good for 30 days, in its shop, and for as long as the keycode is the same', async () => {
    await gateWith(code, 'other');
    const token = await tokenFor(code);
    expect(await isGood(token, 'other')).toBe(false);
    shop.pass(30 * dayMs - 1_000);
    expect(await isGood(token)).toBe(true);
    shop.pass(1_000);
    expect(await isGood(token)).toBe(false);
    const next = await tokenFor(code);
    await gateWith('Another-2026');
    await vi.waitUntil(async () => !(await isGood(next)));
    await gateWith(code);
    await vi.waitUntil(() => isGood(next));
  });

  it('takes no token that somebody has made or changed', async () => {
    const token = await tokenFor(code);
    const [until = '', signature = ''] = token.split('.');
    const changed = [
      `${Number(until) + 1}.${signature}`,
      `${until}.${'A'.repeat(43)}`,
      `${until}.`,
      signature,
      '',
      'x',
    ];
    for (const one of changed) expect(await isGood(one)).toBe(false);
  });
});

describe('[site.keycode-gate] the shop’s own browser', () => {
  const own = (cookie = '') => ({ headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) } });

  it('keeps the token where no script reads it, and loses it by a keycode that is wrong', async () => {
    const { body, cookies } = await check(code, own());
    expect(body.keycode_token).toBeNull();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^keycode_token=\d+[.][\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/,
      ),
    ]);
    const kept = cookies[0]?.split(';')[0] ?? '';
    expect(await isGood(kept.replace('keycode_token=', ''))).toBe(true);
    const wrong = await check('wrong', own(kept));
    expect(wrong).toMatchObject({ status: 422, cookies: [expect.stringMatching(/^keycode_token=; .*Max-Age=0/)] });
    expect((await check('wrong', own())).cookies).toEqual([]);
  });
});
