import { type Kysely, sql } from 'kysely';
import type { SchoolFound } from '../../../../schemas/school/school';
import type { Database } from '../../../db/schema';

export interface ChannelsSchool {
  /** Whether the channel lists schools at all. */
  readonly isListed: boolean;
  readonly found: SchoolFound | null;
}

/** By name or code, as people write them. */
export const findSchool = async (db: Kysely<Database>, channelId: string, told: string): Promise<ChannelsSchool> => {
  const { rows } = await sql<{ isListed: boolean; code: string | null; name: string | null }>`
    with told as (select lower(regexp_replace(normalize(${told}, nfkc), '\\s', '', 'g')) as key)
    select exists (select from schools where channel_id = ${channelId}) as "isListed", school.code, school.name
    from told left join schools school
      on school.channel_id = ${channelId} and (school.name_key = told.key or school.code = upper(told.key))
    order by school.name_key = told.key desc
    limit 1
  `.execute(db);
  const [row] = rows;
  const { isListed = false, code = null, name = null } = row ?? {};
  return { isListed, found: name === null ? null : { code, name } };
};
