import { type Kysely, sql } from 'kysely';

/** A scheme's roles are colours, as a page can take them over. Rows from before are left; pages pass over what is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table color_schemes add constraint color_schemes_roles_are_colors check (
      jsonb_typeof(roles) = 'object'
      and not jsonb_path_exists(roles, '$.* ? (@.type() != "string" || !(@ like_regex "^#[0-9A-Fa-f]{6}$"))')
    ) not valid;
  `.execute(db);
}
