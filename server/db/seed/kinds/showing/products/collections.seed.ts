import { sql } from 'kysely';
import { key, keys, text } from '../../../file-fields';
import { seedKind } from '../../../seed-kind';
import { idsOf, insertMissing, upsert } from '../../../upsert';
import { resolver } from './resolver';

export const collectionsSeed = seedKind({
  file: {
    type: 'array',
    items: {
      type: 'object',
      properties: { alias: key, title: text, lead: text, products: keys },
      required: ['alias', 'title', 'products'],
    },
  },
  after: ['products'],
  async write({ db, channel, warn }, collections = []) {
    const channel_id = channel.id;
    const rows = collections.map(({ alias, title, lead }) => ({ channel_id, alias, title, lead: lead ?? '' }));
    await upsert(db, 'collections', ['channel_id', 'alias'], rows);
    const ids = await idsOf(db, 'collections', channel_id, 'alias');
    const products = resolver(await idsOf(db, 'products', channel_id), 'product', warn);
    await sql`delete from collection_products where channel_id = ${channel_id}`.execute(db);
    const places = collections.flatMap(({ alias, products: keys }) =>
      products(keys, `${channel_id}: collection ${alias}`).map((product_id, position) => ({
        channel_id,
        collection_id: ids.get(alias) ?? 0,
        product_id,
        position,
      })),
    );
    await insertMissing(db, 'collection_products', places);
  },
});
