import { type Kysely, sql } from 'kysely';

// One character for one: PostgreSQL's translate() replaces the n-th of these by the n-th of those.
const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
const hiragana = between(0x3041, 0x3096) + 'ゝゞ';
const katakana = between(0x30a1, 0x30f6) + 'ヽヾ';

/**
 * Japanese is written without spaces, so products are found by pairs of characters (bigrams) over folded text: NFKC (full
 * and half width), lower case, hiragana as katakana. The last character of a run stands alone too, so that each
 * character begins a lexeme and a word of one character is found by prefix.
 *
 * Bigrams may occur apart from each other; the folded text is kept to make sure (noren_has_words). Statements that load
 * much set noren.defer_search = 'on' and call noren_refresh_search at the end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function noren_fold(input text) returns text language sql immutable strict parallel safe as $$
      select translate(lower(normalize(input, NFKC) collate "C"), ${sql.lit(hiragana)}, ${sql.lit(katakana)})
    $$;

    -- A loop, since it is called for every product: twice as fast as a query over the characters.
    create function noren_bigrams(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
    declare
      pairs text[] := '{}';
      before text := '';
      sign text;
    begin
      foreach sign in array string_to_array(folded, null) loop
        if sign in (' ', E'\\n', E'\\t', E'\\r') then
          if before <> '' then
            pairs := pairs || before;
          end if;
          before := '';
        else
          if before <> '' then
            pairs := pairs || (before || sign);
          end if;
          before := sign;
        end if;
      end loop;
      if before <> '' then
        pairs := pairs || before;
      end if;
      return pairs;
    end $$;

    -- The words of what somebody typed.
    create function noren_words(input text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct word), '{}')
      from regexp_split_to_table(noren_fold(input), '\\s+') word where word <> ''
    $$;

    -- A word of thousands of characters is narrowed down enough by its first bigrams.
    create function noren_search_query(words text[]) returns tsquery language sql immutable strict parallel safe as $$
      select coalesce(string_agg(
        '''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''' ||
          case when char_length(lexeme) = 1 then ':*' else '' end, ' & '), '')::tsquery
      from (
        select distinct lexeme
        from unnest(words[1:50]) word,
          lateral (select string_to_array(left(word, 33), null) chars) split,
          generate_series(1, greatest(cardinality(chars) - 1, 1)) i,
          lateral (select chars[i] || coalesce(chars[i + 1], '') lexeme) pair
        where word <> ''
        limit 200
      ) lexemes
    $$;

    create function noren_has_words(folded text, words text[]) returns boolean
      language plpgsql immutable strict parallel safe as $$
    declare
      word text;
    begin
      foreach word in array words loop
        if position(word in folded) = 0 then
          return false;
        end if;
      end loop;
      return true;
    end $$;

    create table product_search (
      product_id bigint primary key references products on delete cascade,
      folded text not null,
      bigrams tsvector generated always as (array_to_tsvector(noren_bigrams(folded))) stored
    );
    create index product_search_bigrams on product_search using gin (bigrams);

    create function noren_refresh_search(ids bigint[]) returns void language sql as $$
      insert into product_search as current (product_id, folded)
      select products.id, noren_fold(left(concat_ws(E'\\n', products.name, products.kana, lead, keywords, makers.name,
        makers.kana, brands.name, brands.kana,
        (select string_agg(categories.name, E'\\n' order by categories.id) from product_categories
          join categories on categories.id = category_id where product_id = products.id),
        (select string_agg(tags.name, E'\\n' order by tags.id) from product_tags join tags on tags.id = tag_id
          where product_id = products.id),
        (select string_agg(sku, E'\\n' order by skus.id) from skus where product_id = products.id)), 20000))
      from products
        left join makers on makers.id = maker_id
        left join brands on brands.id = brand_id
      where products.id = any (ids)
      on conflict (product_id) do update set folded = excluded.folded where current.folded <> excluded.folded
    $$;

    -- What was written, as ids of products; of an update only rows whose words differ.
    create function noren_search_changed() returns trigger language plpgsql as $$
    declare
      ids bigint[];
    begin
      if current_setting('noren.defer_search', true) = 'on' then
        return null;
      end if;
      case tg_argv[0]
        when 'product added' then select array_agg(id) into ids from later;
        when 'part added' then select array_agg(distinct product_id) into ids from later;
        when 'part removed' then select array_agg(distinct product_id) into ids from earlier;
        when 'product' then select array_agg(id) into ids from later join earlier using (id)
          where (later.name, later.kana, later.lead, later.keywords, later.maker_id, later.brand_id) is distinct from
            (earlier.name, earlier.kana, earlier.lead, earlier.keywords, earlier.maker_id, earlier.brand_id);
        when 'sku' then select array_agg(distinct later.product_id) into ids from later join earlier using (id)
          where later.sku <> earlier.sku;
        when 'maker' then select array_agg(id) into ids from products where maker_id in (select id
          from later join earlier using (id) where (later.name, later.kana) <> (earlier.name, earlier.kana));
        when 'brand' then select array_agg(id) into ids from products where brand_id in (select id
          from later join earlier using (id) where (later.name, later.kana) <> (earlier.name, earlier.kana));
        when 'category' then select array_agg(product_id) into ids from product_categories where category_id in (select id
          from later join earlier using (id) where later.name <> earlier.name);
        when 'tag' then select array_agg(product_id) into ids from product_tags where tag_id in (select id
          from later join earlier using (id) where later.name <> earlier.name);
      end case;
      if ids is not null then
        perform noren_refresh_search(ids);
      end if;
      return null;
    end $$;

    do $$
    declare
      kind text[];
    begin
      foreach kind slice 1 in array array[
        ['products', 'product added', 'insert', 'new table as later'],
        ['product_categories', 'part added', 'insert', 'new table as later'],
        ['product_categories', 'part removed', 'delete', 'old table as earlier'],
        ['product_tags', 'part added', 'insert', 'new table as later'],
        ['product_tags', 'part removed', 'delete', 'old table as earlier'],
        ['skus', 'part added', 'insert', 'new table as later'],
        ['skus', 'part removed', 'delete', 'old table as earlier'],
        ['products', 'product', 'update', 'old table as earlier new table as later'],
        ['skus', 'sku', 'update', 'old table as earlier new table as later'],
        ['makers', 'maker', 'update', 'old table as earlier new table as later'],
        ['brands', 'brand', 'update', 'old table as earlier new table as later'],
        ['categories', 'category', 'update', 'old table as earlier new table as later'],
        ['tags', 'tag', 'update', 'old table as earlier new table as later']
      ] loop
        execute format('create trigger %I after %s on %I referencing %s
          for each statement execute function noren_search_changed(%L)',
          'search_' || kind[3], kind[3], kind[1], kind[4], kind[2]);
      end loop;
    end $$;
  `.execute(db);
}
