/** Written by vite/recorded-names.ts. */
declare module 'virtual:noren/recorded-names' {
  export const apart: RegExp;
  export const plain: RegExp;
  export const unread: RegExp;
  export const hiddenField: RegExp;
  export const telling: RegExp;
}
