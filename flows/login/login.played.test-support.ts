import { onFirst, type PlayedFlow } from '../played-flow.test-support';
import { runLogin } from './login-runtime';

export const played: PlayedFlow<'login'> = {
  flow: 'login',
  meet: ({ shop }) => onFirst(() => runLogin(shop, { asked: null, redirect: '', isJoining: false })),
  passed: ['begins'],
};
