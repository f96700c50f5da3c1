import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { heroSettings } from './hero.settings';

export const heroData = defineData(heroSettings, {
  needs: ({ settings }) => ({
    banners: query('content.banners', { query: { area: settings.area, is_show: 1 } }),
  }),
});

export type HeroProps = PropsOf<typeof heroData>;
