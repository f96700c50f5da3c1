/** A mail server that speaks as much SMTP as a client needs, and keeps what it is given. */
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TakenMail {
  readonly from: string;
  readonly recipients: readonly string[];
  /** Header lines without their folds, encoded words read. */
  readonly headers: readonly string[];
  readonly text: string;
  /** Null: it has none. */
  readonly html: string | null;
}

const decodeWords = (line: string): string =>
  line
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString())
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
      decodeURIComponent(word.replaceAll('_', ' ').replaceAll('=', '%')),
    );

const decoded = (body: string): string => Buffer.from(body, 'base64').toString();

/** The body itself, or of one that says the same in several ways each of them. */
const partsOf = (headers: readonly string[], body: string): Pick<TakenMail, 'text' | 'html'> => {
  const boundary = /boundary="?([^";]+)/.exec(
    headers.find((line) => /^content-type: multipart/i.test(line)) ?? '',
  )?.[1];
  if (boundary === undefined) return { text: decoded(body), html: null };
  const parts = body.split(`--${boundary}`);
  const partOf = (type: string): string | undefined => {
    const part = parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`));
    return part && decoded(part.slice(part.indexOf('\r\n\r\n')));
  };
  return { text: partOf('text/plain') ?? '', html: partOf('text/html') ?? null };
};

const addressIn = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? '';

const read = (from: string, recipients: readonly string[], data: string): TakenMail => {
  const end = data.indexOf('\r\n\r\n');
  const headers = data
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map(decodeWords);
  return { from, recipients, headers, ...partsOf(headers, data.slice(end)) };
};

export interface SmtpServer {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** What it answers to a recipient. */
  answerTo: (recipient: string) => string;
  close(): Promise<void>;
}

/** @param port to listen on once more; 0 takes any free one */
export const openSmtpServer = async (port = 0): Promise<SmtpServer> => {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const smtp: Pick<SmtpServer, 'answerTo'> = { answerTo: () => '250 OK' };

  const converse = (socket: Socket): void => {
    sockets.add(socket);
    let [from, recipients, data, rest]: [string, string[], string | null, string] = ['', [], null, ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (data !== null) {
        if (line !== '.') return void (data += `${line.replace(/^\.\./, '.')}\r\n`);
        taken.push(read(from, recipients, data));
        [recipients, data] = [[], null];
        say('250 taken');
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 test');
      else if (/^MAIL FROM/i.test(line)) say(((from = addressIn(line)), '250 OK'));
      else if (/^RCPT TO/i.test(line)) {
        const answer = smtp.answerTo(addressIn(line));
        if (answer.startsWith('250')) recipients.push(addressIn(line));
        say(answer);
      } else if (/^DATA/i.test(line)) say(((data = ''), '354 go on'));
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 OK');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    say('220 test ESMTP');
  };

  const server = createServer(converse);
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: chosen } = server.address() as AddressInfo;
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${chosen}`,
    taken,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        sockets.forEach((socket) => socket.destroy());
      }),
  });
};
