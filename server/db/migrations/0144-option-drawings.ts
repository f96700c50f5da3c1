import { type Kysely, sql } from 'kysely';

/** What of the storefront's drawings (schemas/catalog/product-option.ts) stands beside an option's name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services add column drawing text check (drawing in (
      'bow', 'knot', 'knot-black', 'inside', 'outside', 'chest', 'lining', 'hem', 'sleeve', 'label', 'crest', 'box',
      'furoshiki'));
  `.execute(db);
}
