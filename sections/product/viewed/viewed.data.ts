import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { viewedSettings } from './viewed.settings';

/** What somebody has looked at is their own: the browser asks for it, and the page keeps a place. */
export const viewedData = defineData(viewedSettings, { needs: () => ({}) });

export type ViewedProps = PropsOf<typeof viewedData>;
