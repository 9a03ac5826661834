import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';

/** A letter as a mail server gets it. */
export interface Message {
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** For answers; without it they go to the sender. */
  replyTo?: { name: string; address: string } | undefined;
  /** One line each, complete as they stand. */
  headers: Record<string, string>;
}

/** How a mail server refused a letter. */
export class Refused extends Error {
  readonly isForGood: boolean;
  readonly isAboutAddress: boolean;

  constructor(
    message: string,
    { isForGood, isAboutAddress }: { isForGood: boolean; isAboutAddress: boolean },
  ) {
    super(message);
    this.isForGood = isForGood;
    this.isAboutAddress = isAboutAddress;
  }
}

/** Whether somebody can read what is sent: outside production, letters are at /dev/mail. */
export const lettersArrive = (): boolean => Boolean(env().smtpUrl) || !env().production;

/** Where letters lie that no mail server takes. */
export const mailFolder = (): string => join(env().dataDir, 'mail');

/**
 * Hands a letter to the mail server, or without one writes it to the folder of letters. Throws Refused
 * with what the server said.
 */
export async function hand(message: Message): Promise<void> {
  const { smtpUrl } = env();
  return smtpUrl ? handToServer(smtpUrl, message) : writeToFolder(message);
}

async function handToServer(smtpUrl: string, message: Message): Promise<void> {
  try {
    await server(smtpUrl).sendMail(mailOf(message));
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A pool of two connections, which stay open between letters. */
const server = (smtpUrl: string): Transporter =>
  processSingleton(`smtp ${smtpUrl}`, () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      maxMessages: 100,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    }),
  );

const files = (): Transporter =>
  processSingleton('mail-files', () =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );

async function writeToFolder(message: Message): Promise<void> {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true });
  const { message: bytes } = (await files().sendMail(mailOf(message))) as { message: Buffer };
  const path = join(folder, `${message.id}.eml`);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, path);
}

/** The same Message-ID at every try, so that a mail server that got it twice can tell. */
const mailOf = ({ id, to, subject, text, html, replyTo, headers }: Message) => ({
  from: env().mailFrom,
  to,
  subject,
  text,
  html,
  replyTo,
  messageId: `<${id}@${senderDomain()}>`,
  headers: Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, { prepared: true, value }]),
  ),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The domain that letters come from. */
export const senderDomain = (): string =>
  /@([^\s<>@]+)>?$/.exec(env().mailFrom)?.[1] ?? 'localhost';

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
  code?: string;
}

/**
 * 5xx is for good (RFC 5321, 4.2.1). Only an answer to the recipient's address says that nobody gets mail
 * there: 550, 551, 553, or an enhanced code 5.1.x (RFC 3463).
 */
function refusalOf(error: unknown): Refused {
  const { responseCode, response, command, message, code } = error as SmtpError;
  const isForGood = responseCode !== undefined && responseCode >= 500;
  const saysNobody =
    [550, 551, 553].includes(responseCode ?? 0) || /\b5\.1\.\d/.test(response ?? '');
  const isToAddress = command === 'RCPT TO' || code === 'EENVELOPE';
  return new Refused((response ?? message).slice(0, 300), {
    isForGood,
    isAboutAddress: isForGood && isToAddress && saysNobody,
  });
}
