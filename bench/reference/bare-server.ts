/**
 * A process of its own: the same kind of server, with nothing but routes that return bytes. Reads a JSON file of
 * `{ path, headers, body (base64) }`, prints its port, and passes pictures on from the shop, which it keeps.
 *   node --import tsx bench/reference/bare-server.ts <file> <shop's URL>
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { type Recorded, record } from './recorded';

type Route = { path: string; headers: Record<string, string>; body: string };

const [file = '', shopUrl = ''] = process.argv.slice(2);
const routes = JSON.parse(readFileSync(file, 'utf8')) as Route[];
const app = Fastify();

for (const { path, headers, body } of routes) {
  const bytes = Buffer.from(body, 'base64');
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
}

const pictures = new Map<string, Promise<Recorded>>();
app.setNotFoundHandler(async (request, reply) => {
  const picture = pictures.get(request.url) ?? record(new URL(request.url, shopUrl).href);
  pictures.set(request.url, picture);
  const { status, headers, body } = await picture;
  return reply.status(status).headers(headers).send(body);
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('SIGINT', () => process.exit(0));
