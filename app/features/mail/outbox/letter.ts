import type { z } from 'zod';
import type { Language, MailTopic, MailUrgency } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Formats } from '#app/lib/format.ts';
import type { Attachment } from '#app/features/mail/transport/transport.server.ts';

/** A part of an email. Its HTML and its plain text are both made of these. */
export type Block =
  | { kind: 'text'; text: string; language?: Language | undefined }
  | { kind: 'heading'; text: string; language?: Language | undefined }
  /** The heading of an emergency, below the word for it. */
  | { kind: 'alarm'; label: string; text: string; language?: Language | undefined }
  | { kind: 'quote'; text: string; language?: Language | undefined }
  | { kind: 'button'; label: string; to: string }
  /** A number to call, which the label says. */
  | { kind: 'call'; label: string; number: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | {
      kind: 'list';
      entries: {
        text: string;
        to?: string | undefined;
        note?: string | undefined;
        /** Of the text, where it differs from the email's. */
        language?: Language | undefined;
      }[];
    };

/** An email in one language. */
export interface Letter {
  /** One line. */
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  blocks: Block[];
  /** Why it came, in one sentence. */
  because: string;
  /** Who gets replies; without it, nobody reads them. */
  replyTo?: { name: string; address: string };
  /** True for one that comes whatever its reader chose: no link at its foot would stop it. */
  always?: boolean;
}

export interface Writing<Params> {
  params: Params;
  language: Language;
  formats: Formats;
  /** A whole address of the site, from a path. */
  url: (path: string) => string;
}

/** An email that waited until the address of its reader was confirmed. */
interface Waited<Params> {
  params: Params;
  userId: string;
  communityId: string | null;
  createdAt: Date;
}

/** A kind of email: its parameters, and how it is written. */
export interface LetterKind<Params = never> {
  kind: string;
  topic: MailTopic;
  /** Which emails it overtakes. */
  urgency: MailUrgency | ((params: Params) => MailUrgency);
  /**
   * Whom one that is held until the next digest is still for by then: anybody who was to have it, only members of its
   * community, or only who works at its desk.
   */
  heldFor: 'anybody' | 'members' | 'desk';
  params: z.ZodType<Params>;
  /**
   * What it is about, such as `request:hillsview-place/HP-1043`: mail programs show all emails about one thing as one
   * thread. Undefined for an email that belongs to no thread.
   */
  thread?: (params: Params) => string | undefined;
  write: (writing: Writing<Params>) => Letter;
  /** The files that go with it, read when it is sent. */
  attach?: (params: Params) => Promise<Attachment[]>;
  /** What one that waited says by now; null where it does not hold any more. Without it, it says what it said. */
  current?: (em: Em, waited: Waited<Params>) => Promise<Params | null>;
}

/** Every kind of email by its name. `app/jobs` hands them to what writes emails. */
export type LetterKinds = Readonly<Record<string, LetterKind<never> | undefined>>;

/** Declares a kind of email. Its params are checked when it is queued and when it is written. */
export const defineLetter = <Params, Topic extends MailTopic>(
  kind: LetterKind<Params> & { topic: Topic },
): LetterKind<Params> & { topic: Topic } => kind;
