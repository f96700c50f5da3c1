/** Providers of logins (OpenID Connect), and what they say of somebody. */
import type { ProviderLink } from '../accounts/accounts.types';

/** As the shop's configuration names one. */
export interface LoginProvider {
  /** Stands in addresses of the API. */
  readonly key: string;
  /** As shoppers know it. */
  readonly name: string;
  /** Its address, as its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** Origins beside the issuer's that the shop asks: where tokens and what is known of somebody come from. */
  readonly hosts: readonly string[];
  /** Ids of the channels that offer it; null: all. */
  readonly channels: readonly string[] | null;
}

/** Somebody whom a provider has sent, and what it says of them; '' where it says nothing. */
export interface ProviderPerson extends ProviderLink {
  readonly email: string;
  /** Whether the provider vouches for the mail address. */
  readonly isEmailVerified: boolean;
  readonly lastName: string;
  readonly firstName: string;
}
