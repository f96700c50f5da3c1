import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { linkedProvidersSettings } from './linked-providers.settings';

export const linkedProvidersData = defineData(linkedProvidersSettings, {
  needs: () => ({ links: query('provider.mine', {}), providers: query('auth.providers', {}) }),
  select: ({ links, providers }) => ({ links: links.data, offered: providers.data.map(({ name }) => name) }),
});

export type LinkedProvidersProps = PropsOf<typeof linkedProvidersData>;
