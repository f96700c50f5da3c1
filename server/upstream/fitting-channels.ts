/** Of another shop's channels, those that keep the contract: one that does not must not close all others. */
import type { FastifyBaseLogger } from 'fastify';
import { channelEntry } from '../../schemas/site/site';
import { cutAt } from '../../src/lib/one-line';
import { compileAnswer } from '../http/ajv';

interface List {
  readonly data: readonly unknown[];
}

const isList = (body: unknown): body is List =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);

const longestName = 100;
const longestLine = 1_000;

/** What is wrong with an entry, by the name that it gives itself; null: nothing. */
const faultOf = (entry: unknown): string | null => {
  const validate = compileAnswer(channelEntry);
  if (validate(entry)) return null;
  const [error] = validate.errors ?? [];
  const { channel } = (entry ?? {}) as { readonly channel?: unknown };
  return `${String(JSON.stringify(channel)).slice(0, longestName)}: ${error?.instancePath ?? ''} ${error?.message ?? ''}`;
};

/** The body of `site.channels` without entries that are left out; the log says so once, until others are. */
export const fittingChannels = (log: Pick<FastifyBaseLogger, 'warn'>) => {
  let said = '';
  return (body: unknown): unknown => {
    if (!isList(body)) return body;
    const faults = body.data.map(faultOf);
    const data = body.data.filter((_, at) => faults[at] === null);
    // A list of nothing else is a fault, and told as one.
    if (data.length === 0) return body;
    const found = faults.filter((fault) => fault !== null).join('; ');
    if (found !== said && found !== '')
      log.warn(`channels of the other shop are left out: ${cutAt(longestLine, found)}`);
    said = found;
    return { ...body, data };
  };
};
