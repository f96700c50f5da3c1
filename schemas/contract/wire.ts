/**
 * What it takes to send a call, without any schema. The build writes it into the browser's client (vite/wire.ts), so
 * that no schema is downloaded only to make a request.
 */
import { pageDefaults } from './page-sizes';
import { commonResponses, type CallDefinition, type CallGroups, type Method } from './define-call';

export interface WireCall {
  readonly method: Method;
  readonly path: string;
  readonly withoutToken?: true;
  /** Its body is sent as a form (multipart/form-data), with the files in it. */
  readonly isForm?: true;
  /** Statuses that the call itself declares. */
  readonly statuses: readonly number[];
  /** Of a paged list, whose answer carries the pagination headers: how many entries a page has by default. */
  readonly pageSize?: number;
}

export interface Wire {
  /** By id, e.g. `catalog.product`. */
  readonly calls: Readonly<Record<string, WireCall>>;
  /** Statuses that every call may answer. */
  readonly commonStatuses: readonly number[];
}

const pageSizeOf = ({ query, responses }: CallDefinition): number | undefined => {
  const isPaged = Object.values(responses).some(
    ({ headers }) => headers?.properties !== undefined && 'x-total' in headers.properties,
  );
  if (!isPaged) return undefined;
  const per = query?.properties?.per;
  return typeof per === 'object' && typeof per.default === 'number' ? per.default : pageDefaults.per;
};

const wireCall = (call: CallDefinition): WireCall => {
  const pageSize = pageSizeOf(call);
  return {
    method: call.method,
    path: call.path,
    statuses: Object.keys(call.responses).map(Number),
    ...(call.withoutToken ? { withoutToken: true } : {}),
    ...(call.files ? { isForm: true } : {}),
    ...(pageSize === undefined ? {} : { pageSize }),
  };
};

export const wireOf = (groups: CallGroups): Wire => ({
  calls: Object.fromEntries(
    Object.entries(groups).flatMap(([domain, group]) =>
      Object.entries(group).map(([name, call]) => [`${domain}.${name}`, wireCall(call)]),
    ),
  ),
  commonStatuses: Object.keys(commonResponses).map(Number),
});
