import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { drawnGuideSettings } from './drawn-guide.settings';

export const drawnGuideData = defineData(drawnGuideSettings, { needs: () => ({}) });

export type DrawnGuideProps = PropsOf<typeof drawnGuideData>;
