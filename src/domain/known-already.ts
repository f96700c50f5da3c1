/** What the mail to somebody who registers beside an account says of it, and what the screens quote. */
export const knownAlready = 'すでに会員としてご登録いただいています';
