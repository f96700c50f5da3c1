/**
 * What is there beside the screens while scenarios are played: the index of all of them, the way into each, the pictures,
 * and the script that sets a page's clock. A shop has none of it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import plugin from 'fastify-plugin';
import { Refusal } from '../http/error-answer';
import { sendAnswer } from '../http/send-answer';
import { tokenise } from '../sandbox-payments/card-tokens';
import { projectRoot } from '../files/project-root';
import { absentPage, challengePage, indexPage, indexPolicy, openingPage, openingPolicy } from './index-page';
import { picturePolicy, pictureOf } from './picture';
import { toldInVain } from './lacks';
import { markedPlainly } from './plain-marks';
import { cardPath, type Play } from './play';
import { lacksForm } from './played-forms';
import type { Asked, Replay } from './replay';

const openingPath = '/-/replay';
const pageScriptPath = '/-/replay/page.js';
const axePath = '/-/replay/axe.js';
const openingScriptPath = '/-/replay/open.js';
const challengePath = '/-/replay/challenge';

/** Before any other script of the page, and not deferred: what the shop's scripts ask for the time is set by then. */
export const replayHead = `<script src="${pageScriptPath}"></script>`;

/** The workbench shows whole screens in frames. */
const inWorkbench = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", 'frame-ancestors http://workbench.localhost:*');

/** The index has all of them. */
const mostTold = 30;

const unansweredHeader = 'x-replay-unanswered';
const troubleHeader = 'x-replay-trouble';

const aheadHeader = 'x-replay-ahead';
const arrivalPath = '/-/replay/arrival';
const settledPath = '/-/replay/settled';

