import { actionsIndex } from './actions.index';
import type { GeneratedIndex } from './generated-index';
import { layoutsIndex } from './layouts.index';
import { migrationsIndex } from './migrations.index';
import { tablesIndex } from './tables.index';

export const allIndexes: readonly GeneratedIndex[] = [actionsIndex, layoutsIndex, migrationsIndex, tablesIndex];
