/**
 * What every view may know of the shop and the screen. It is the same for all sections of a screen, holds nothing
 * personal but the kind of visitor, and is handed to the browser once.
 */
import type { Posted } from '../../schemas/contract/posted';
import type { VisitorKind } from '../../schemas/layout/document';
import { memberParameter } from '../lib/member-parameter';
import { createContext, useContext, type ReactNode } from 'react';

export type { Posted };

export interface ShopEnv {
  readonly channel: string;
  /** Path prefix of the channel, '' or '/gakuen'. Links go through `A` or `useHref`, never past it. */
  readonly prefix: string;
  readonly siteName: string;
  readonly theme: string;
  readonly page: string;
  /** The screen's own name, e.g. お知らせ; what it shows (a product, an entry) has a title of its own. */
  readonly title: string;
  /** Path and query of the screen, without the prefix. */
  readonly url: string;
  /** Whoever has not confirmed the mail address is a guest. */
  readonly visitor: VisitorKind;
  /** A guest who has registered, and has yet to confirm the mail address. */
  readonly isUnconfirmed?: true;
  /** On a member's own screens the mark of whose it is: what it sends says so (src/lib/member-mark.ts). */
  readonly drawnFor?: string;
  /** A login that is begun here leads back to nowhere (src/lib/way-to-login.ts). */
  readonly isNoWayBack?: true;
  /** Whether the shop sells at the moment (rule site.selling-flag). */
  readonly isSelling: boolean;
  /** Today in Japan, `2026-11-20`. */
  readonly today: string;
  /** Of a screen of the visitor's own, a key that nobody guesses: what its form does is done once for each drawing. */
  readonly drawing?: string;
  /** Where the shop stands for everybody, `https://shop.example`, on screens that are a visitor's own. */
  readonly origin?: string;
  /** The shop has no members: nothing leads to logging in (rule site.member-disabled). */
  readonly isMemberless?: true;
  /** The shop wants no record of what is done on its screens. */
  readonly isUnrecorded?: true;
  /** What came with a plain form that could not be taken as it was; the form shows it again with what is wrong. */
  readonly posted?: Posted;
}

const ShopContext = createContext<ShopEnv | null>(null);

export const ShopProvider = ({ env, children }: { env: ShopEnv; children: ReactNode }) => (
  <ShopContext.Provider value={env}>{children}</ShopContext.Provider>
);

export const useShop = (): ShopEnv => {
  const env = useContext(ShopContext);
  if (!env) throw new Error('useShop: no ShopProvider above this view');
  return env;
};

/** Whether a login is to be ended before somebody may do what a guest alone may: whoever is yet to be confirmed has one, too. */
export const useIsLoggedIn = (): boolean => {
  const { visitor, isUnconfirmed } = useShop();
  return visitor === 'member' || isUnconfirmed === true;
};

/** A screen on the way from the top page, which is not named, down to the one that is shown. */
export interface Crumb {
  readonly name: string;
  /** Without the channel's prefix. */
  readonly path: string;
}

const CrumbsContext = /* @__PURE__ */ createContext<readonly Crumb[]>([]);

export const CrumbsProvider = ({ crumbs, children }: { crumbs: readonly Crumb[]; children: ReactNode }) => (
  <CrumbsContext.Provider value={crumbs}>{children}</CrumbsContext.Provider>
);

/** The screen's crumbs; none where it is a top page. Browsers are not handed them: for sections that never hydrate. */
export const useCrumbs = (): readonly Crumb[] => useContext(CrumbsContext);

/** An address as the browser must see it: paths of the shop get the channel's prefix, all else stays as it is. */
const hrefIn = (env: Pick<ShopEnv, 'prefix'>, to: string): string =>
  to.startsWith('/') && !to.startsWith('//') ? env.prefix + to : to;

/** Where a form is posted to without script. On a member's own screen the address says whose the form is. */
export const useDo = (name: string): string => {
  const { drawnFor } = useShop();
  return useHref(`/-/do/${name}${drawnFor ? `?${memberParameter}=${drawnFor}` : ''}`);
};

export const useHref = (to: string): string => hrefIn(useShop(), to);
