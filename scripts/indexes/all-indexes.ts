import { join } from 'node:path';
import { actionsIndex } from './actions.index';
import { contractIndexesOf } from './contract.index';
import { faceSignsIndex } from './face-signs.index';
import { flashesIndex } from './flashes.index';
import { flowEventsIndex } from './flow-events.index';
import { formsIndex } from './forms.index';
import type { GeneratedIndex } from './generated-index';
import { layoutsIndex } from './layouts.index';
import { migrationsIndex } from './migrations.index';
import { headsIndex, screensIndex } from './screens.index';
import { ownIndex } from './own.index';
import { sectionsIndex, settingsIndex } from './sections.index';
import { seedKindsIndex } from './seed-kinds.index';
import { tablesIndex } from './tables.index';
import { themeVariantsIndexes } from './theme-variants.index';
import { themeIdsIndex, themesIndex } from './themes.index';
import { wingsIndexes } from './wings.index';

export const allIndexes: readonly GeneratedIndex[] = [
  actionsIndex,
  faceSignsIndex,
  flashesIndex,
  flowEventsIndex,
  formsIndex,
  headsIndex,
  layoutsIndex,
  migrationsIndex,
  ownIndex,
  screensIndex,
  sectionsIndex,
  seedKindsIndex,
  settingsIndex,
  tablesIndex,
  themeIdsIndex,
  themesIndex,
  ...contractIndexesOf(join(import.meta.dirname, '../..')),
  ...themeVariantsIndexes,
  ...wingsIndexes,
];
