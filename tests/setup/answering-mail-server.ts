import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a mail server answers at each step, instead of taking the email. */
export interface Answers {
  greeting?: string;
  /** The answer to a login. With it, the server asks for one. */
  auth?: string;
  mailFrom?: string;
  rcptTo?: string;
  /** The answer after the whole email. */
  message?: string;
  /** How long it thinks about each email before it answers. */
  thinksMs?: number;
  /** It says nothing at all. */
  hangs?: boolean;
  /** How long it takes for each letter of what it says. */
  dripsMs?: number;
  /** It is gone in the middle of each email. */
  breaksOff?: boolean;
  /** How many connections it takes at once; more are greeted with 421. */
  mostConnections?: number;
}

export interface AnsweringServer {
  /** With a user and a password where it asks for a login. */
  url: string;
  /** The recipients of the emails it took, in order. */
  taken: string[];
  /** How many connections it has had. */
  connections: () => number;
  /** Called before it answers to an email. */
  onMessage: (recipient: string) => Promise<void>;
  close(): Promise<void>;
}

/** A small SMTP server on this machine that says what a test has it say, word for word. */
export async function startAnsweringServer(answers: Answers = {}): Promise<AnsweringServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const taken: string[] = [];
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket).catch((error: NodeJS.ErrnoException) => {
      // A test that closes the server leaves the sender's connection in the middle.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });
  const converse = async (socket: Socket): Promise<void> => {
    const say = async (line: string) => {
      if (!answers.dripsMs) return void socket.write(`${line}\r\n`);
      for (const letter of `${line}\r\n`) {
        await wait(answers.dripsMs);
        socket.write(letter);
      }
    };
    if (answers.hangs) return;
    const isOver = sockets.size > (answers.mostConnections ?? Infinity);
    const greeting = isOver
      ? '421 4.7.0 Too many connections'
      : (answers.greeting ?? '220 mail.example ESMTP');
    await say(greeting);
    if (!greeting.startsWith('220')) return void socket.end();
    let recipient = '';
    let isMessage = false;
    let rest = '';
    for await (const part of socket) {
      rest += String(part);
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isMessage) {
          if (answers.breaksOff) return void socket.destroy();
          if (line !== '.') continue;
          isMessage = false;
          await running.onMessage(recipient);
          if (answers.thinksMs) await wait(answers.thinksMs);
          if (!answers.message) taken.push(recipient);
          await say(answers.message ?? '250 2.0.0 Taken');
        } else if (/^EHLO/i.test(line)) {
          await say('250-mail.example');
          await say(answers.auth ? '250 AUTH PLAIN' : '250 8BITMIME');
        } else if (/^AUTH/i.test(line)) await say(answers.auth ?? '235 2.7.0 Welcome');
        else if (/^MAIL/i.test(line)) await say(answers.mailFrom ?? '250 2.1.0 Fine');
        else if (/^RCPT/i.test(line)) {
          recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
          await say(answers.rcptTo ?? '250 2.1.5 Fine');
        } else if (/^DATA/i.test(line)) {
          isMessage = true;
          await say('354 Go on');
        } else if (/^QUIT/i.test(line)) {
          await say('221 2.0.0 Bye');
          socket.end();
        } else await say('250 2.0.0 Fine');
      }
    }
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const running: AnsweringServer = {
    url: `smtp://${answers.auth ? 'post:wrong@' : ''}127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    onMessage: () => Promise.resolve(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return running;
}
