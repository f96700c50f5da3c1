import { defineForm } from '../contract/define-form';
import { keycode } from './site';

/** What opens a shop that is only for those who know it. */
export const keycodeForm = defineForm({
  schema: {
    $id: 'keycode',
    title: 'キーコード',
    type: 'object',
    properties: { keycode: { ...keycode, 'x-kind': 'text' } },
    required: ['keycode'],
    additionalProperties: false,
  },
  lines: [['keycode']],
});
