import type { Language, MailTopic } from '#db/enums.ts';

/** A letter as a process took it, to send it. */
export interface Claimed {
  id: string;
  kind: string;
  topic: MailTopic;
  userId: string | null;
  name: string | null;
  address: string;
  language: Language;
  params: unknown;
  tries: number;
  createdAt: Date;
  isSuppressed: boolean;
}
