/** Whose points, in which shop, and the moment that is asked for. */
export interface Ledger {
  readonly memberId: number;
  readonly channelId: string;
  readonly now: Date;
}

export interface NewPoints {
  readonly ledger: Ledger;
  readonly reason: 'earned' | 'granted' | 'returned';
  readonly points: number;
  /** Null: they do not end. */
  readonly expiresAt: Date | null;
  /** What the member is told of it. */
  readonly note: string;
}

export interface Taking {
  readonly ledger: Ledger;
  readonly reason: 'used' | 'withdrawn';
  readonly points: number;
  readonly note: string;
}
