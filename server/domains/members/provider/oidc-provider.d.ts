/** Of the provider that tests log in at, as much as they use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Asked {
    readonly oidc: {
      readonly provider: Provider;
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
    };
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: { readonly clientId: string; readonly accountId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  export { Provider as default };
  export type { Asked };
}
