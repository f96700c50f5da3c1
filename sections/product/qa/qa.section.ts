import { query } from '../../../schemas/query';
import { defineSection, type DataContext, type ViewProps } from '../../../src/layout/define-section';
import type { SettingsOf } from '../../../src/layout/define-settings';
import { qaSettings } from './qa.settings';

const data = ({ params }: DataContext<SettingsOf<typeof qaSettings>>) => ({
  qas: query('content.qas', { query: { product: params.key ?? '' } }),
});

export type QaProps = ViewProps<typeof qaSettings, ReturnType<typeof data>>;

export const qa = defineSection(qaSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./qa-default') },
});
