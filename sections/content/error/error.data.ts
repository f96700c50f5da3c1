import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { errorSettings } from './error.settings';

export const errorData = defineData(errorSettings, { needs: () => ({}) });

export type ErrorProps = PropsOf<typeof errorData>;
