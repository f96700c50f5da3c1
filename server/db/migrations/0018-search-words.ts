import { type Kysely, sql } from 'kysely';

/**
 * Words that shoppers write in several ways, for each shop to extend (docs/search.md). A search asks for any spelling of
 * each word: a term is a text of alternatives, one a line, of which a product has at least one. The index of bigrams stays
 * as it is, so that a row here is good for the next search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_words (
      id bigint generated always as identity primary key,
      channel_id text not null references channels on delete cascade,
      -- Two and more ways to write one word, each without blanks.
      spellings text[] not null check (
        cardinality(spellings) between 2 and 20 and array_position(spellings, null) is null
        and array_position(spellings, '') is null and array_to_string(spellings, '') !~ '\\s'
      ),
      unique (channel_id, spellings)
    );
    select noren_watch('search_words');

    create function noren_fold_terms(terms text[]) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(noren_fold(term) order by place), '{}') from unnest(terms) with ordinality given (term, place)
    $$;

    -- Of alternatives the first bigrams narrow down enough, and so do the first words of many.
    create function noren_term_query(terms text[]) returns tsquery language sql immutable strict parallel safe as $$
      select coalesce(string_agg('(' || alternatives || ')', ' & '), '')::tsquery
      from unnest(terms[1:24]) term, lateral (
        select string_agg('(' || query || ')', ' | ') alternatives
        from string_to_table(term, E'\\n') spelling,
          lateral (select noren_search_query(array[case when position(E'\\n' in term) = 0 then spelling
            else left(spelling, 9) end])::text query) asked
        where query <> ''
      ) any_of
      where alternatives is not null
    $$;

    create function noren_has_terms(folded text, terms text[]) returns boolean
      language plpgsql immutable strict parallel safe as $$
    declare
      term text;
      spelling text;
      is_found boolean;
    begin
      foreach term in array terms loop
        is_found := position(term in folded) > 0;
        if not is_found and position(E'\\n' in term) > 0 then
          foreach spelling in array string_to_array(term, E'\\n') loop
            is_found := position(spelling in folded) > 0;
            exit when is_found;
          end loop;
        end if;
        if not is_found then
          return false;
        end if;
      end loop;
      return true;
    end $$;
  `.execute(db);
}
