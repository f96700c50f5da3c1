/** One shape for every error. What is inside the shop goes to the log, under the request's id, and never out. */
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { answerForError, Refusal } from '../http/error-answer';
import { sendAnswer } from '../http/send-answer';

export const errors = plugin(
  (app: FastifyInstance, _options: Record<never, never>, done: () => void) => {
    app.setErrorHandler((error, request, reply) => {
      reply.header('x-request-id', request.id);
      return sendAnswer(reply, answerForError(error, request.log));
    });
    app.setNotFoundHandler(() => Promise.reject(new Refusal('request.not-found')));
    done();
  },
  { name: 'errors' },
);
