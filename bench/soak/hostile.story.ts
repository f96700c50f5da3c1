/** Random hostile requests: none may end in a 500, hang, or leave the shop ill. */
import { startShop } from '../../e2e/support/running-shop';
import { usageOf } from '../server/process-tree';
import { ask, failing } from './ask';
import { createRandom, type Random } from './random';
import type { Finding, Story } from './story';

const atOnce = 20;
// prettier-ignore
const pieces = [
  '%', '%00', '%ff', '%ed%a0%80', '%F0%9F%8D%B5', '..', '%2e%2e', '%2f', '\\', "'", '"', '<script>', '__proto__', '99999',
  '-1', '1e9', 'NaN', 'product', 'v1', 'products', 'sort', 'page', 'limit', 'keyword', '%E8%8C%B6', 'constructor',
  '[]', '{}', 'true', 'null', ';', '--', '%0d%0a', 'x'.repeat(5000),
] as const;
const [firstPiece, ...otherPieces] = pieces;
const paths = [
  '/',
  '/product',
  '/product/',
  '/v1/products',
  '/v1/products/',
  '/v1/layouts/',
  '/news/',
  '/brand',
  '/images/',
  '/robots.txt',
  '/sitemap.xml',
] as const;
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '['.repeat(20_000),
  'a=b&a=c&__proto__[x]=1',
  'x'.repeat(300_000),
] as const;

/** A host that is no shop's: it may stand in no answer, be it as a canonical address or in robots.txt. */
const foreign = 'evil.example';

const hostilePath = (random: Random): string => {
  const piece = (): string => random.pick([firstPiece, ...otherPieces]);
  const query = Array.from({ length: random.below(4) }, () => `${piece()}=${piece()}`).join('&');
  return `${random.pick(paths)}${random.next() < 0.5 ? piece() : ''}${query ? `?${query}` : ''}`;
};

const hostileHeaders = (random: Random): Record<string, string> => ({
  'content-type': random.pick(['application/json', 'application/x-www-form-urlencoded', 'text/html', '*/*;q=x']),
  cookie: random.pick(['', 'a=b', '='.repeat(200), 'session=%00', '__proto__=1; session=x']),
  host: random.pick(['127.0.0.1', foreign, `127.0.0.1@${foreign}`, `${foreign}/a`, 'gakuen.localhost', 'a b', '[::1']),
  'x-forwarded-host': random.pick(['', foreign]),
  'x-forwarded-proto': random.pick(['', 'javascript', `https://${foreign}`]),
  'accept-language': random.pick(['ja', '*', 'x'.repeat(2000)]),
});

export const hostile: Story = async (folder, { scale }) => {
  const requests = Math.max(500, Math.round(20_000 * scale));
  const random = createRandom(574);
  const findings: Finding[] = [];
  const { run, stop } = await startShop(`${folder}/hostile`);
  const beforeBytes = usageOf(run.pid).memoryBytes;
  let slowestMs = 0;

  const one = async (): Promise<void> => {
    const path = hostilePath(random);
    const [method, body] = [random.pick(methods), random.pick(bodies)];
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const answer = await ask(run.url, path, { method, headers: hostileHeaders(random), body: hasBody ? body : '' });
    slowestMs = Math.max(slowestMs, answer.ms);
    // A server may hang up on a body or a head that it refuses; it may not on a plain question.
    const isHungUp = answer.status === 0 && !hasBody;
    if (answer.status >= 500 && answer.status !== 503 && answer.status !== 501)
      findings.push({
        what: `${method} ${path.slice(0, 200)}`,
        detail: `${answer.status} ${answer.body.slice(0, 200)}`,
      });
    else if (answer.body.includes(foreign))
      findings.push({ what: `${method} ${path.slice(0, 200)}`, detail: `names the host ${foreign}` });
    else if (isHungUp) findings.push({ what: `${method} ${path.slice(0, 200)}`, detail: 'no answer' });
  };

  try {
    for (let asked = 0; asked < requests; asked += atOnce) await Promise.all(Array.from({ length: atOnce }, one));
    const broken = await failing(run.url);
    if (broken.length > 0) findings.push({ what: 'after all hostile requests', detail: broken.join(', ') });
    const grownMegabytes = Math.round((usageOf(run.pid).memoryBytes - beforeBytes) / 1e6);
    return {
      name: 'hostile requests',
      figures: { requests, slowestMs: Math.round(slowestMs), grownMegabytes },
      findings,
    };
  } finally {
    await stop();
  }
};
