/**
 * How much another shop may say in one answer. It is counted while it comes in: what is too much is neither kept nor
 * parsed, and its connection ends.
 */
import { UnreadableAnswer } from '../../src/api/errors';

export interface AnswerBounds {
  /** After decompression. */
  readonly bytes: number;
  /** Commas and brackets outside of texts, of which JSON has about one for each value. */
  readonly signs: number;
}

/** A page of a hundred products has 150 kB and 4,000 signs; the whole tree of a thousand categories 20,000. */
const usualBounds: AnswerBounds = { bytes: 4_000_000, signs: 200_000 };

const [quote, backslash, comma, bracket, brace] = Array.from('"\\,[{', (sign) => sign.charCodeAt(0));

/** Counts through the chunks of a JSON text. Of what is no JSON it counts some, which does no harm. */
const signCounter = (): ((chunk: Uint8Array) => number) => {
  let count = 0;
  let isInText = false;
  let isEscaped = false;
  return (chunk) => {
    // By index: an iterator takes ten times as long for each byte.
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (isEscaped) isEscaped = false;
      else if (byte === quote) isInText = !isInText;
      else if (isInText) isEscaped = byte === backslash;
      else if (byte === comma || byte === bracket || byte === brace) count += 1;
    }
    return count;
  };
};

/** The same response, whose body fails where it becomes too much. */
export const boundAnswer = (
  call: string,
  response: Response,
  { bytes, signs }: AnswerBounds = usualBounds,
): Response => {
  if (!response.body) return response;
  const countSigns = signCounter();
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > bytes) throw new UnreadableAnswer(call, `the body has more than ${bytes} bytes`);
      if (countSigns(chunk) > signs) throw new UnreadableAnswer(call, `the body has more than ${signs} values`);
      controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, headers });
};
