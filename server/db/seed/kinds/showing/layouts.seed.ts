import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutDocument } from '../../../../../schemas/layout/document';
import type { PageId } from '../../../../../schemas/screens/pages';
import { themeLayouts } from '../../../../../themes/layouts';
import { themeIds, type ThemeId } from '../../../../../themes/theme-ids';
import type { SeedContext, SeedStep } from '../../seed-kind';
import { insertMissing } from '../../upsert';

const isTheme = (id: string): id is ThemeId => themeIds.some((known) => known === id);

/** The engine's tests resolve every one of these. */
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as LayoutDocument & { readonly page: PageId };

/** The pages that a shop arranges itself, `layouts/<page>.json` in its folder; the others follow its theme. */
export const layoutsOf = ({ folder }: Pick<SeedContext, 'folder'>) => {
  const layouts = join(folder, 'layouts');
  if (!existsSync(layouts)) return [];
  return readdirSync(layouts)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => read(join(layouts, name)));
};

/** Publishes what the shop says itself; what it has arranged already is left alone. */
export const layoutsSeed: SeedStep = {
  async write({ db, channel: { id, theme }, folder }) {
    const base = isTheme(theme) ? themeLayouts[theme].pages : {};
    const rows = layoutsOf({ folder }).map((document) => ({
      channel_id: id,
      kind: 'page' as const,
      page: document.page,
      instance: '',
      document: JSON.stringify(document),
      base_snapshot: JSON.stringify(base[document.page] ?? null),
      revision: 1,
    }));
    await insertMissing(db, 'layouts', rows);
  },
};
