import type { LooseAnswer, Transport } from '../../src/api/transport';
import type { PageInfo } from '../../schemas/query';
import type { RequestContext } from '../request/request-context';
import type { RawAnswer } from './compiled-call';
import type { Dispatch } from './dispatch';
import { answerForError } from './error-answer';

const pageOf = (headers: Readonly<Record<string, string | number>>): PageInfo => ({
  total: Number(headers['x-total']),
  per: Number(headers['x-per-page']),
  last: Number(headers['x-last-page']),
  current: Number(headers['x-current-page']),
});

const looseAnswer = ({ status, body, headers = {} }: RawAnswer): LooseAnswer =>
  'x-total' in headers ? { status, body, headers, page: pageOf(headers) } : { status, body, headers };

/**
 * Calls handlers as plain functions, for one request of the server's own rendering: the same validation, and the same
 * answers to errors, without HTTP. It never throws.
 */
export const directTransport = (dispatch: Dispatch, context: RequestContext): Transport => ({
  ids: [...dispatch.calls.keys()],
  send: async (id, input) => {
    try {
      return looseAnswer(await dispatch.run(id, input, context));
    } catch (error) {
      return looseAnswer(answerForError(error, context.log));
    }
  },
});
