import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { popupSettings } from './popup.settings';

export const popupData = defineData(popupSettings, { needs: () => ({}) });

export type PopupProps = PropsOf<typeof popupData>;
