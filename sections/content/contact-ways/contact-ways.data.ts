import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { contactWaysSettings } from './contact-ways.settings';

export const contactWaysData = defineData(contactWaysSettings, {
  needs: () => ({ site: query('site.settings', {}) }),
});

export type ContactWaysProps = PropsOf<typeof contactWaysData>;
