import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { breadcrumbsSettings } from './breadcrumbs.settings';

/** The screen knows its crumbs (`useCrumbs`). */
export const breadcrumbsData = defineData(breadcrumbsSettings, { needs: () => ({}) });

export type BreadcrumbsProps = PropsOf<typeof breadcrumbsData>;
