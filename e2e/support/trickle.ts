/** The shop behind a slow line: its documents come in small pieces, and the browser draws what it has so far. */
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes at once, and ms until the next; a piece is smaller than a section. */
const piece = 1_000;
const pause = 15;

export interface Trickle {
  readonly url: string;
  readonly stop: () => void;
}

export const trickle = async (shop: string): Promise<Trickle> => {
  const server = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const sent = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    // One piece of a packed document would be many.
    const asked = request(new URL(url, shop), sent, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const isDocument = answer.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isDocument) return void answer.pipe(response);
      void buffer(answer).then(async (document) => {
        for (let at = 0; at < document.length; at += piece) {
          response.write(document.subarray(at, at + piece));
          await wait(pause);
        }
        response.end();
      });
    });
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port to listen at');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
