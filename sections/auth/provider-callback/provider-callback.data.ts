import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { providerCallbackSettings } from './provider-callback.settings';

export const providerCallbackData = defineData(providerCallbackSettings, { needs: () => ({}) });

export type ProviderCallbackProps = PropsOf<typeof providerCallbackData>;
