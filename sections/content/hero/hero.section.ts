import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { heroSettings } from './hero.settings';

const data = ({ settings }: DataContext<SettingsOf<typeof heroSettings>>) => ({
  banners: query('content.banners', { query: { area: settings.area, is_show: 1 } }),
});

export type HeroProps = ViewProps<typeof heroSettings, ReturnType<typeof data>>;

export const hero = defineSection(heroSettings, {
  data,
  hydrate: 'never',
  variants: {
    default: () => import('./hero-default'),
    pair: () => import('./hero-pair'),
  },
});
