import { cartQuery } from '../../../src/domain/cart-queries';
import { optional } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { savedLinesSettings } from './saved-lines.settings';

const data = ({ cartToken }: DataContext<SettingsOf<typeof savedLinesSettings>>) => ({
  cart: optional(cartQuery(cartToken)),
});

export type SavedLinesProps = ViewProps<typeof savedLinesSettings, ReturnType<typeof data>>;

export const savedLines = defineSection(savedLinesSettings, {
  data,
  hydrate: 'load',
  variants: { default: () => import('./saved-lines-default') },
});
