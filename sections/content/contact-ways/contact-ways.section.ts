import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { contactWaysSettings } from './contact-ways.settings';

const data = () => ({ site: query('site.settings', {}) });

export type ContactWaysProps = ViewProps<typeof contactWaysSettings, ReturnType<typeof data>>;

export const contactWays = defineSection(contactWaysSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./contact-ways-default') },
});
