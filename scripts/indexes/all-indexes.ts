import type { GeneratedIndex } from './generated-index';
import { layoutsIndex } from './layouts.index';

export const allIndexes: readonly GeneratedIndex[] = [layoutsIndex];
