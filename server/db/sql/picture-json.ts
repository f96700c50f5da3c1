import { type RawBuilder, sql } from 'kysely';

export interface PictureJson {
  name: string;
  hash: string;
  width: number;
  height: number;
  color: string;
  alt: string;
}

/** A picture's columns as one value, null where the (left joined) picture is missing. */
export const pictureJson = (alias: string): RawBuilder<PictureJson | null> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PictureJson | null>`case when ${column('id')} is not null then jsonb_build_object('name', ${column('name')},
    'hash', ${column('hash')}, 'width', ${column('width')}, 'height', ${column('height')}, 'color', ${column('color')},
    'alt', ${column('alt')}) end`;
};