const nothingAsked = (ahead: string | null = null): Asked => ({
  ...{ ahead, unanswered: new Set<string>() },
  ...{ trouble: null, posted: null },
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Which screen, or sheet over one, a page asks for before anybody wants it. */
const aheadOf = ({ headers, query, url }: FastifyRequest): string | null =>
  headers[aheadHeader] === undefined ? null : (textOf((query as { readonly url?: unknown }).url) ?? url);

/** Run by browsers; they are served as they stand there. */
const scriptFolder = join(projectRoot, 'server/replay/browser');

const scriptOf = (names: readonly string[], facts: object): string =>
  [
    `globalThis.norenReplay = ${JSON.stringify(facts)};`,
    ...names.map((name) => readFileSync(join(scriptFolder, name), 'utf8')),
  ].join('\n');

const sendScript = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(text);

const sendPage = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);

/** Where a scenario is opened, on the port that was asked. */
const openingUrl = ({ host, hostname }: FastifyRequest, { channel }: Play): string =>
  `http://${channel.host ?? ''}${host.slice(hostname.length)}${openingPath}`;

const indexUrl = ({ host, hostname }: FastifyRequest): string => `http://localhost${host.slice(hostname.length)}/`;

/** The name of the scenario that somebody wants to look at, at a host of this machine; null: no such host, or no page. */
const lookedFor = ({ hostname, headers }: FastifyRequest): string | null =>
  headers.accept?.includes('text/html')
    ? (/^([^.]+)\.(?:[^.]+\.)*localhost$/.exec(hostname.toLowerCase())?.[1] ?? null)
    : null;

/** The scenario's cookies, and an end to those of an earlier opening. */
const cookiesOf = ({ headers }: FastifyRequest, { scenario }: Play): readonly string[] => {
  const sent = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  const old = sent.filter((name) => name !== '' && !Object.hasOwn(scenario.cookies, name));
  return [
    ...old.map((name) => `${name}=; Path=/; Max-Age=0`),
    ...Object.entries(scenario.cookies).map(([name, value]) => `${name}=${value}; Path=/; SameSite=Lax`),
  ];
};

const addOpening = (app: FastifyInstance, { playAt }: Replay): void => {
  const playFor = ({ hostname }: FastifyRequest): Play => {
    const play = playAt(hostname);
    if (!play) throw new Refusal('request.not-found');
    return play;
  };
  app.get(openingPath, (request, reply) => {
    const play = playFor(request);
    play.begin();
    for (const cookie of cookiesOf(request, play)) reply.header('set-cookie', cookie);
    return sendPage(reply, openingPage(play.scenario, openingScriptPath), openingPolicy);
  });
  app.get(openingScriptPath, (request, reply) => {
    const { address, storage } = playFor(request).scenario;
    return sendScript(reply, scriptOf(['open.js'], { address, storage }));
  });
  app.get(pageScriptPath, (request, reply) => {
    const play = playFor(request);
    const { events, clock, broken, address } = play.scenario;
    return sendScript(
      reply,
      scriptOf(['page.js', 'fill-fields.js', 'play-events.js'], {
        ...play.clock(),
        ...{ waits: clock.waits, events, broken, address },
      }),
    );
  });
  app.get<{ Querystring: { url?: unknown } }>(arrivalPath, (request, reply) => {
    playFor(request).arrive(textOf(request.query.url) ?? '');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  app.get(settledPath, (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
  // It is there where Noren is worked on.
  app.get(axePath, (_request, reply) =>
    sendScript(reply, readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8')),
  );
  app.get('/images/*', (request, reply) =>
    reply
      .header('content-security-policy', picturePolicy)
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(pictureOf(request.url)),
  );
};

/**
 * The payment service: a card becomes a token as in the sandbox, and what a payment comes to is the scenario's answer. Whom
 * the shop sends to the card company comes to a page that says so.
 */
const addPayments = (app: FastifyInstance, { playAt }: Replay): void => {
  const books = { keepToken: (behaviour: string) => Promise.resolve(`replay-${behaviour}`) };
  app.post(cardPath, async ({ hostname, body }, reply) =>
    sendAnswer(reply, await tokenise({ books, apiKey: 'replay' }, body, playAt(hostname)?.now() ?? new Date(0))),
  );
  app.get(challengePath, (_request, reply) => sendPage(reply, challengePage(), indexPolicy));
};

/** On a page without the script that says it. */
const sayPlainly = (reply: FastifyReply, payload: unknown, calls: ReadonlySet<string>): unknown => {
  const isFault = String(reply.getHeader('content-type')).startsWith('text/html') && reply.statusCode >= 400;
  const html = isFault && (Buffer.isBuffer(payload) || typeof payload === 'string') ? String(payload) : '';
  if (html === '' || html.includes(replayHead)) return payload;
  reply.removeHeader('content-length');
  return markedPlainly(html, reply.statusCode, toldInVain(calls));
};

/** The form that the page was to show again, where it has none such. */
const lackingForm = (reply: FastifyReply, payload: unknown, { posted }: Asked): string | null => {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  if (posted === null || !isPage) return null;
  const html = Buffer.isBuffer(payload) || typeof payload === 'string' ? String(payload) : null;
  return html !== null && lacksForm(html, posted) ? posted : null;
};

/** Nobody waits for these, and the first screen would: to hold answers against the contract takes as long as to draw it. */
const warningsAfterMs = 1_500;

/** One scenario after the other, so that pages are answered in between. They share what they stand on. */
const tellWarnings = (
  app: FastifyInstance,
  [next, ...others]: readonly Play[],
  told: ReadonlySet<string> = new Set(),
): void => {
  if (!next) return;
  const warnings = next.scenario.warnings().filter((warning) => !told.has(warning));
  for (const warning of warnings) app.log.warn(warning);
  setImmediate(() => tellWarnings(app, others, new Set([...told, ...warnings])));
};

export const replayPages = plugin(
  (app: FastifyInstance, { replay }: { readonly replay: Replay }, done: () => void) => {
    const { plays, faults, playAt, isIndexHost } = replay;
    app.addHook('onRequest', async (request, reply) => {
      if (playAt(request.hostname)) return;
      const id = lookedFor(request);
      if (id !== null) return sendPage(reply.code(404), absentPage(id, faults, indexUrl(request)), indexPolicy);
      // A foreign name that leads to this machine (DNS rebinding) sees nothing.
      if (!isIndexHost(request.hostname)) throw new Refusal('request.not-found');
      const [only, ...others] = plays;
      if (only && others.length === 0 && faults.length === 0) await reply.redirect(openingUrl(request, only), 302);
      else if (request.url !== '/') throw new Refusal('request.not-found');
      else
        await sendPage(
          reply,
          indexPage(replay, (play) => openingUrl(request, play)),
          indexPolicy,
        );
      return reply;
    });
    app.addHook('onRequest', (request, _reply, next) => {
      // It comes from this machine, and what a page lacks may have to be written into it.
      delete request.raw.headers['accept-encoding'];
      next();
    });
    app.addHook('onRequest', (request, _reply, next) => replay.asked.run(nothingAsked(aheadOf(request)), next));
    app.addHook('onSend', (request, reply, payload, next) => {
      const policy = reply.getHeader('content-security-policy');
      if (typeof policy === 'string') reply.header('content-security-policy', inWorkbench(policy));
      const asked = replay.asked.getStore() ?? nothingAsked();
      const { unanswered, trouble } = asked;
      const calls = [...unanswered].join(' ');
      const form = lackingForm(reply, payload, asked);
      if (form !== null) playAt(request.hostname)?.lackForm();
      // A script can read the one of what it fetched, the other of the page that it stands in.
      if (calls !== '') reply.header(unansweredHeader, calls);
      const lacked = { unanswered: calls, 'no-form': form ?? '' };
      const told = Object.entries(lacked).flatMap(([name, what]) => (what === '' ? [] : [`${name};desc="${what}"`]));
      if (told.length > 0) reply.header('server-timing', told.join(', '));
      // The page's script lets it happen (page.js); a page that asks for itself has found the shop away.
      if (trouble !== null && request.routeOptions.config.call !== undefined)
        reply.code(200).header(troubleHeader, trouble);
      next(null, playAt(request.hostname) ? sayPlainly(reply, payload, unanswered) : payload);
    });
    addOpening(app, replay);
    addPayments(app, replay);
    app.addHook('onListen', () => {
      const address = app.server.address();
      if (typeof address !== 'object' || !address) return;
      for (const { scenario, channel } of plays.slice(0, mostTold))
        app.log.info(`${scenario.title.ja}: http://${channel.host ?? ''}:${address.port}${openingPath}`);
      if (plays.length > mostTold)
        app.log.info(`and ${plays.length - mostTold} more: http://localhost:${address.port}/`);
      for (const fault of faults) app.log.warn(`not shown: ${fault}`);
      setTimeout(() => tellWarnings(app, plays), warningsAfterMs).unref();
    });
    done();
  },
  { name: 'replay-pages' },
);
