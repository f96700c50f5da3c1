import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { layoutDocumentSchema } from '../../../schemas/layout/document';
import { themeLayouts } from '../../../themes/layouts';
import { readShops } from './read-shop';
import { layoutsOf } from './kinds/showing/layouts.seed';

const isWellWritten = new Ajv2020({ strict: false }).compile(layoutDocumentSchema);

describe.each(readShops().map((shop) => [shop.shop.channel.id, shop] as const))('what %s arranges', (_, shop) => {
  const bases: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
    Object.entries(themeLayouts).map(([theme, { pages }]) => [theme, pages]),
  );

  it('is well written, and differs from its theme', () => {
    const documents = layoutsOf(shop);
    expect(documents.map(({ page }) => page)).toEqual(['ec', 'popup', 'top']);
    for (const document of documents) {
      expect(isWellWritten(document), JSON.stringify(isWellWritten.errors)).toBe(true);
      expect(document).not.toEqual(bases[shop.shop.channel.theme]?.[document.page]);
    }
  });
});

describe('a theme', () => {
  it("promises no service and no price, which are a shop's own word", () => {
    expect(JSON.stringify(themeLayouts)).not.toMatch(/\d円|無料|承ります|営業日/);
  });
});
