/**
 * `/-/capsule`: the page on which a visitor agrees to a record of their screen, and the record itself. The screen is
 * loaded again, with the visitor's own cookies, and what the shop answers for it is written down, scrubbed, into a file
 * that the visitor gets. Nothing of it is kept here.
 */
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDefinition } from '../../../../schemas/contract/define-call';
import { recordingLimits } from '../../../../schemas/scenario/recording';
import { scenarioLimits } from '../../../../schemas/scenario/scenario';
import { capsulePage, type CapsuleForm, capsulePolicy, fileNameOf } from '../../../capsule/capsule-page';
import { readRecording, readSize, readStored, storedNames } from '../../../capsule/read-recording';
import type { AnsweredCall } from '../../../capsule/scrub-answers';
import { minuteOf, recordedCart, writeCapsule } from '../../../capsule/write-capsule';
import { Refusal } from '../../../http/error-answer';
import { projectRoot } from '../../../files/project-root';
import { isSameOrigin } from '../../gateway';
import { composeOwn, ownAskedOf } from '../own/own-answer';
import { isMaintenance, isUnavailable } from '../faults';
import type { Posted } from '../../../../schemas/contract/posted';
import type { Found, Note, ScreenRequests } from '../pages/screen-requests';
import type { StorefrontPluginOptions } from '../storefront-options';
import { addressIn, capsulePath as path, pageElsewhere } from './screen-address';

const scriptPath = `${path}/page.js`;

/** Whoever has trouble tries it a few times; each loads a screen with all its calls. */
export const capsuleCall: CallDefinition = {
  method: 'POST',
  path,
  summary: 'A record of a screen',
  audience: 'visitor',
  limits: [{ by: 'address', most: 60, perS: 600 }],
  responses: {},
};

const mostRedirects = 5;
const offKey = 'SUPPORT.CAPSULE.IS_USE';

interface CapsuleOptions extends Pick<
  StorefrontPluginOptions,
  'transport' | 'now' | 'storefront' | 'build' | 'countCapsule' | 'findChannel' | 'kept'
