import { connect } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type UploadedFile } from '../../../../schemas/upload/upload';
import { createFolderStore } from '../../../files/folder-store';
import { type Answer, type AskWish, bodyOf, dayMs, type MembersShop, minuteMs, openMembers, right } from '../members.test-support'; // prettier-ignore
import { bomb, hidden, photograph, png, svg, webp, zip } from './pictures.test-support';
import { deleteExpiredUploads, deleteUnwantedFiles } from './upload.service';

vi.setConfig({ testTimeout: 120_000 });

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());
afterEach(async () => {
  await sql`delete from uploads`.execute(shop.db);
  await clearUp();
  expect(await shop.filesOnDisk()).toEqual([]);
});

const path = '/v1/upload-files';

interface Sent extends AskWish {
  readonly name?: string;
  readonly dir?: string;
  readonly visitor?: string | null;
}

const formOf = (bytes: Buffer, { name = 'neko.png', dir }: Sent): FormData => {
  const form = new FormData();
  if (dir !== undefined) form.append('dir', dir);
  form.append('file', new File([Uint8Array.from(bytes)], name));
  return form;
};
const headersOf = ({ visitor = null, headers = {} }: Sent) => ({
  ...(visitor === null ? {} : { 'x-visitor-token': visitor }),
  ...headers,
});
const send = (bytes: Buffer, sent: Sent = {}): Promise<Answer> =>
  shop.ask('POST', path, formOf(bytes, sent), { ...sent, headers: headersOf(sent) });
const upload = async (bytes: Buffer, sent: Sent = {}): Promise<UploadedFile> =>
  // The app has checked it against the contract.
  bodyOf(await send(bytes, sent), 201) as UploadedFile;

const read = (key: string, { token, visitor = null, channel = 'test', headers = {} }: Sent = {}) =>
  shop.apps[1].inject({
    url: `${path}/${key}`,
    headers: {
      'x-channel-id': channel,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headersOf({ visitor, headers }),
    },
  });

const rowsLeft = async (): Promise<unknown> => {
  const counts = sql`select (select count(*)::integer from uploads) uploads, (select count(*)::integer from unwanted_files) unwanted`;
  return (await counts.execute(shop.db)).rows[0];
};
const nothing = { uploads: 0, unwanted: 0 };

const clearUp = async (): Promise<void> => {
  await deleteExpiredUploads(shop.db, shop.now(), 100);
  await deleteUnwantedFiles(createFolderStore(shop.uploadsFolder))(shop.db, shop.now(), 100);
};

