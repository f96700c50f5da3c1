/** What a body may be: JSON, of limited size (a call's `bodyBytes`, else the app's `bodyLimit`) and depth. Everything else is refused with a 4xx. */
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../http/error-answer';
import { jsonDepth } from '../http/json-depth';

const depthLimit = 32;

export const limits = plugin(
  (app: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
      const text = String(body);
      // Clients send the media type with every call (rule site.channel-header), also where there is nothing to say.
      if (text.trim() === '') return parsed(null, undefined);
      if (jsonDepth(text) > depthLimit) return parsed(new Refusal('request.malformed'), undefined);
      // Refuses `__proto__` and `constructor.prototype`, too.
      return parse(request, text, parsed);
    });
    done();
  },
  { name: 'limits' },
);
