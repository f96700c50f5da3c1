/** Written by vite/recorded-names.ts. */
declare module 'virtual:noren/recorded-names' {
  export const plain: ReadonlySet<string>;
  export const plainEnd: RegExp;
  export const unread: ReadonlySet<string>;
  export const hiddenField: RegExp;
}
