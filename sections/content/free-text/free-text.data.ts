import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { freeTextSettings } from './free-text.settings';

export const freeTextData = defineData(freeTextSettings, {
  needs: ({ settings }) => (settings.code ? { area: query('site.freeArea', { params: { code: settings.code } }) } : {}),
});

export type FreeTextProps = PropsOf<typeof freeTextData>;