> {
  readonly find: (request: FastifyRequest, reply: FastifyReply) => Promise<Found | null>;
  readonly screenRequest: ScreenRequests['screenRequest'];
  /** The shop's own 404, where it records nothing. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply, found: Found) => Promise<FastifyReply>;
}

const scriptFolder = join(projectRoot, 'server/capsule/browser');

const headersOf = {
  'content-security-policy': capsulePolicy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Not no-referrer: browsers that say of a form only its origin would not say even that.
  'referrer-policy': 'same-origin',
} as const;

const sendFile = (reply: FastifyReply, text: string, now: Date): FastifyReply =>
  reply
    .headers(headersOf)
    .header('content-disposition', `attachment; filename="${fileNameOf(minuteOf(now))}"`)
    .type('application/json; charset=utf-8')
    .send(text);

const sendPage = (reply: FastifyReply, status: number, form: CapsuleForm): FastifyReply =>
  reply.code(status).headers(headersOf).type('text/html; charset=utf-8').send(capsulePage(form));

/** `back`: the screen that the visitor has come from; '' where nobody knows. */
const pageOf = ({ channel, prefix }: Found, back = '') => ({ prefix, path, back, stored: storedNames(channel.id) });

const wrongAddress = 'アドレスには、このお店の画面のもの（例：/cart/）をご記入ください。';
const notAgreed = '記録するには、同意の欄にチェックを入れてください。';
const tooLarge =
  '画面の情報が多すぎるため、ファイルにできませんでした。お手数ですが、画面の名前をお問い合わせでお知らせください。';
const tooOften =
  '短い時間に続けて記録されたため、いまは記録できません。恐れ入りますが、しばらくしてからもう一度お試しください。';
const tooMuchSent =
  '送られた内容が大きすぎるため、記録できませんでした。画面を読み込み直してから、もう一度お試しください。';

interface Drawn {
  readonly address: string;
  readonly answered: readonly AnsweredCall[];
  /** The plain form that it shows again. */
  readonly posted: Posted | null;
}

/**
 * Draws the screen, and notes all that was asked for it. Where it leads elsewhere, that is the screen. It is drawn with
 * the cart that the visitor's screen began with: what they did since may have closed the way to it.
 */
const drawScreen = async (
  { storefront, screenRequest, kept }: CapsuleOptions,
  request: FastifyRequest,
  found: Found,
  { address, cart }: { readonly address: string; readonly cart: object | null },
): Promise<Drawn> => {
  let at = address;
  for (let redirects = 0; ; redirects += 1) {
    const { pathname, searchParams } = new URL(at, 'http://localhost');
    const answered: AnsweredCall[] = [];
    const screen = { ...found, path: pathname, query: searchParams, kind: 'page' as const };
    const posted = kept.find(request, screen);
    const wanted = posted ? { ...screen, posted } : screen;
    try {
      const note: Note = (told) => {
        answered.push(told);
        return (told.call === 'cart.cart' && told.answer.status === 200 && cart) || told.answer.body;
      };
      const asked = screenRequest(request, wanted, note);
      const answer = await storefront.page(asked);
      const isOver = answer.kind === 'page' || redirects >= mostRedirects || !answer.to.startsWith('/');
      if (isOver) {
        await composeOwn(asked.ask, ownAskedOf(request, found));
        return { address: at, answered, posted };
      }
      at = addressIn(answer.to, request, found.prefix) ?? '/';
    } catch (error) {
      if (isMaintenance(error) || isUnavailable(error)) throw error;
      // That it cannot be drawn is what the record is of.
      return { address: at, answered, posted };
    }
  }
};

const sendScript = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .headers(headersOf)
    .type('text/javascript; charset=utf-8')
    .send(readFileSync(join(scriptFolder, 'page.js'), 'utf8'));

type Fields = Readonly<Record<string, unknown>>;

interface Agreed {
  readonly place: Found;
  /** The address of the screen that was agreed to. */
  readonly given: string;
  readonly form: Fields;
  readonly now: Date;
}

/** The file's text. */
const textOf = async (
  options: CapsuleOptions,
  request: FastifyRequest,
  { place, given, form, now }: Agreed,
): Promise<string> => {
  const read = readRecording(form.recording);
  const own = read?.address === given ? read : null;
  const begun = { address: given, cart: own && recordedCart(own) };
  const drawn = await drawScreen(options, request, place, begun);
  // To look at it ends nothing.
  request.endedCart = null;
  return writeCapsule({
    channel: place.channel.id,
    ...drawn,
    visitor: place.visitor,
    now,
    build: options.build,
    browser: request.headers['user-agent'] ?? '',
    cookies: request.headers.cookie ?? '',
    recording: own?.address === drawn.address ? own : null,
    size: readSize(form.size),
    lines: read?.lines ?? [],
    stored: readStored(form.stored, place.channel.id),
  });
};

const isOffIn = async (
  { transport, now }: CapsuleOptions,
  request: FastifyRequest,
  { channel, visitor, token }: Found,
): Promise<boolean> => {
  const asking = transport(request, { channel, visitor, now: now(channel), token });
  const { status, body } = await asking.send('site.settings', {});
  return status !== 200 || (body as Readonly<Record<string, unknown>>)[offKey] === false;
};

export const registerCapsules = (app: FastifyInstance, options: CapsuleOptions): void => {
  const found = async (request: FastifyRequest, reply: FastifyReply): Promise<Found> => {
    const place = await options.find(request, reply);
    if (!place) throw new Refusal('channel.not-found');
    return place;
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const place = await found(request, reply);
    if (await isOffIn(options, request, place)) return options.notFound(request, reply, place);
    const { url } = request.query as { readonly url?: unknown };
    const elsewhere = await pageElsewhere(options, request, { given: url, channel: place.channel });
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    const address = addressIn(url ?? request.headers.referer, request, place.prefix) ?? '';
    return sendPage(reply, 200, { ...pageOf(place, address), address });
  };

  const record = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isSameOrigin(request) !== true) throw new Refusal('request.forbidden-origin');
    const place = await found(request, reply);
    if (await isOffIn(options, request, place)) throw new Refusal('request.not-found');
    const { channel, prefix } = place;
    const form = (request.body ?? {}) as Fields;
    // A record is its channel's own: what the browser keeps of one, the other's page does not read.
    const elsewhere = await pageElsewhere(options, request, { given: form.address, channel });
    if (elsewhere !== null) return reply.redirect(elsewhere, 303);
    const given = addressIn(form.address, request, prefix);
    try {
      await options.countCapsule(request, channel);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'request.too-many') throw error;
      return sendPage(reply.headers(error.headers), 429, {
        ...pageOf(place, given ?? ''),
        address: given ?? '',
        fault: tooOften,
      });
    }
    const typed = typeof form.address === 'string' ? form.address.slice(0, 2_000) : '';
    if (given === null) return sendPage(reply, 422, { ...pageOf(place), address: typed, fault: wrongAddress });
    if (form.agreed !== '1') return sendPage(reply, 422, { ...pageOf(place, given), address: given, fault: notAgreed });
    const now = options.now(channel);
    const text = await textOf(options, request, { place, given, form, now });
    if (Buffer.byteLength(text) > scenarioLimits.bytes)
      return sendPage(reply, 413, { ...pageOf(place, given), address: given, fault: tooLarge });
    return sendFile(reply, text, now);
  };

  const tooMuch = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    const place = await found(request, reply);
    if (await isOffIn(options, request, place)) throw new Refusal('request.not-found');
    return sendPage(reply, 413, { ...pageOf(place), address: '', fault: tooMuchSent });
  };

  for (const prefix of ['', '/:prefix']) {
    app.get(prefix + path, showPage);
    app.get(prefix + scriptPath, sendScript);
  }
  void app.register(async (scope) => {
    scope.setErrorHandler(tooMuch);
    await scope.register(formbody, { bodyLimit: recordingLimits.bodyBytes });
    for (const prefix of ['', '/:prefix']) scope.post(prefix + path, { bodyLimit: recordingLimits.bodyBytes }, record);
  });
};
