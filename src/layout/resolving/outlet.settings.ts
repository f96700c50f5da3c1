import { frameIds } from '../../../schemas/screens/frames';
import { defineSettings } from '../define-settings';

/** Where the page stands in its frame. The engine's own section: each frame has exactly one, put back if it is missing. */
export const outletSettings = defineSettings({
  id: 'outlet',
  version: 1,
  title: 'ページの内容',
  pages: frameIds,
  limit: 1,
  essential: true,
  schema: { type: 'object', properties: {}, additionalProperties: false },
});
