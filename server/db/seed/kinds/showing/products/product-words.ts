import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../schema';
import { paragraphs, sanitize } from '../../../../../html/sanitize';
import { momentOf } from '../../../file-fields';
import { insertMissing } from '../../../upsert';
import type { Sellable } from './product-file';

/** Reviews, of a product that has none yet, and questions. */
export async function seedWords(
  db: Kysely<Database>,
  channel_id: string,
  products: readonly Sellable[],
  idOf: (key: string) => number,
): Promise<void> {
  const productIds = products.map(({ key }) => idOf(key));
  const reviewed = await db
    .selectFrom('reviews')
    .select('product_id')
    .distinct()
    .where('channel_id', '=', channel_id)
    .execute();
  const known = new Set(reviewed.map(({ product_id }) => product_id));
  const reviews = products
    .filter(({ key }) => !known.has(idOf(key)))
    .flatMap((product) =>
      (product.reviews ?? []).map(({ nickname, rating, title, body, date }) => ({
        channel_id,
        product_id: idOf(product.key),
        nickname,
        rating,
        title,
        body,
        is_published: true,
        posted_at: momentOf(date),
      })),
    );
  await insertMissing(db, 'reviews', reviews);
  await sql`delete from qas where product_id = any (${productIds}::bigint[])`.execute(db);
  const qas = products.flatMap((product) =>
    (product.qa ?? []).map(({ question, answer }, position) => ({
      channel_id,
      product_id: idOf(product.key),
      question,
      answer_html: sanitize(paragraphs(answer)),
      position,
    })),
  );
  await insertMissing(db, 'qas', qas);
}
