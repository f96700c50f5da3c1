import { defineSettings } from '../../../src/layout/define-settings';

/** Stands on no page: the server draws it by itself, and the browser opens it over a list (storefront/browser/choosing.ts). */
export const productChoiceSettings = defineSettings({
  id: 'product-choice',
  version: 1,
  title: '一覧で開くサイズ・色の選択',
  pages: [],
  schema: { type: 'object', properties: {}, additionalProperties: false },
});
