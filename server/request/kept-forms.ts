/** Plain forms that a browser keeps until a screen has shown them again. */
import type { FastifyRequest } from 'fastify';
import type { Posted } from '../../schemas/contract/posted';
import type { ActionName } from '../../src/actions/action-of';
import type { Channel } from './request-context';
import type { Visit } from './visit';

/** The screen's, without the channel's prefix. */
export interface Place {
  readonly channel: Channel;
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Why it is shown again: the shop has refused it, nobody was logged in any more, or the form of this name is what comes next.
 * The next one for the same reason ends the one before.
 */
export type Again = 'refused' | 'unsent' | ActionName;

export interface Kept {
  readonly why: Again;
  readonly posted: Posted;
}

export interface KeptForms {
  /**
   * For the member for whom the form was drawn, where it says so (server/request/member-mark.ts).
   *
   * @returns the address of the screen that shows it again; null: it is not kept, as one that is too large
   */
  keep(visit: Visit, screen: string, kept: Kept): string | null;
  /** What the screen shows again; null: nothing of this browser's. */
  find(request: Pick<FastifyRequest, 'headers' | 'isSecure'>, wanted: Place): Posted | null;
  /** The shop has taken what these actions sent. */
  end(visit: Visit, actions: readonly ActionName[]): void;
}
