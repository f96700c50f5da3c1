/** What a browser keeps of a shop by itself, beyond the screen: in `localStorage`, each shop of a host under a name of its own. */
import type { Infer } from '../contract/json-schema';
import { picture } from '../pictures/picture';
import { closedPopupsName, mostClosedPopups, mostSavedLines, savedLinesName } from './kept-names';

/** What was put aside, to be bought later. */
const savedLine = {
  type: 'object',
  properties: {
    sku_id: { type: 'integer' },
    quantity: { type: 'integer', minimum: 1 },
    key: { type: 'string', pattern: '^[\\w-]{1,100}$', description: 'Of the product; its page is /product/{key}' },
    name: { type: 'string', maxLength: 200 },
    options: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 200 } },
    picture: { anyOf: [picture, { type: 'null' }] },
    picture_of: {
      type: ['string', 'null'],
      maxLength: 200,
      description: 'Of what else the picture is, as CartLine says it',
    },
  },
  required: ['sku_id', 'quantity', 'key', 'name', 'options', 'picture'],
  additionalProperties: false,
} as const;
export type SavedLine = Infer<typeof savedLine>;

/** As a capsule takes it over. */
export const keptSchemas = {
  [savedLinesName]: { type: 'array', 'x-personal': 'none', maxItems: mostSavedLines, items: savedLine },
  [closedPopupsName]: {
    type: 'array',
    'x-personal': 'none',
    maxItems: mostClosedPopups,
    // A page's own is called by its title.
    items: { type: 'string', pattern: '^(?:[\\w-]{1,60}|page .{1,200})$' },
  },
} as const;
