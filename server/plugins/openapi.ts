/** The API's documentation: a page at /docs, the document at /docs/openapi.json. */
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { CallGroups } from '../../schemas/contract/define-call';
import { openApiDocument } from '../openapi/document';

export interface OpenApiOptions {
  readonly contract: CallGroups;
}

/** Swagger UI writes style attributes into its markup and draws its icons from data URLs; no shop page does. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const openapi = async (app: FastifyInstance, { contract }: OpenApiOptions): Promise<void> => {
  const document = openApiDocument(contract);
  const text = JSON.stringify(document);
  await app.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(text) as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiConfig: { url: '/docs/openapi.json', docExpansion: 'none' },
    theme: { title: 'Noren API' },
  });
  app.get('/docs/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
};
