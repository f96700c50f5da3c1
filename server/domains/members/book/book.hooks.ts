/** What an address book asks of the wing that delivers ([ADR 10](../../../../docs/adr/0010-wings-and-hooks.md)). */
import type { Prefecture } from '../../../../schemas/contract/fields';

export interface Place {
  readonly postal_code: string;
  readonly prefecture: Prefecture;
}

export interface PlaceHooks {
  /** Why the parts of an address cannot belong together, in Japanese for the shopper; null: nothing is known against it. */
  readonly refusalOf: (place: Place) => Promise<string | null>;
}
