/** Where the header leads a member, in place of the login: also in a page that stays a guest's for what is typed on it. */
export const membersLink = { path: '/mypage', text: 'マイページ' } as const;
