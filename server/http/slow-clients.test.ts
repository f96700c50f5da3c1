/** Clients that take their time, on real sockets. */
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTinyApp, type TinyApp } from '../plugins/app.test-support';

let shop: TinyApp;
let port: number;
let saved = 0;

beforeAll(async () => {
  const save = ({ body }: { body: unknown }) => {
    saved += 1;
    return { status: 201, body };
  };
  const patience = { headMs: 300, requestMs: 600, silenceMs: 2_000, checkEveryMs: 50 };
  shop = await createTinyApp({ save }, { patience });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.app.close());

interface Client {
  readonly socket: Socket;
  /** What came until the server hung up. */
  readonly heard: Promise<string>;
}

const open = (): Client => {
  const socket = connect(port, '127.0.0.1');
  const heard = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  return { socket, heard };
};

const head = (length: number): string =>
  `POST /v1/items HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-requested-with: XMLHttpRequest\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends a text byte by byte, until it is all sent or the server hangs up. */
const trickle = async ({ socket }: Client, text: string, everyMs: number): Promise<void> => {
  for (const byte of text) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(byte);
    await pause(everyMs);
  }
};

describe('a client that is slow', () => {
  it('is hung up on with a 408 when its body does not come to an end, though something comes all the while', async () => {
    const client = open();
    client.socket.write(head(60_000));
    const [heard] = await Promise.all([client.heard, trickle(client, `{"name":"${'a'.repeat(59_000)}`, 40)]);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))).toMatchObject({ code: 'request.malformed' });
    expect(saved).toBe(0);
  });

  it('is hung up on when its head does not come to an end, or nothing comes at all', async () => {
    const [slow, silent] = [open(), open()];
    const [heard] = await Promise.all([slow.heard, silent.heard, trickle(slow, head(10), 40)]);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is answered while it is quick enough', async () => {
    const client = open();
    const body = '{"name":"栗"}';
    client.socket.write(head(Buffer.byteLength(body)));
    await pause(100);
    client.socket.write(body);
    await pause(100);
    client.socket.end();
    expect(await client.heard).toMatch(/^HTTP\/1\.1 201 /);
    expect(saved).toBe(1);
  });
});

describe('a body that is too large', () => {
  it('is refused by its length, before it is sent', async () => {
    const clients = Array.from({ length: 16 }, open);
    for (const { socket } of clients) socket.write(`${head(1_000_000)}{"parts":[`);
    const answers = await Promise.all(
      clients.map(
        ({ socket }) => new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString()))),
      ),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    for (const { socket } of clients) socket.destroy();
  });

  it('is refused where it gets too long, when it names no length', async () => {
    const client = open();
    client.socket.write(head(0).replace('content-length: 0', 'transfer-encoding: chunked'));
    const chunk = `${(10_000).toString(16)}\r\n${' '.repeat(10_000)}\r\n`;
    for (let sent = 0; sent < 7; sent += 1) client.socket.write(chunk);
    expect(await client.heard).toMatch(/^HTTP\/1\.1 413 /);
  });
});
