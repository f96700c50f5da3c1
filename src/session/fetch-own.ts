/** What is the visitor's own on a page that is the same for many, asked for by the browser (schemas/own-answer.ts). */
import type { VisitorKind } from '../../schemas/layout/document';
import { ownPath, type OwnAnswer } from '../../schemas/own-answer';

export interface OwnAsker {
  /** Path prefix of the channel, '' or '/gakuen'. */
  readonly prefix: string;
  readonly visitor: VisitorKind;
}

/** @throws where the shop has no such answer */
export const fetchOwn = async ({ prefix }: Pick<OwnAsker, 'prefix'>, signal?: AbortSignal): Promise<OwnAnswer> => {
  const answer = await fetch(prefix + ownPath, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${ownPath} answered ${answer.status}`);
  // Written by our own server.
  return (await answer.json()) as OwnAnswer;
};
