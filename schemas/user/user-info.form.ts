import { defineForm } from '../contract/define-form';
import { profileFormLines, profileRadios, profileTexts } from './profile-form';
import { profileLines, requiredOfProfile } from './user';

/** What members change of what they have told: all of it but mail address and password. */
export const userInfoForm = defineForm({
  schema: {
    $id: 'user-info',
    title: '会員情報',
    type: 'object',
    properties: profileTexts,
    required: requiredOfProfile,
    additionalProperties: false,
    'x-no-link-across': profileLines,
  },
  lines: profileFormLines,
  radios: profileRadios,
});
