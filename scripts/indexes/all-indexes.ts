import type { GeneratedIndex } from './generated-index';

export const allIndexes: readonly GeneratedIndex[] = [];
