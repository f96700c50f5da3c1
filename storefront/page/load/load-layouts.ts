/** The two documents of a screen: the page's own, and that of the frame around it. */
import type { FrameId } from '../../../schemas/screens/frames';
import type { PageId } from '../../../schemas/screens/pages';
import type { ResolvedLayout } from '../../../src/layout/resolving/resolve-layout';
import type { VisitorClass } from '../../../src/domain/visitor';
import type { Ask, QueryResult } from './ask';
import { frameDocument, pageDocument, type LayoutSource } from './layout-source';
import type { Site } from './load-site';

interface LayoutRequest {
  readonly channel: { readonly id: string };
  readonly visitor: VisitorClass;
  readonly now: Date;
  readonly ask: Ask;
}

/** What the shop has published for a page, and for the frame that most pages stand in. */
interface Documents {
  readonly page: QueryResult;
  readonly defaultFrame: QueryResult;
}

export const askForDocuments = async (ask: Ask, id: PageId, instance = ''): Promise<Documents> => {
  const [page, defaultFrame] = await Promise.all([ask(pageDocument(id, instance)), ask(frameDocument('default'))]);
  return { page, defaultFrame };
};

export interface Layouts {
  readonly page: ResolvedLayout;
  readonly frame: ResolvedLayout;
}

/** Its page does not exist yet but says so: what is not ready is not for search engines. */
export const isPreparing = ({ sections }: ResolvedLayout): boolean => sections.some(({ type }) => type === 'preparing');

interface ToResolve {
  readonly request: LayoutRequest;
  readonly site: Site;
  readonly page: PageId;
  /** Which of the page's documents. */
  readonly instance?: string;
  readonly documents: Documents;
}

export const resolveLayouts = async (
  layouts: LayoutSource,
  { request, site, page, instance = '', documents }: ToResolve,
  forced?: FrameId,
): Promise<Layouts> => {
  const { now, visitor, channel, ask } = request;
  const context = { now, visitor, channel: channel.id, theme: site.theme, settings: site.settings, ask, instance };
  const own = await layouts.page(page, documents.page, context);
  const frame = forced ?? own.frame;
  const published = frame === 'default' ? documents.defaultFrame : await ask(frameDocument(frame));
  return { page: own, frame: await layouts.frame(frame, published, context) };
};
