import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { preparingSettings } from './preparing.settings';

export const preparingData = defineData(preparingSettings, { needs: () => ({}) });

export type PreparingProps = PropsOf<typeof preparingData>;
