import type { GeneratedIndex } from './generated-index';
import { migrationsIndex } from './migrations.index';
import { tablesIndex } from './tables.index';

export const allIndexes: readonly GeneratedIndex[] = [migrationsIndex, tablesIndex];
