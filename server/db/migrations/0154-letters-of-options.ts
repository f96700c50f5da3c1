import { type Kysely, sql } from 'kysely';

/** A text of an option may be of letters of several kinds, each with a limit of its own, and its signs may be
 * made in other faces than the chosen one; the rest is as in 0056. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function noren_option_fields(given jsonb) returns jsonb language sql immutable parallel safe as $$
      select jsonb_path_query_array(given, 'strict $[*] ? (@.type() == "object"
        && @.name.type() == "string" && @.name like_regex "^[a-z][a-z0-9_]{0,23}$"
        && @.title.type() == "string" && @.title like_regex "^.{1,40}$"
        && @.is_required.type() == "boolean"
        && ((@.type == "text" && @.max_length.type() == "number" && @.max_length >= 1 && @.max_length <= 200
              && (@.letters == "any" || @.letters == "japanese" || @.letters == "kana" || @.letters == "roman")
              && (!exists(@.keyvalue() ? (@.key == "other_faces")) || @.other_faces.type() == "boolean")
              && (!exists(@.keyvalue() ? (@.key == "also_takes")) || (@.also_takes.type() == "array"
                && @.also_takes.size() >= 1 && @.also_takes.size() <= 2
                && !exists(@.also_takes[*] ? (!((@.letters == "japanese" || @.letters == "kana" || @.letters == "roman")
                  && @.max_length.type() == "number" && @.max_length >= 1 && @.max_length <= 200))))))
          || (@.type == "number" && @.minimum.type() == "number" && @.maximum.type() == "number" && @.minimum >= 0
              && @.minimum <= @.maximum && @.maximum <= 9999 && @.unit.type() == "string")
          || (@.type == "choice" && @.choices.type() == "array" && @.choices.size() >= 1 && @.choices.size() <= 30
              && !exists(@.choices[*] ? (!(@.value.type() == "string" && @.value like_regex "^[a-z0-9][a-z0-9-]{0,39}$"
                && @.label.type() == "string" && @.label like_regex "^.{1,40}$"
                && @.price_jpy.type() == "number" && @.price_jpy >= 0))))))', silent => true)
    $$
  `.execute(db);
}
