/**
 * The shop's pages: finds the channel, lets the storefront bundle draw, keeps what is the same for all guests, and
 * writes it with the right headers. It draws nothing itself and knows no React.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { only } from '../../../src/actions/action';
import { joiningNames } from '../../../src/domain/joining';
import { memoByText } from '../../../src/lib/memo-by-text';
import { isPersonal } from '../../../storefront/page/load/own-needs';
import type { Channel } from '../../request/request-context';
import { codeAskedOf } from '../cookies/login-cookies';
import { registerOwn } from './own/own-routes';
import { createAnswers, isForRobots } from './pages/answers';
import { registerCapsules } from './capsule/capsule-routes';
import { channelRequest } from './channel-of';
import { closedEntry, createDrawing } from './pages/drawing';
import { plainEntry } from './entries/entry';
import { registerFiles } from './files/file-routes';
import { isMaintenance, isUnavailable } from './faults';
import { registerFormPosts } from './forms/form-posts';
import type { Found, Wanted } from './pages/screen-requests';
import { sendOnce } from './pages/send';
import type { StorefrontPluginOptions } from './storefront-options';

/** What an address asks for: the page at it, or a navigation's answer to the one that it names. */
type Asked = Exclude<Wanted['kind'], 'choice'>;

/**
 * A login that waits for its code, and a plain form that was refused or that nobody was logged in for, are those of the
 * browser which has sent them.
 */
const withPosted = ({ bundle, kept }: StorefrontPluginOptions, request: FastifyRequest, wanted: Wanted): Wanted => {
  const posted = wanted.kind === 'choice' ? null : kept.find(request, wanted);
  if (posted) return { ...wanted, status: 200, posted };
  const isCodeStep = wanted.query.get('step') === 'code' && bundle.matchScreen(wanted.path)?.row.page === 'login';
  const asked = isCodeStep ? codeAskedOf({ request, channel: wanted.channel }) : null;
  if (!asked) return wanted;
  // What the login is to link stands in the form that led to it, at the address of name and password.
  const led = kept.find(request, { ...wanted, path: '/login' });
  const values = { ...(led?.action === 'provider-join' ? only(led.values, joiningNames) : {}), ...asked };
  return { ...wanted, status: 200, posted: { action: 'login', values, code: '', message: '', errors: null } };
};

/** A screen is looked up at several places of a request, and most requests are for few of them. */
const matchesKept = 2_000;

export const registerStorefront = (app: FastifyInstance, given: StorefrontPluginOptions): void => {
  const matchScreen = memoByText(matchesKept, given.bundle.matchScreen);
  const options = { ...given, bundle: { ...given.bundle, matchScreen } };
  const drawing = createDrawing(options);
  const answers = createAnswers(options, drawing);

  const isNavigation = (url: string): boolean => withoutPrefix(splitUrl(url)[0]) === options.bundle.navigationPath;

  /** Below `choicePath` stands the key of a product: a part of that product's screen is asked for. */
  const wantedOf = (found: Found, query: URLSearchParams, kind: Asked): Wanted => {
    const { choicePath } = options.bundle;
    if (kind !== 'page' || !found.path.startsWith(choicePath)) return { ...found, query, kind };
    return { ...found, path: `/product/${found.path.slice(choicePath.length)}`, query, kind: 'choice' };
  };

  /** Where members alone come in, and where a visitor's own is shown. */
  const needsProof = async (channel: Channel, path: string): Promise<boolean> => {
    const row = options.bundle.matchScreen(path)?.row;
    return (row !== undefined && (isPersonal(row) || row.access === 'auth')) || options.isMemberOnly(channel);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, url: string, kind: Asked) => {
    const [path, search] = splitUrl(url);
    try {
      const channel = await options.findChannel({ host: request.hostname, path });
      if (!channel) return await answers.invalidChannel(request, reply);
      const asked = channelRequest(channel, request.hostname, path);
      const isOwn = await needsProof(channel, asked.path);
      const who = await options.pageVisitorOf({ request, reply, channel, now: options.now(channel), isOwn });
      const found = { ...asked, ...who };
      if (kind === 'page' && isForRobots(found.path)) return await answers.forRobots(request, reply, found);
      const wanted = wantedOf(found, new URLSearchParams(search), kind);
      return await answers.screen(request, reply, withPosted(options, request, wanted));
    } catch (error) {
      if (isMaintenance(error)) return sendOnce(request, reply, closedEntry({ prefix: '', path }), options.now());
      if (isUnavailable(error)) return sendOnce(request, reply, plainEntry('unavailable'), options.now());
      throw error;
    }
  };

  app.get<{ Querystring: { url?: string | string[] } }>('/*', (request, reply) => {
    if (!isNavigation(request.url)) return answer(request, reply, request.url, 'page');
    const { url } = request.query;
    return answer(request, reply, typeof url === 'string' && url.startsWith('/') ? url : '/', 'navigation');
  });
  /** Who sends something is logged in as long as who looks at a page: a token that is over is refreshed on the way. */
  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<Found | null> => {
    const [path] = splitUrl(request.url);
    const channel = await options.findChannel({ host: request.hostname, path });
    if (!channel) return null;
    const who = await options.pageVisitorOf({ request, reply, channel, now: options.now(channel), isOwn: true });
    return { ...channelRequest(channel, request.hostname, path), ...who };
  };
  const notFound = (request: FastifyRequest, reply: FastifyReply, found: Found) =>
    answers.screen(request, reply, { ...found, query: new URLSearchParams(), kind: 'page' });
  registerCapsules(app, { ...options, find, screenRequest: drawing.screenRequest, notFound });
  registerOwn(app, options);
  registerFiles(app, { ...options, notFound, invalidChannel: (...given) => answers.invalidChannel(...given) });
  registerFormPosts(app, {
    kept: options.kept,
    bundle: options.bundle,
    transport: options.transport,
    now: options.now,
    find,
    drawScreen: (request, reply, wanted) => answers.screen(request, reply, wanted),
  });
};

const splitUrl = (url: string): readonly [path: string, search: string] => {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
};

/** A prefix is one part of a path; whose it is, the address that is asked for says. */
const withoutPrefix = (path: string): string => path.replace(/^\/[a-z0-9][a-z0-9-]*(?=\/-\/)/, '');
