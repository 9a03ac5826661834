import { createHash } from 'node:crypto';
import { formatsFor } from '#app/lib/format.ts';
import { env } from '#app/lib/env.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Language, MailTopic } from '#db/enums.ts';
import { letterHtml, type Footer } from './letter-html.server.tsx';
import type { Block, Letter, LetterKinds } from './letter.ts';
import { senderDomain, type Message } from '#app/features/mail/transport/transport.server.ts';
import { unsubscribeAddress } from '#app/features/mail/choices/unsubscribe.server.ts';

/** An email that a process has claimed to send. */
export interface Claimed {
  id: string;
  kind: string;
  topic: MailTopic;
  /** The position in `mailUrgencies`. */
  urgency: number;
  userId: string | null;
  name: string | null;
  address: string;
  language: Language;
  params: unknown;
  tries: number;
  createdAt: Date;
}

/** A subject is one line, however a title was typed. */
const longestSubject = 140;

/** Writes a queued email. Throws for an unknown kind, or params that do not fit it. */
export function compose(claimed: Claimed, kinds: LetterKinds): Message {
  const { id, kind, topic, userId, name, address, language, params } = claimed;
  const declared = kinds[kind];
  if (!declared) throw new Error(`there is no letter ${kind}`);
  const url = (path: string) => env().appUrl + path;
  const checked = declared.params.parse(params) as never;
  const letter = withLanguages(
    declared.write({ params: checked, language, formats: formatsFor(language), url }),
    language,
  );
  const thread = declared.thread?.(checked);
  const isStoppable = topic !== 'ACCOUNT' && letter.always !== true;
  const unsubscribe = isStoppable && userId ? unsubscribeAddress(userId, topic) : null;
  const footer = {
    // Somebody without an account has nothing to choose there.
    choices: userId === null ? null : choicesOf(letter, language, unsubscribe),
    service: { name: translate(language, 'mail.service'), to: url('/') },
    answers: letter.replyTo
      ? translate(language, 'mail.answersGoTo', { name: letter.replyTo.name })
      : translate(language, 'mail.answersUnread'),
  };
  return {
    id,
    to: { name: name ?? '', address },
    subject: oneLine(letter.subject),
    text: letterText(letter, footer, translate(language, 'mail.colon')),
    html: letterHtml(letter, footer, language),
    replyTo: letter.replyTo,
    headers: {
      // Three ways to keep out-of-office replies away: RFC 3834, Exchange, and programs of before both. One to what a
      // neighbour wrote would tell them an address that may be hidden from them.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(topic !== 'ACCOUNT' && { Precedence: 'bulk' }),
      'Content-Language': languageTags[language],
      ...(thread && { References: rootOf(thread), 'In-Reply-To': rootOf(thread) }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/**
 * The Message-ID that all emails of a thread answer (RFC 5322, 3.6.4). No email has it: which one of a thread somebody
 * gets first differs from person to person.
 */
function rootOf(thread: string): string {
  const digest = createHash('sha256').update(`${env().appUrl} ${thread}`).digest('hex');
  return `<${digest.slice(0, 32)}@${senderDomain()}>`;
}

/**
 * An email that says of each title in a list, and of each quote, that it is in another language. The email of a
 * notice says so itself.
 */
function withLanguages(letter: Letter, own: Language): Letter {
  const nameOf = (language: Language | undefined) =>
    language && language !== own ? translate(own, `writtenIn.${language}`) : null;
  return {
    ...letter,
    blocks: letter.blocks.flatMap((block): Block[] => {
      if (block.kind === 'list') {
        const entries = block.entries.map((entry) => {
          const note = [nameOf(entry.language), entry.note].filter(Boolean).join(' · ');
          return { ...entry, note: note || undefined };
        });
        return [{ ...block, entries }];
      }
      const name = block.kind === 'quote' ? nameOf(block.language) : null;
      return name ? [{ kind: 'text', text: name + translate(own, 'mail.colon') }, block] : [block];
    }),
  };
}

/** The link at the foot: it stops such emails, or only leads to one's choices. */
function choicesOf({ always }: Letter, language: Language, unsubscribe: string | null) {
  if (unsubscribe) return { label: translate(language, 'mail.choices'), to: unsubscribe };
  const to = `${env().appUrl}/account/notifications`;
  return always ? { label: translate(language, 'mail.onlyChoices'), to } : null;
}

/** Keeps the no-break spaces of French. */
function oneLine(subject: string): string {
  const line = subject.replace(/[^\S\u00a0]+/g, ' ').trim();
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line;
}

/**
 * The plain text of an email: everything that its HTML says, with whole addresses. `colon` is that of the
 * language.
 */
const letterText = (letter: Letter, footer: Footer, colon: string): string =>
  [
    ...letter.blocks.map((block) => blockText(block, colon)),
    '-- ',
    [
      letter.because,
      footer.answers,
      footer.choices && `${footer.choices.label}${colon} ${footer.choices.to}`,
    ]
      .filter(Boolean)
      .join('\n'),
    `${footer.service.name}${colon} ${footer.service.to}`,
  ].join('\n\n');

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text;
    case 'alarm':
      return `${block.label}${colon} ${block.text}`;
    case 'call':
      return block.label;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
      return `${block.label}${colon}\n${block.to}`;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n');
    case 'list':
      return block.entries
        .map(({ text, to, note }) =>
          [`* ${text}`, note && `  ${note}`, to && `  ${to}`].filter(Boolean).join('\n'),
        )
        .join('\n');
  }
}

/** The most bytes that a text takes in one part of an email: what is not ASCII is written as `=C3=A9`. */
export function mailCost(text: string): number {
  let cost = 0;
  for (const byte of Buffer.from(text)) cost += byte > 126 || byte === 61 ? 3 : 1;
  return cost;
}

/** The start of a text that costs at most `most`, up to the end of a word. */
export function fitting(text: string, most: number): string {
  if (mailCost(text) <= most) return text;
  let cost = 0;
  let end = 0;
  for (const char of text) {
    cost += mailCost(char);
    if (cost > most) break;
    end += char.length;
  }
  const start = text.slice(0, end);
  return start.slice(0, Math.max(start.search(/\s\S*$/), 0) || end).trimEnd();
}
