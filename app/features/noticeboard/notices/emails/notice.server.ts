import { z } from 'zod';
import { audiences, languages, noticeKinds, type NoticeKind } from '#db/enums.ts';
import { parseNoticeText, type Block as NoticeBlock, type Span } from '../text/parse-text.ts';
import { attachmentsOf } from '../notice-files.server.ts';
import { happensText } from '../happens-text.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { fitting } from '#app/features/mail/outbox/compose.server.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';
import { noticeEvent } from './notice-event.server.ts';

/** The most bytes of a notice's text in each part, so that no email is over 40 kB. */
const longestText = 14_500;

/** A notice with its whole text, as it was when the email was queued. */
export const noticeLetter = defineLetter({
  kind: 'NOTICE',
  topic: 'NOTICES',
  urgency: ({ kind }) => (kind === 'EMERGENCY' ? 'EMERGENCY' : 'ORDINARY'),
  heldFor: 'members',
  params: z.object({
    id: z.uuid(),
    slug: z.string(),
    community: z.string(),
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string(),
    /** Of title and text. */
    language: z.enum(languages),
    audience: z.enum(audiences),
    publisher: z.string(),
    publishedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    /** Left out by emails that were queued before notices had it. */
    happens: z
      .object({ at: z.iso.datetime(), until: z.iso.datetime().nullable(), isWholeDay: z.boolean() })
      .nullish(),
    files: z.array(z.object({ id: z.uuid(), name: z.string() })),
    isCorrection: z.boolean(),
    /** Whether it must be served on owners; left out by emails that were queued before. */
    mustBeServed: z.boolean().nullish(),
    /** The number to call in an emergency; left out by emails that were queued before. */
    phone: z.string().nullish(),
    /** Whom it serves at an address on record, without an account that could open the notice. */
    serves: z.enum(['OWNER', 'MORTGAGEE']).nullish(),
  }),
  attach: async ({ serves, files }) => (serves ? attachmentsOf(files) : []),
  thread: ({ id }) => noticeEvent(id),
  write: ({ params, language, formats, url }) => {
    const { community, kind, title, isCorrection, publisher, expiresAt, serves } = params;
    const path = `/communities/${params.slug}/notices/${params.id}`;
    const lang = params.language === language ? undefined : params.language;
    // Who has no account could not read on.
    const text = serves ? params.text : fitting(params.text, longestText);
    const fact = (name: 'when' | 'about' | 'for' | 'by' | 'on' | 'until', value: string) => ({
      label: translate(language, `noticeEmails.${name}`),
      value,
    });
    const whenBlock = (happens: typeof params.happens): Block[] => {
      if (!happens) return [];
      const until = happens.until === null ? null : new Date(happens.until);
      const when = { ...happens, at: new Date(happens.at), until };
      return [{ kind: 'facts', rows: [fact('when', happensText(language, when))] }];
    };
    const words = { community, title };
    const isEmergency = kind === 'EMERGENCY';
    const alarm = translate(language, 'notices.kinds.EMERGENCY');
    const { phone } = params;
    const callBlock: Block[] = phone
      ? [
          {
            kind: 'call',
            label: translate(language, 'noticeEmails.call', { phone }),
            number: phone,
          },
        ]
      : [];
    /** An emergency says what to do, and nothing about itself. */
    const sender = [
      fact('about', translate(language, `notices.kinds.${kind}`)),
      fact('for', translate(language, `noticeEmails.audiences.${params.audience}`)),
      fact('by', translate(language, 'noticeEmails.publisher', { publisher, community })),
    ];
    const subject = isCorrection ? 'corrected' : isEmergency ? 'emergency' : 'subject';
    return {
      subject: translate(language, `noticeEmails.${subject}`, words),
      preview: previewOf(params.text),
      blocks: [
        isEmergency
          ? { kind: 'alarm', label: alarm, text: title, language: lang }
          : { kind: 'heading', text: title, language: lang },
        ...(isCorrection ? [say(translate(language, 'noticeEmails.isCorrection'))] : []),
        ...(lang ? [say(translate(language, `noticeEmails.only.${lang}`))] : []),
        ...whenBlock(params.happens),
        ...parseNoticeText(text).map((block) => ({ ...blockOf(block), language: lang })),
        ...(text === params.text ? [] : [say(translate(language, 'noticeEmails.goesOn'))]),
        ...(isEmergency ? callBlock : []),
        {
          kind: 'facts',
          rows: [
            ...(isEmergency ? [] : sender),
            fact('on', formats.fullDateTime(new Date(params.publishedAt))),
            ...(expiresAt ? [fact('until', formats.fullDateTime(new Date(expiresAt)))] : []),
          ],
        },
        ...(serves
          ? []
          : [
              {
                kind: 'button' as const,
                label: translate(language, 'noticeEmails.open'),
                to: url(path),
              },
            ]),
        ...(params.mustBeServed && !serves
          ? [
              say(translate(language, 'noticeEmails.servesOwners')),
              {
                kind: 'list' as const,
                entries: [
                  {
                    text: translate(language, 'noticeEmails.changeService'),
                    to: url('/account/owner'),
                  },
                ],
              },
            ]
          : []),
        ...(serves && params.files.length > 0
          ? [say(translate(language, 'noticeEmails.attached', { count: params.files.length }))]
          : []),
        ...(!serves && params.files.length > 0
          ? [
              say(translate(language, 'noticeEmails.files', { count: params.files.length })),
              {
                kind: 'list' as const,
                entries: params.files.map(({ id, name }) => ({
                  text: name,
                  to: url(`${path}/files/${id}`),
                })),
              },
            ]
          : []),
      ],
      always: isEmergency || Boolean(serves),
      because: translate(language, `noticeEmails.${becauseOf(kind, serves)}`, words),
    };
  },
});

const becauseOf = (kind: NoticeKind, serves: 'OWNER' | 'MORTGAGEE' | null | undefined) => {
  if (serves) return serves === 'OWNER' ? ('becauseOwner' as const) : ('becauseMortgagee' as const);
  return kind === 'EMERGENCY' ? ('becauseEmergency' as const) : ('because' as const);
};

const say = (text: string): Block => ({ kind: 'text', text });

const wordsOf = (spans: Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');

/** A numbered list keeps its numbers. */
function blockOf(block: NoticeBlock): Block {
  if (block.kind === 'paragraph') return say(wordsOf(block.spans));
  const { start } = block;
  return start === null
    ? { kind: 'list', entries: block.items.map((spans) => ({ text: wordsOf(spans) })) }
    : say(block.items.map((spans, at) => `${start + at}. ${wordsOf(spans)}`).join('\n'));
}

const previewOf = (text: string): string => fitting(text.replace(/\s+/g, ' ').trim(), 180);
