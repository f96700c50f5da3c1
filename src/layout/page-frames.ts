import { frameIds, type FrameId } from '../../schemas/screens/frames';
import { pageIds, screenOf, type PageId } from '../../schemas/screens/pages';

/** What a document lays out. `maintenance` names a page and a frame, so its frame has to be asked for by kind. */
export type LayoutKind = 'page' | 'frame';

export const isPageId = (name: string): name is PageId => pageIds.some((page) => page === name);
export const isFrameId = (name: string): name is FrameId => frameIds.some((frame) => frame === name);

/** The kind that an id means when nothing else is said. */
export const kindOf = (page: PageId | FrameId): LayoutKind => (isPageId(page) ? 'page' : 'frame');

/** The frame of a page whose document names none. */
export const usualFrame = (page: PageId | FrameId): FrameId => {
  if (isFrameId(page)) return page;
  return screenOf(page)?.frame ?? 'default';
};

/** Frames that lead nowhere and carry nothing that the law wants in view: the shop itself takes them, no document does. */
const closedFrames: readonly FrameId[] = ['maintenance', 'invalidChannel'];

/** Whether a page's document may name the frame. */
export const isOpenFrame = (frame: FrameId, page: PageId | FrameId): boolean =>
  !closedFrames.includes(frame) || frame === usualFrame(page);
