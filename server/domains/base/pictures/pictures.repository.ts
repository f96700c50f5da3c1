import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';

/** What is needed to make a picture's files. */
export interface PictureMaster {
  readonly name: string;
  /** Relative to the folder of masters. */
  readonly file: string;
  readonly hash: string;
  readonly width: number;
}

export const findMaster = (db: Kysely<Database>, channelId: string, name: string): Promise<PictureMaster | undefined> =>
  db
    .selectFrom('pictures')
    .select(['name', 'file', 'hash', 'width'])
    .where('channel_id', '=', channelId)
    .where('name', '=', name)
    .executeTakeFirst();

export interface FirstViewPicture {
  readonly channel_id: string;
  readonly name: string;
  readonly width: number;
  readonly kind: 'banner' | 'product';
}

/** Pictures that a visitor sees first: the banners, and the fronts of each channel's first products. */
export async function readFirstView(db: Kysely<Database>, products: number): Promise<FirstViewPicture[]> {
  const { rows } = await sql<FirstViewPicture>`
    select pictures.channel_id, pictures.name, pictures.width, 'banner' kind
    from banners join pictures on pictures.id in (picture_id, picture_portrait_id) where is_show
    union all
    select channels.id, pictures.name, pictures.width, 'product'
    from channels
      cross join lateral (select id, position from products where channel_id = channels.id and is_published
        order by position, id limit ${products}) first
      join product_pictures on product_id = first.id and product_pictures.position = 0
      join pictures on pictures.id = picture_id
  `.execute(db);
  return rows;
}
