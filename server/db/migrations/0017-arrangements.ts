import { type Kysely, sql } from 'kysely';

/** What stands in for a layout that cannot be used, and which addresses a shop's own pages cannot have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The last document of each address that a page could be drawn from: every node, restarted or not, falls back to
    -- the same. Written when a good document is first read; who takes the layout back takes it back, too.
    create table layout_last_good (
      channel_id text not null,
      kind text not null,
      page text not null,
      instance text not null,
      document text not null,
      primary key (channel_id, kind, page, instance),
      foreign key (channel_id, kind, page, instance) references layouts on update cascade on delete cascade
    );

    -- Where a screen stands, or the server itself answers; behind its first part a screen is found in capitals, too.
    create function noren_is_taken(path text) returns boolean immutable language sql as $$
      select '/' || split_part(path, '/', 2) || lower(substr(path, 2 + length(split_part(path, '/', 2)))) ~ ('^/(' || array_to_string(array[
        'ec', '(blog|maker|news|stylist)(/[^/]+)?', 'brand', 'catalog-order', 'contact(/confirm|/complete)?', 'coupon',
        'faq', 'flip-book', 'keycode', 'maintenance', 'popup', 'product(/[^/]+(/uos)?)?', 'sitemap', 'orders/receipt',
        'oauth/callback', 'cart(/(payment|shipping-add|shipping-detail|shipping-select|confirm|complete))?',
        'login(/unlock)?', 'login_sync', 'register(/complete)?', 'reminder(/reset|/username(/reset)?)?',
        'verify(/email)?', 'social-gift(/[^/]+)?/(shipping|delivery|confirm|complete)',
        'mypage', 'mypage/(address|card|memorial)(/add)?', 'mypage/(address|memorial)/[^/]+/edit',
        'mypage/(inquiry_history|list|message-center|order_history)(/[^/]+)?',
        'mypage/(measurement|name-embroidery|user_info)(/edit)?',
        'mypage/(bookmark|leave|login_history|logout|password|point)',
        'mypage/product_(history|request_history|search_history)',
        'robots[.]txt', 'sitemap[.]xml', '(v1|-|assets|images|payments|docs)(/.*)?'
      ], '|') || ')$')
    $$;

    -- Rows from before stay, unseen as they were; the log names them at each start.
    alter table static_pages add constraint static_pages_free_path check (not noren_is_taken(url)) not valid;
  `.execute(db);
}
