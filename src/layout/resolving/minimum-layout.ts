/**
 * The built-in minimum of every page (its row in schemas/screens says which sections) and frame: what is drawn when neither the shop nor its theme has a document that
 * can be used. Default settings, no slots; a section's id is its type.
 */
import { layoutSchemaId, type LayoutDocument, type SectionInstance } from '../../../schemas/layout/document';
import type { FrameId } from '../../../schemas/screens/frames';
import type { PageId } from '../../../schemas/screens/pages';
import { own } from '../reading/json-values';
import { screenOf } from '../../../schemas/screens/pages';
import { kindOf, type LayoutKind } from '../page-frames';

const frames: Readonly<Record<FrameId, readonly string[]>> = {
  default: ['header', 'outlet', 'footer'],
  simple: ['header', 'outlet', 'footer'],
  maintenance: ['outlet'],
  invalidChannel: ['outlet'],
  sample: ['header', 'outlet', 'footer'],
};

/** The frame `simple` leads nobody away: its header has no menu. */
const instanceOf = (type: string, page: string): SectionInstance =>
  page === 'simple' && type === 'header' ? { type, v: 1, variant: 'simple' } : { type, v: 1 };

/** The minimum of a page or frame; pages whose sections do not exist yet say so (`preparing`). */
export const minimumLayout = (page: PageId | FrameId, kind: LayoutKind = kindOf(page)): LayoutDocument => {
  const order = (kind === 'frame' ? own(frames, page) : screenOf(page)?.sections) ?? ['preparing'];
  return {
    $schema: layoutSchemaId,
    page,
    order,
    sections: Object.fromEntries(order.map((type) => [type, instanceOf(type, page)])),
  };
};
