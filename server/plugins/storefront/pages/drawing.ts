/** From a request to an answer, drawn by the storefront bundle: a screen, a navigation's answer, or what a fault leaves. */
import type { FastifyRequest } from 'fastify';
import {
  choiceEntry,
  closedScreen,
  closedWay,
  navigationEntry,
  pageEntry,
  plainEntry,
  redirectEntry,
  type Entry,
} from '../entries/entry';
import { isMaintenance, isUnavailable } from '../faults';
import { createScreenRequests, type Found, type ScreenRequests, type Wanted } from './screen-requests';
import { returnPath } from '../../../../src/domain/return-path';
import type { PageVisitor } from '../../page-visitor';
import type { StorefrontPluginOptions } from '../storefront-options';

export interface Drawing extends ScreenRequests {
  /** `isShared`: the answer is the same for all visitors of the class. Throws where nothing can be drawn. */
  draw(request: FastifyRequest, wanted: Wanted, isShared: boolean): Promise<Entry>;
  /** What is shown instead: the error page in the shop's own looks, or the plainest of pages. */
  drawFault(request: FastifyRequest, wanted: Wanted, error: unknown): Promise<Entry>;
  /** The 404 page of a host that is no shop's. */
  drawInvalidChannel(request: FastifyRequest, found: Pick<Found, 'channel' | keyof PageVisitor>): Promise<Entry>;
}

const maintenancePath = '/maintenance/';

/** The way there, with the way back. @param back path and query within the shop */
const wayToMaintenance = (prefix: string, back: string): string =>
  prefix + maintenancePath + (returnPath(back) === null ? '' : `?redirect=${encodeURIComponent(back)}`);

const isMaintenanceScreen = (path: string): boolean => `${path}/`.startsWith(maintenancePath);

/** What a screen or a navigation came to, as far as it leads elsewhere. */
type Answered = { readonly kind: string; readonly to?: string };

const leadsTo =
  (address: string) =>
  (answer: Answered): boolean =>
    answer.kind === 'redirect' && answer.to?.split('?')[0] === address;

type Closed = Pick<Wanted, 'prefix' | 'path'> & Partial<Pick<Wanted, 'query'>>;

/** Closed: everyone goes to the maintenance screen, which is the plain one where the shop says nothing but that. */
export const closedEntry = ({ prefix, path, query }: Closed): Entry =>
  isMaintenanceScreen(path)
    ? closedScreen(plainEntry('maintenance'))
    : closedWay(redirectEntry(wayToMaintenance(prefix, query?.size ? `${path}?${query.toString()}` : path)));

export const createDrawing = (options: StorefrontPluginOptions): Drawing => {
  const { storefront, isDevelopment } = options;
  const { originOf, readSince, screenRequest } = createScreenRequests(options);

  const draw = async (request: FastifyRequest, wanted: Wanted, isShared: boolean): Promise<Entry> => {
    const readAt = readSince(wanted);
    return { ...(await drawAnswer(request, wanted, isShared)), readAt };
  };

  const drawAnswer = async (request: FastifyRequest, wanted: Wanted, isShared: boolean): Promise<Entry> => {
    const asked = screenRequest(request, wanted);
    const isClosedWay = leadsTo(wanted.prefix + maintenancePath);
    if (wanted.kind === 'navigation') {
      const drawn = await storefront.navigation(asked);
      const entry = navigationEntry(drawn, isShared);
      return isClosedWay(drawn.answer) ? closedWay(entry) : entry;
    }
    if (wanted.kind === 'choice') return choiceEntry(await storefront.choice(asked), isShared);
    const [answer, services] = await Promise.all([storefront.page(asked), options.paymentOrigins(wanted.channel)]);
    if (answer.kind === 'redirect') {
      if (!isClosedWay(answer)) return redirectEntry(answer.to);
      return isMaintenanceScreen(wanted.path) ? closedEntry(wanted) : closedWay(redirectEntry(answer.to));
    }
    const page = wanted.posted ? { ...answer, status: wanted.status ?? 422 } : answer;
    const entry = pageEntry(page, { isDevelopment, isShared, services });
    return isMaintenanceScreen(wanted.path) ? closedScreen(entry) : entry;
  };

  const drawFault = async (request: FastifyRequest, wanted: Wanted, error: unknown): Promise<Entry> => {
    if (isMaintenance(error)) return closedEntry(wanted);
    if (isUnavailable(error)) return plainEntry(wanted.posted ? 'unsent' : 'unavailable', wanted.prefix);
    // The browser then asks for the page itself.
    if (wanted.kind !== 'page') throw error;
    try {
      const page = await storefront.fault(screenRequest(request, wanted), 500);
      const services = await options.paymentOrigins(wanted.channel);
      return pageEntry(page, { isDevelopment, isShared: false, services });
    } catch (fault) {
      request.log.error(fault, 'the error page could not be drawn');
      return plainEntry('unavailable', wanted.prefix, 500);
    }
  };

  const drawInvalidChannel = async (
    request: FastifyRequest,
    found: Pick<Found, 'channel' | keyof PageVisitor>,
  ): Promise<Entry> => {
    const wanted: Wanted = { ...found, prefix: '', path: '/', query: new URLSearchParams(), kind: 'page' };
    const page = await storefront.invalidChannel(screenRequest(request, wanted));
    return pageEntry(page, { isDevelopment, isShared: false, services: [] });
  };

  return { originOf, screenRequest, readSince, draw, drawFault, drawInvalidChannel };
};
