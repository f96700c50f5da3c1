import { query } from '../../../schemas/query';
import { defineSection, type ViewProps } from '../../../src/layout/define-section';
import { noticesSettings } from './notices.settings';

// All slots at once: a shop without the slot `caution` still says that it does not sell.
const data = () => ({ messages: query('site.messages', {}) });

export type NoticesProps = ViewProps<typeof noticesSettings, ReturnType<typeof data>>;

export const notices = defineSection(noticesSettings, {
  data,
  hydrate: 'never',
  variants: { default: () => import('./notices-default') },
});
