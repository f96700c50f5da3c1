import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { longText, longWord } from '../../samples/shop';
import type { LoginFormProps } from './login-form.data';
import { loginFormSettings } from './login-form.settings';

const settings = settingsOf(loginFormSettings);

const data = { isMemberOnly: false, phone: '0120-000-000', phoneHours: '平日 9:00〜17:00' };

export const loginFormFixtures = {
  ok: { settings, data },
  memberOnly: { settings, data: { ...data, isMemberOnly: true } },
  expired: { settings, data, query: { re: '1', redirect: '/mypage' } },
  long: {
    settings: settingsOf(loginFormSettings, { title: longWord.slice(0, 40), note: longText.slice(0, 200) }),
    data,
  },
} satisfies Record<string, FixtureOf<LoginFormProps>>;
