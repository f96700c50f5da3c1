/**
 * A screen of the shop as a row: everything that is said of it, said once. From the rows come page ids, addresses and
 * guards, the frame and the built-in minimum of each page, the type of what its head is written from, what a sitemap may
 * hold and robots are kept from, and `npm run routes`.
 *
 * To add a screen: a row in the file of its area.
 */
import type { CheckoutStep } from '../cart/steps';
import type { GiftStep } from '../gift/steps';
import type { FrameId } from './frames';

/** Whose screen it is: everybody's, a cart's, one of logging in and registering, a gift's receiver's, a member's. */
export type Access = 'public' | 'cart' | 'auth' | 'gift' | 'member';

/** What a whole area has in common; a row may say otherwise. */
interface Area {
  readonly access: Access;
  /** Search engines may keep it. */
  readonly isFindable: boolean;
  /** The frame that it stands in where its document names none. */
  readonly frame: FrameId;
  /** Its crumbs name the way there: the screens at the beginnings of its path. Absent: it is reached from anywhere. */
  readonly isNested?: true;
}

/**
 * What a screen is about: a read of the contract, and which part of the path, or which parameter of the query, fills each
 * of its parameters.
 */
interface Subject {
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A read that lists what stands at a screen's addresses; one with pages is read to its end. */
export interface Listing<Param extends string = string> {
  readonly call: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Which property of an item fills which part of the path; a name that is no part of it is one of the query. */
  readonly fills: Readonly<Record<Param, string>>;
  /** Of a tree: the property that holds the items below one. */
  readonly children?: string;
  /** The property that says how much an item's screen shows; where it is nothing, neither it nor those below are listed. */
  readonly count?: string;
}

interface Row extends Partial<Area> {
  /** `{name}` is one part of the path, `{name?}` may be missing, `*` is the rest, under the name `rest`. */
  readonly path: `/${string}`;
  /** What layout documents call it by. */
  readonly page: string;
  /** The title where the subject gives none. */
  readonly title: string;
  /** A 404 of it makes the screen a 404. */
  readonly subject?: Subject;
  /** What is advised where there is no such subject; absent: that its address may have changed. */
  readonly missingAdvice?: string;
  /** The screen that leads to the subject whoever has not got its address: who asks for none is led there, and a 404 names it. */
  readonly missingHelp?: { readonly path: `/${string}`; readonly title: string };
  /** Many pages of one id: each may have a layout document of its own, whose `instance` is its path (`/law`). */
  readonly hasInstances?: true;
  /** Query parameters that change what is drawn; all others (campaign marks and the like) are ignored. */
  readonly query?: readonly string[];
  /** Those of `query` that make a page of its own for search engines, as `page` does everywhere; others sort and narrow. */
  readonly pagesBy?: readonly string[];
  /** Those of `query` that are words somebody searches for: what they find is no page for search engines. */
  readonly searchedBy?: readonly string[];
  /** Which of `sections` shows what the query asks for; while it has nothing to show, search engines do not keep the screen. */
  readonly list?: string;
  /** What a sitemap names the screen's addresses from, beside a path without parts to fill. Null: nothing lists them. */
  readonly listedBy?: Listing | null;
  /** A member has nothing to do here and is sent on, but with one of `secrets`: the screen itself says what is to be done first. */
  readonly loggedOut?: true;
  /**
   * The parameters of its address, of the path or the query, that open something, such as the token of a mailed link. With
   * one the screen is drawn for each request and kept nowhere; no capsule holds what they say.
   */
  readonly secrets?: readonly [string, ...string[]];
  /** It stays open however a shop is gated, as the screens of logging in do. */
  readonly isUngated?: true;
  /** It leads to members' screens, though everybody's: a shop without members has none of it. */
  readonly isOfMembers?: true;
  /** A member who has not confirmed the mail address, and is a guest elsewhere, may use it. */
  readonly isForUnconfirmed?: true;
  /** What is done here ends the login: with `done` in its query a guest sees the screen, too, and reads so. */
  readonly endsLogin?: true;
  /** A step of the checkout: it opens when all steps before it are complete. */
  readonly step?: CheckoutStep;
  /** A step of receiving a gift: it opens when all before it are done. */
  readonly giftStep?: GiftStep;
  /** The built-in minimum: the sections of a page for which nobody has a document that can be used. None: it says that it is being made. */
  readonly sections?: readonly string[];
}

/** A row as it is used. */
export interface ScreenDefinition extends Row, Area {
  readonly access: Access;
  readonly isFindable: boolean;
  readonly frame: FrameId;
}

type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? Optional : Name) | ParamIn<Rest>
  : Path extends `${string}*`
    ? 'rest'
    : never;

/** A screen at many addresses that search engines may keep has to say what lists them. */
type Listed<In extends Area, Of extends Row> = (
  Of extends { readonly isFindable: infer Own } ? Own : In['isFindable']
) extends false
  ? unknown
  : [ParamIn<Of['path']>] extends [never]
    ? unknown
    : { readonly listedBy: Listing<ParamIn<Of['path']>> | null };

type OneOf<List> = List extends readonly (infer One)[] ? One : never;

/** What an address says to the screen. */
type SaidTo<Of extends Row> = ParamIn<Of['path']> | OneOf<Of['query']>;

/** Names of what stands elsewhere in the row. */
interface Named<Of extends Row> {
  readonly subject?: {
    readonly params: Readonly<Record<string, SaidTo<Of>>>;
    readonly query?: Readonly<Record<string, SaidTo<Of>>>;
  };
  readonly pagesBy?: readonly OneOf<Of['query']>[];
  readonly searchedBy?: readonly OneOf<Of['query']>[];
  readonly list?: OneOf<Of['sections']>;
  readonly secrets?: readonly SaidTo<Of>[];
}

/** Rows with what their area has in common; page ids and calls keep their literal types. */
export const screensOf = <const In extends Area, const Rows extends readonly Row[]>(
  area: In,
  rows: { readonly [At in keyof Rows]: Rows[At] & Listed<In, Rows[At]> & Named<Rows[At]> },
): readonly (Rows[number] & Area)[] => rows.map((row) => ({ ...area, ...row }));

/** An area of everybody's screens. */
export const open = { access: 'public', isFindable: true, frame: 'default' } as const satisfies Area;
