/** What passes between server and browser: with the first page as JSON in the HTML, later as one answer a navigation. */
import type { ShopEnv } from '../../src/ui/shop-context';
import type { IslandInput } from './island-input';

export interface IslandPayload {
  readonly id: string;
  readonly hydrate: 'load' | 'idle' | 'visible' | 'touch';
  /** Address of the view's module. */
  readonly url: string;
  /** Of an island that waits: all scripts that it needs, to be fetched at once when its time has come. */
  readonly preloads?: readonly string[];
  readonly input: IslandInput;
}

export interface ScreenPayload {
  readonly env: ShopEnv;
  /** Differs where the frame differs; a navigation to a screen in another frame is a page load. */
  readonly frame: string;
  /** Same page and same subject: what a visitor did on it (a chosen variant) is kept. */
  readonly subject: string;
  readonly islands: readonly IslandPayload[];
}

export type NavigationAnswer =
  | {
      readonly kind: 'screen';
      readonly status: number;
      readonly payload: ScreenPayload;
      readonly title: string;
      /** Canonical address, or null for a screen that search engines shall not keep. */
      readonly canonical: string | null;
      readonly main: string;
      readonly css: Readonly<Record<string, string>>;
      readonly pageStyle: string;
      /** Scripts that its early islands need. */
      readonly preloads: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** The sheet in which a product of a list is chosen, drawn by the server. */
export interface ChoiceAnswer {
  readonly html: string;
  readonly css: Readonly<Record<string, string>>;
}

/** Where the browser asks for a product's sheet, below the channel's prefix: `/-/choose/{product key}`. */
export const choicePath = '/-/choose/';

/** Where the browser asks for a navigation's answer, below the channel's prefix: `/-/screen?url=<path and query>`. */
export const navigationPath = '/-/screen';
