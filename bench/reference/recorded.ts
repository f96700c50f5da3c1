/** Answers kept as bytes, so that a bare server can give the very same ones. */
import { request } from 'node:http';

export type Recorded = { status: number; headers: Record<string, string>; body: Buffer };

const kept = ['content-type', 'content-encoding', 'cache-control', 'vary'];

/** Asks as a browser does and leaves the body compressed. */
export const record = (url: string, cookie = ''): Promise<Recorded> =>
  new Promise((resolve, reject) => {
    const accept = { 'accept-encoding': 'br, gzip', accept: 'text/html,image/avif,image/webp,*/*' };
    const headers = { ...accept, ...(cookie === '' ? {} : { cookie }) };
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const values = kept.flatMap((name) => {
          const value = response.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(values), body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
