/** Logging in, registering, and what leads back to a forgotten password. */
import { screensOf } from './define-screens';

export const authScreens = screensOf({ access: 'auth', isFindable: false, frame: 'default' }, [
  {
    path: '/login',
    page: 'login',
    title: 'ログイン',
    query: ['redirect', 're'],
    loggedOut: true,
    sections: ['login-form'],
  },
  { path: '/login/unlock', page: 'login.unlock', title: 'アカウントのロック解除', loggedOut: true },
  {
    path: '/login_sync',
    page: 'login.sync',
    title: 'アカウントの連携',
    frame: 'simple',
    query: ['redirect'],
    sections: ['login-form'],
  },
  { path: '/register', page: 'register', title: '会員登録', loggedOut: true, sections: ['register-form'] },
  {
    path: '/register/complete',
    page: 'register.complete',
    title: '会員登録のお申し込みを受け付けました',
    sections: ['register-complete'],
  },
  {
    path: '/reminder',
    page: 'reminder',
    title: 'パスワードをお忘れの方',
    loggedOut: true,
    query: ['sent'],
    sections: ['reminder-form'],
  },
  {
    path: '/reminder/reset',
    page: 'reminder.reset',
    title: 'パスワードの再設定',
    loggedOut: true,
    query: ['token', 'done'],
    holdsSecret: true,
    sections: ['password-reset'],
  },
  {
    path: '/reminder/username',
    page: 'reminder.username',
    title: 'ログインIDをお忘れの方',
    loggedOut: true,
    query: ['sent'],
    sections: ['reminder-form'],
  },
  {
    path: '/reminder/username/reset',
    page: 'reminder.username-reset',
    title: 'ログインIDの再設定',
    loggedOut: true,
    query: ['token'],
    holdsSecret: true,
    sections: ['username-reset'],
  },
  { path: '/verify', page: 'verify', title: 'メールアドレスの確認', query: ['sent'], sections: ['verify-form'] },
  {
    path: '/verify/email',
    page: 'verify.email',
    title: 'メールアドレスの確認',
    query: ['token', 'done'],
    holdsSecret: true,
    sections: ['verify-email'],
  },
  // The answer of another provider: who comes back is nobody yet.
  { path: '/oauth/callback', page: 'oauth.callback', title: 'ログイン処理中', access: 'public', frame: 'simple' },
]);
