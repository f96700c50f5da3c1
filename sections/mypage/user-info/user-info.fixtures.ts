import { profileTextsOf } from '../../../src/domain/profile-texts';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { fullUser, sampleUser } from '../../samples/member';
import { longText, longWord } from '../../samples/shop';
import type { UserInfoProps } from './user-info.data';
import { userInfoSettings } from './user-info.settings';

const settings = settingsOf(userInfoSettings);
const of = (user: typeof sampleUser) => ({ email: user.email, code: user.code, texts: profileTextsOf(user) });

export const userInfoFixtures = {
  ok: { settings, data: of(sampleUser) },
  saved: { settings, data: of(sampleUser), query: { saved: '1' } },
  long: {
    settings: settingsOf(userInfoSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data: of(fullUser),
  },
} satisfies Record<string, FixtureOf<UserInfoProps>>;
