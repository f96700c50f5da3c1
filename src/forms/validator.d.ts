declare module 'virtual:noren/validator/*' {
  /** Compiled validators by schema id (vite/form-validators.ts). */
  export const validators: import('@rjsf/validator-ajv8').ValidatorFunctions;
}
