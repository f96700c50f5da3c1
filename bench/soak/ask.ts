import { request } from 'node:http';

export type Asked = { status: number; ms: number; body: string };

/**
 * One request, sent as given: `fetch` would tidy a hostile path. On a connection of its own, since the server may close
 * one that carried a refused body. Status 0: no answer within `patienceMs`.
 */
export const ask = (
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    patienceMs = 10_000,
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    patienceMs?: number;
  } = {},
): Promise<Asked> => {
  const from = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const give = (status: number, text: string): void => resolve({ status, ms: performance.now() - from, body: text });
    const outgoing = request(
      { hostname, port, path, method, headers, timeout: patienceMs, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => give(0, ''));
        response.on('end', () => give(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => give(0, ''));
    outgoing.end(body);
  });
};

const pages = ['/', '/product', '/sitemap.xml', '/v1/products'];

/** The paths among the shop's main ones that do not answer 200. */
export const failing = async (origin: string, paths: readonly string[] = pages): Promise<string[]> => {
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await ask(origin, path)) })));
  return answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
};
