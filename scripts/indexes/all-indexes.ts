import type { GeneratedIndex } from './generated-index';
import { sectionsIndex, settingsIndex } from './sections.index';
import { themeVariantsIndexes } from './theme-variants.index';

export const allIndexes: readonly GeneratedIndex[] = [sectionsIndex, settingsIndex, ...themeVariantsIndexes];
