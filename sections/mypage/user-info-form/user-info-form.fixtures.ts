import { profileTextsOf } from '../../../src/domain/profile-texts';
import { drawnWith } from '../../../src/domain/told-fingerprint';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { fullUser, sampleUser } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { UserInfoFormProps } from './user-info-form.data';
import { userInfoFormSettings } from './user-info-form.settings';

const of = (user: typeof sampleUser) => ({
  memberId: user.id,
  email: user.email,
  texts: profileTextsOf(user),
  ...drawnWith(user),
});

export const userInfoFormFixtures = {
  ok: { settings: settingsOf(userInfoFormSettings), data: of(sampleUser) },
  long: {
    settings: settingsOf(userInfoFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: of(fullUser),
  },
} satisfies Record<string, FixtureOf<UserInfoFormProps>>;
