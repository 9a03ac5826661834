import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { env } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { refusedAbout, type RefusedAbout, type SmtpFailure } from './refusals.ts';

/** A file that goes with an email. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** An email as a mail server gets it. */
export interface Message {
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[] | undefined;
  /** For answers; without it they go to the sender. */
  replyTo?: { name: string; address: string } | undefined;
  /** One line each, complete as they stand. */
  headers: Record<string, string>;
}

/** How a mail server refused an email, or why there was no answer. */
export class Refused extends Error {
  readonly about: RefusedAbout;

  constructor(message: string, about: RefusedAbout) {
    super(message);
    this.about = about;
  }
}

/** Whether somebody can read what is sent: outside production, emails are at /dev/mail. */
export const lettersArrive = (): boolean => Boolean(env().smtpUrl) || !env().production;

/** Where emails are written when there is no mail server. */
export const mailFolder = (): string => join(env().dataDir, 'mail');

/** Hands an email to the mail server, or writes it to a folder. Throws Refused with what the server said. */
export async function hand(message: Message): Promise<void> {
  const { smtpUrl } = env();
  if (!smtpUrl) return writeToFolder(message);
  const pool = await poolOf(smtpUrl);
  try {
    await pool.sendMail(mailOf(message));
  } catch (error) {
    if ((error as SmtpFailure).responseCode === tooMany) {
      limit().until = Date.now() + limitedFor;
      pool.close();
    }
    throw refusalOf(error);
  }
}

/** How long a mail server may take. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** How many emails are handed over at once, each on a connection of its own. */
const mostConnections = 3;
/** What a server says to more connections than it takes, or when it wants to be left alone (RFC 5321, 3.8). */
const tooMany = 421;
const limitedFor = 60 * 60_000;
const limit = () => processSingleton('smtp-limit', () => ({ until: 0 }));

/** How many emails are handed over at once: one for an hour after a server said that it takes no more. */
export const connectionsAtOnce = (): number => (Date.now() < limit().until ? 1 : mostConnections);

/** A pool of connections, which stay open between emails. */
const poolOf = (smtpUrl: string): Promise<Transporter> =>
  processSingleton(`smtp ${smtpUrl} ${connectionsAtOnce()} ${limit().until}`, async () => {
    const { createTransport } = await mailer();
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connectionsAtOnce(),
      maxMessages: 100,
      ...patience,
    });
  });

/** Read with the first email: a start that reads it takes longer. */
const mailer = () => import('nodemailer');

/** Greets the mail server and logs in, without an email. Throws Refused with what the server said. */
export async function greet(smtpUrl: string): Promise<void> {
  const { createTransport } = await mailer();
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.verify();
  } catch (error) {
    throw refusalOf(error);
  } finally {
    transport.close();
  }
}

const files = (): Promise<Transporter> =>
  processSingleton('mail-files', async () => {
    const { createTransport } = await mailer();
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });

async function writeToFolder(message: Message): Promise<void> {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true });
  const { message: bytes } = (await (await files()).sendMail(mailOf(message))) as {
    message: Buffer;
  };
  const path = join(folder, `${message.id}.eml`);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, path);
}

/** The Message-ID is the same at every try, so that a mail server can tell that it got one twice. */
const mailOf = ({ id, headers, ...message }: Message) => ({
  ...message,
  from: env().mailFrom,
  messageId: `<${id}@${senderDomain()}>`,
  headers: Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, { prepared: true, value }]),
  ),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The domain that emails come from. */
export const senderDomain = (): string =>
  /@([^\s<>@]+)>?$/.exec(env().mailFrom)?.[1] ?? 'localhost';

function refusalOf(error: unknown): Refused {
  const failure = error as SmtpFailure & Error;
  return new Refused((failure.response ?? failure.message).slice(0, 300), refusedAbout(failure));
}
