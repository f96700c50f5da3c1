import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { freeTextSettings } from './free-text.settings';

const data = ({ settings }: DataContext<SettingsOf<typeof freeTextSettings>>) =>
  settings.code ? { area: query('site.freeArea', { params: { code: settings.code } }) } : {};

export type FreeTextProps = ViewProps<typeof freeTextSettings, ReturnType<typeof data>>;

export const freeText = defineSection(freeTextSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./free-text-default'),
    feature: () => import('./free-text-feature'),
  },
});
