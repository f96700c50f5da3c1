/** Plain forms, for the routes of one plugin: the API itself takes JSON only. Their body is a URLSearchParams. */
import type { FastifyInstance } from 'fastify';

const mediaType = 'application/x-www-form-urlencoded';
const bodyLimitBytes = 20_000;

export const takeForms = (app: FastifyInstance): void => {
  // Another plugin may have taught the whole app to read forms in its own way.
  app.removeContentTypeParser(mediaType);
  app.addContentTypeParser(mediaType, { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
    parsed(null, new URLSearchParams(String(body))),
  );
};
