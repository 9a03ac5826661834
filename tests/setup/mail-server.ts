import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A letter as it arrived at a mail server. */
interface Arrived extends Email {
  /** The address of the envelope. */
  recipient: string;
  bytes: number;
  raw: string;
}

export interface MailServer {
  url: string;
  arrived: Arrived[];
  /** The letters to an address, in the order in which they came. */
  to(address: string): Arrived[];
  /** What the server says to an address instead of taking letters to it: a code and words. */
  refuse(address: string, code: number, words: string): void;
  close(): Promise<void>;
}

/** The path of the first link of a kind in a letter, such as `/reset-password/`; both parts must have it. */
export function linkIn(letter: Arrived | undefined, start: string): string {
  const found = new RegExp(`http://localhost:3000(${start}[\\w.-]+)`);
  const path = found.exec(letter?.text ?? '')?.[1];
  if (!path || !letter?.html?.includes(path)) throw new Error(`no ${start} in ${letter?.subject}`);
  return path;
}

/** A real SMTP server on this machine, which keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const refusals = new Map<string, { code: number; words: string }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // The site keeps its connection, for which the server would wait half a minute.
    closeTimeout: 1,
    onRcptTo({ address }, _session, answer) {
      const refusal = refusals.get(address);
      if (!refusal) return answer();
      answer(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        const [recipient] = session.envelope.rcptTo;
        void PostalMime.parse(raw).then((email) => {
          arrived.push({
            ...email,
            recipient: recipient?.address ?? '',
            bytes: raw.length,
            raw: raw.toString('utf8'),
          });
          answer();
        }, answer);
      });
    },
  });
  // A sender that is killed in the middle of a letter resets its connection, and nothing arrived.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    to: (address) => arrived.filter(({ recipient }) => recipient === address),
    refuse: (address, code, words) => refusals.set(address, { code, words }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
