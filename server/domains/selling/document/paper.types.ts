/** A document before it is drawn: all that stands on it, in words. */
export interface Goods {
  /** May have several lines. */
  readonly name: string;
  /** It is what is done to goods, and stands below them. */
  readonly isDone: boolean;
  readonly unitJpy: number;
  readonly quantity: number;
  readonly subtotalJpy: number;
}

export interface GoodsOfPlace {
  /** Whom they go to, and below it, where that is told, the address; empty: all goods go to one place. */
  readonly place: readonly string[];
  readonly goods: readonly Goods[];
}

export interface Paper {
  readonly title: string;
  /** Beside the title, such as 再発行; empty: nothing. */
  readonly mark: string;
  /** Dates and numbers, each with its name. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** One of them, by which a further page is known to belong to it. */
  readonly known: readonly [name: string, text: string];
  /** Whom it is for, with 様 or 御中; empty: a line to write that on, with 様. */
  readonly to: string;
  readonly amount: { readonly name: string; readonly jpy: number };
  /** Below the amount. */
  readonly words: readonly string[];
  readonly goods: readonly GoodsOfPlace[];
  readonly sums: readonly (readonly [name: string, amount: string])[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Who gives it: name, address, telephone, registration number. */
  readonly issuer: readonly string[];
}
