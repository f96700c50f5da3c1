/**
 * Gives each shop a document of its own for every page and frame that follows its theme, so that a test can change one.
 * Nothing looks different: they are the theme's own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

type Query = (sql: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

type Base = { readonly kind: 'page' | 'frame'; readonly page: string; readonly document: string };

const basesIn = (folder: string): Base[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => {
      const document = readFileSync(join(folder, path), 'utf8');
      const { page } = JSON.parse(document) as { page: string };
      return { kind: path.split(sep).includes('frames') ? 'frame' : 'page', page, document };
    });

/** The theme's own come first, and what is published stays. Answers how to undo it. */
export const publishThemes = async (query: Query): Promise<() => Promise<void>> => {
  const channels = await query('select id, theme from channels');
  const undo: (() => Promise<unknown>)[] = [];
  for (const { id, theme } of channels)
    for (const folder of [`themes/${String(theme)}/layouts`, 'themes/layouts'])
      for (const { kind, page, document } of basesIn(folder)) {
        const added = await query(
          `insert into layouts (channel_id, kind, page, document) values ($1, $2, $3, $4)
           on conflict do nothing returning page`,
          [id, kind, page, document],
        );
        if (added.length > 0)
          undo.push(() =>
            query('delete from layouts where channel_id = $1 and kind = $2 and page = $3', [id, kind, page]),
          );
      }
  return async () => {
    for (const remove of undo) await remove();
  };
};
