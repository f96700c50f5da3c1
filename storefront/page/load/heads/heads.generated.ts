// Written by `npm run index` from the files that it lists.
import { catalogHeads } from './catalog.heads';
import { contentHeads } from './content.heads';
import { siteHeads } from './site.heads';

export const heads = {
  ...catalogHeads,
  ...contentHeads,
  ...siteHeads,
} as const;
