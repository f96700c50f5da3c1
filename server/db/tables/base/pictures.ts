/** Masters of pictures; their files lie in folders. */
import type { Generated, GeneratedAlways } from 'kysely';

interface PicturesTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  name: string;
  file: string;
  hash: string;
  width: number;
  height: number;
  color: string;
  alt: Generated<string>;
}

export interface PicturesTables {
  pictures: PicturesTable;
}
