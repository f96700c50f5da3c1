import type { Infer } from '../../../../../../schemas/contract/json-schema';
import { key, text } from '../../../file-fields';
import { seedKind } from '../../../seed-kind';
import { upsert } from '../../../upsert';

export const sizeTable = {
  type: 'object',
  properties: {
    key,
    columns: { type: 'array', items: text, minItems: 1 },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: text, values: { type: 'array', items: { type: ['string', 'number'] } } },
        required: ['name', 'values'],
      },
    },
    unit: text,
    how_to_measure: text,
  },
  required: ['columns', 'rows'],
} as const;

export const sizeTableRow = (
  channel_id: string,
  { key, columns, rows, unit, how_to_measure }: Infer<typeof sizeTable>,
) => ({
  channel_id,
  key: key ?? '',
  columns: columns.map(String),
  rows: rows.map(({ name, values }) => ({ name, values: values.map(String) })),
  unit: unit ?? 'cm',
  how_to_measure: how_to_measure ?? '',
});

/** Those of more than one product; a product's own stands with it. */
export const sizeTablesSeed = seedKind({
  file: { type: 'array', items: sizeTable },
  write: ({ db, channel }, tables = []) =>
    upsert(
      db,
      'size_tables',
      ['channel_id', 'key'],
      tables.map((table) => sizeTableRow(channel.id, table)),
    ),
});
