/** Written by vite/wire.ts. */
declare module 'virtual:noren/wire/*' {
  export const wire: import('../../schemas/contract/wire').Wire;
}
