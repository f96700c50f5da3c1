import { query } from '../../../schemas/query';
import { defineData, type PropsOf } from '../../../src/layout/define-data';
import { pageOf } from '../../../src/lib/page-of';
import { pointHistorySettings } from './point-history.settings';

export const pointHistoryData = defineData(pointHistorySettings, {
  needs: ({ settings, query: asked }) => ({
    points: query('point.points', {}),
    entries: query('point.histories', { query: { page: pageOf(asked.page), per: settings.limit } }),
  }),
});

export type PointHistoryProps = PropsOf<typeof pointHistoryData>;