describe('[upload.files] a picture that somebody uploads', () => {
  it('is kept for a guest, who is answered what it has become', async () => {
    const file = await upload(await png(), { name: '猫の写真.PNG', dir: 'contact/2026' });
    expect(file).toMatchObject({ dir: 'contact/2026', name: '猫の写真.webp', media_type: 'image/webp', width: 60, height: 40 }); // prettier-ignore
    const answer = await read(file.key, { visitor: file.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(file.bytes);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('猫の写真')}.webp`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it('has no folder where none was given', async () => {
    expect((await upload(await webp())).dir).toBe('');
  });

  it('is shown to its owner alone', async () => {
    const [hanako, taro] = [await shop.login(await shop.member()), await shop.login(await shop.member())];
    const file = await upload(await png(), { token: hanako.token });
    expect(file.token).toBeNull();
    expect((await read(file.key, { token: hanako.token })).statusCode).toBe(200);
    const others: Sent[] = [
      {},
      { token: taro.token },
      { token: hanako.token, channel: 'other' },
      { visitor: file.key },
    ];
    for (const who of others) expect((await read(file.key, who)).statusCode, JSON.stringify(who)).toBe(404);
    const guests = await upload(await png());
    for (const who of [{}, { token: hanako.token }, { visitor: 'x'.repeat(32) }])
      expect((await read(guests.key, who)).statusCode).toBe(404);
  });

  it('goes on under the guest’s name, and not under one that nobody has', async () => {
    const first = await upload(await png());
    expect((await upload(await png(), { visitor: first.token })).token).toBe(first.token);
    expect((await upload(await png(), { visitor: 'x'.repeat(32) })).token).not.toBe('x'.repeat(32));
  });

  it('keeps the guest’s name where a product is looked at next', async () => {
    const { token } = await upload(await png());
    const { id } = await shop.db.selectFrom('products').select('id').where('key', '=', 'sencha').where('channel_id', '=', 'test').executeTakeFirstOrThrow(); // prettier-ignore
    const viewed = await shop.ask('POST', '/v1/product-histories', { product_id: id }, { headers: headersOf({ visitor: token }) }); // prettier-ignore
    expect(bodyOf(viewed, 201).token).toBe(token);
  });

  it('becomes the member’s at the login', async () => {
    const file = await upload(await png());
    const email = await shop.member();
    const { token } = await shop.login(email, right, { headers: headersOf({ visitor: file.token }) });
    expect((await read(file.key, { token })).statusCode).toBe(200);
    expect((await read(file.key, { visitor: file.token })).statusCode).toBe(404);
  });

  it('leaves the guest’s name in a cookie, where the shop’s own page has sent it', async () => {
    const { body, cookies } = await send(await png(), { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(body.token).toBeNull();
    const cookie = cookies.find((one) => one.startsWith('visitor=')) ?? '';
    expect(cookie).toContain('HttpOnly');
    const shown = await read(String(body.key), { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(shown.statusCode).toBe(200);
  });
});

describe('what is kept of a picture', () => {
  it('is drawn anew: turned as it was held, without the place that the camera has written into it', async () => {
    const sent = await photograph();
    expect(sent.includes(hidden)).toBe(true);
    const file = await upload(sent, { name: 'IMG_0001.JPG' });
    expect([file.width, file.height, file.name]).toEqual([40, 60, 'IMG_0001.webp']);
    const { rawPayload } = await read(file.key, { visitor: file.token });
    const { exif, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, orientation, canary: rawPayload.includes(hidden) }).toEqual({ canary: false });
  });

  it('is nothing of what stands behind it, be it an archive or a page', async () => {
    const polyglot = Buffer.concat([await png(), Buffer.from(`<script>${hidden}</script>`), zip]);
    const file = await upload(polyglot, { name: 'a.png.html' });
    const { rawPayload } = await read(file.key, { visitor: file.token });
    expect([rawPayload.includes(hidden), rawPayload.includes('PK'), file.name]).toEqual([false, false, 'a.png.webp']);
  });

  it('is no larger than a screen', async () => {
    expect(await upload(await png(4_000, 1_000))).toMatchObject({ width: 2_400, height: 600 });
  });

  it.each([
    ['folders above', '../../../etc/passwd.png', 'passwd.webp'],
    ['folders of Windows', '..\\..\\windows\\win.ini', 'win.webp'],
    ['dots and slashes', '....//a', 'a.webp'],
    ['an ending alone', '.png', 'png.webp'],
    ['dots alone', '..', 'picture.webp'],
    ['what turns the direction', 'a\u202egnp.exe', 'agnp.webp'],
    ['300 characters', `${'長'.repeat(300)}.png`, `${'長'.repeat(149)}….webp`],
  ])('is called what its sender calls it, but for %s', async (_what, name, kept) => {
    expect((await upload(await png(), { name })).name).toBe(kept);
  });
});

describe('what is no picture', () => {
  const cut = async (picture: Promise<Buffer>): Promise<Buffer> => {
    const whole = await picture;
    return whole.subarray(0, Math.floor(whole.length * 0.6));
  };
  it.each<readonly [string, () => Buffer | Promise<Buffer>, string]>([
    ['an archive named .png', () => zip, 'upload.not-a-picture'],
    ['a drawing with script', () => svg, 'upload.not-a-picture'],
    ['a document', () => Buffer.from('%PDF-1.7\n'), 'upload.not-a-picture'],
    ['a moving picture', () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } }).gif().toBuffer(), 'upload.not-a-picture'],
    ['only the first bytes of one', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'upload.broken'],
    ['half a photograph', () => cut(photograph(800, 600)), 'upload.broken'],
    ['half a PNG', () => cut(png(800, 800)), 'upload.broken'],
    ['900 million pixels in 110 kB', () => bomb(30_000), 'upload.too-many-pixels'],
  ])('is refused with a word about the field, and leaves nothing: %s', async (_what, bytes, code) => {
    const { status, body } = await send(await bytes(), { name: 'a.png' });
    expect([status, body.code]).toEqual([422, code]);
    expect(body.errors).toEqual({ file: [{ code, message: body.message }] });
    expect(body.message).toMatch(/画像.*。$/);
    expect(await shop.filesOnDisk()).toEqual([]);
    expect(await rowsLeft()).toEqual(nothing);
  }); // prettier-ignore

  it('is refused where it is too large, or not there at all', async () => {
    const large = await send(Buffer.alloc(10_000_001));
    expect([large.status, large.body.errors]).toEqual([
      422,
      { file: [{ code: 'maxBytes', message: '画像ファイルは10MB以内のものを選択してください。' }] },
    ]);
    const missing = { file: [{ code: 'required', message: '画像ファイルを選択してください。' }] };
    expect((await send(Buffer.alloc(0))).body.errors).toEqual(missing);
    const empty = new FormData();
    empty.append('dir', '');
    expect((await shop.ask('POST', path, empty)).body.errors).toEqual(missing);
    expect((await send(Buffer.alloc(20_000_000))).status).toBe(422);
  });

  it.each(['..', '../a', '/etc', 'a/../b', 'a//b', 'a/', 'A', 'a\\b', 'a\0', '.', '写真', `${'a'.repeat(101)}`])(
    'leads to no folder: %j',
    async (dir) => {
      const { status, body } = await send(await png(), { dir });
      expect(status).toBe(422);
      expect(Object.keys(body.errors as object)).toEqual(['dir']);
      expect(await rowsLeft()).toEqual(nothing);
    },
  );
});

describe('a form', () => {
  const raw = (payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
    shop.apps[0].inject({
      method: 'POST',
      url: path,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-channel-id': 'test',
        'content-type': 'multipart/form-data; boundary=b',
        ...headers,
      },
      payload,
    });
  const part = (head: string, body: string): string =>
    `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const file = part('name="file"; filename="a.png"', 'x');

  it.each([
    ['nothing', '', {}, 422],
    ['no part', '--b--\r\n', {}, 422],
    ['no end', file, {}, 400],
    ['no boundary', `${file}--b--`, { 'content-type': 'multipart/form-data' }, 400],
    ['another boundary', `${file}--b--`, { 'content-type': 'multipart/form-data; boundary=c' }, 400],
    ['two files', `${file}${file}--b--`, {}, 413],
    ['a file of another name', `${part('name="other"; filename="a.png"', 'x')}--b--`, {}, 422],
    ['a file where a text belongs', `${part('name="dir"; filename="a.png"', 'x')}--b--`, {}, 422],
    ['a text where the file belongs', `${part('name="file"', 'x')}--b--`, {}, 422],
    ['a field twice', `${part('name="dir"', 'a')}${part('name="dir"', 'b')}${file}--b--`, {}, 422],
    ['fields without end', `${part('name="a"', 'x').repeat(50)}--b--`, {}, 413],
    ['a field of JSON', `${part('name="dir"\r\ncontent-type: application/json', '['.repeat(9_000))}--b--`, {}, 400],
    ['a long field', `${part('name="dir"', 'x'.repeat(70_000))}--b--`, {}, 400],
    ['a field that nobody has', `${part('name="__proto__"', 'x')}${file}--b--`, {}, 400],
    ['JSON', '{"dir":""}', { 'content-type': 'application/json' }, 415],
    ['a plain form', 'dir=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['more than is read', 'x', { 'content-length': '20000001' }, 413],
  ])('is refused cleanly: %s', async (_what, payload, headers, status) => {
    const answer = await raw(payload, headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, expect.any(String)]);
    expect(await rowsLeft()).toEqual(nothing);
  });

  it('is taken by no call that says nothing of files', async () => {
    const { status } = await shop.ask('POST', '/v1/auth/login', new FormData());
    expect(status).toBe(415);
  });

  it('that is cut off leaves nothing', async () => {
    await shop.apps[1].listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.apps[1].server.address() as { readonly port: number };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-channel-id: test\r\nx-requested-with: XMLHttpRequest\r\n`;
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const begun = `${head}content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${file}`;
    socket.write(begun, () => socket.destroy());
    await ended;
    expect((await fetch(`http://127.0.0.1:${port}/public.json`, { headers: { 'x-channel-id': 'test' } })).status).toBe(200); // prettier-ignore
    expect(await rowsLeft()).toEqual(nothing);
    expect(await shop.filesOnDisk()).toEqual([]);
  });
});

describe('the end of an upload', () => {
  it('comes after a day, in which nothing began to refer to it', async () => {
    const [kept, gone] = [await upload(await png()), await upload(await png())];
    await shop.db.updateTable('uploads').set({ expires_at: null }).where('key', '=', kept.key).execute();
    shop.pass(dayMs - minuteMs);
    await clearUp();
    expect((await read(gone.key, { visitor: gone.token })).statusCode).toBe(200);
    shop.pass(2 * minuteMs);
    expect((await read(gone.key, { visitor: gone.token })).statusCode).toBe(404);
    await clearUp();
    expect(await shop.filesOnDisk()).toEqual([kept.key]);
    expect(await rowsLeft()).toEqual({ uploads: 1, unwanted: 0 });
    expect((await read(kept.key, { visitor: kept.token })).statusCode).toBe(200);
  });

  it('comes with that of its owner’s account', async () => {
    const { token } = await shop.login(await shop.member());
    await upload(await png(), { token });
    bodyOf(await shop.ask('DELETE', '/v1/me/user', { password: right }, { token }), 204);
    await clearUp();
    expect(await shop.filesOnDisk()).toEqual([]);
    expect(await rowsLeft()).toEqual(nothing);
  });

  it('comes for a file whose process ended before anything wanted it', async () => {
    const store = createFolderStore(shop.uploadsFolder);
    const key = 'k'.repeat(32);
    await shop.db.insertInto('unwanted_files').values({ key, since: new Date(shop.now().getTime() + minuteMs) }).execute(); // prettier-ignore
    await store.put(key, Buffer.from('x'));
    await clearUp();
    expect(await shop.filesOnDisk()).toEqual([key]);
    shop.pass(minuteMs);
    await clearUp();
    expect(await shop.filesOnDisk()).toEqual([]);
    expect(await rowsLeft()).toEqual(nothing);
  });

  it('is waited for by a hundred files of one visitor at most, also of many who are sent at once', async () => {
    const { token } = await shop.login(await shop.member());
    await upload(await png(), { token });
    await sql`
      insert into uploads (key, channel_id, member_id, dir, name, media_type, bytes, width, height, at, expires_at)
      select rpad(n::text, 32, 'x'), channel_id, member_id, dir, name, media_type, bytes, width, height, at, expires_at
      from uploads, generate_series(1, 97) n
    `.execute(shop.db);
    const picture = await png();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(picture, { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
    const { status, body } = await send(picture, { token });
    expect([status, body.code]).toEqual([422, 'upload.too-many']);
  });
});
