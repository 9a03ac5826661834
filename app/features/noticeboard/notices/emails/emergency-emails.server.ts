import { z } from 'zod';
import { languages } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';
import { noticeEvent } from './notice-event.server.ts';
import { noticePath } from '../desk/paths.ts';

const place = { id: z.uuid(), slug: z.string(), community: z.string(), title: z.string() };

/** The email that an emergency is over, with the sentence that says so. It comes whatever its reader chose. */
export const emergencyOverLetter = defineLetter({
  kind: 'NOTICE_OVER',
  topic: 'NOTICES',
  urgency: 'EMERGENCY',
  heldFor: 'members',
  params: z.object({
    ...place,
    /** Of the title and of the sentence, which may differ. */
    titleLanguage: z.enum(languages),
    words: z.string(),
    language: z.enum(languages),
    since: z.iso.datetime(),
  }),
  thread: ({ id }) => noticeEvent(id),
  write: ({ params, language, formats, url }) => {
    const { id, slug, community, title, words, since } = params;
    const other = (one: typeof language) => (one === language ? undefined : one);
    const lang = other(params.language);
    const only: Block[] = lang
      ? [{ kind: 'text', text: translate(language, `noticeEmails.only.${lang}`) }]
      : [];
    return {
      subject: translate(language, 'emergencies.emails.subject', { community, title }),
      preview: words,
      blocks: [
        { kind: 'heading', text: title, language: other(params.titleLanguage) },
        ...only,
        { kind: 'text', text: words, language: lang },
        {
          kind: 'facts',
          rows: [
            {
              label: translate(language, 'emergencies.emails.since'),
              value: formats.fullDateTime(new Date(since)),
            },
          ],
        },
        {
          kind: 'button',
          label: translate(language, 'emergencies.emails.open'),
          to: url(`/communities/${slug}/notices/${id}`),
        },
      ],
      always: true,
      because: translate(language, 'emergencies.emails.because', { community }),
    };
  },
});

/** The email to moderators that an emergency is still up after a day, with what can be done. */
export const emergencyStandsLetter = defineLetter({
  kind: 'EMERGENCY_STANDS',
  topic: 'MODERATION',
  urgency: 'ORDINARY',
  heldFor: 'anybody',
  params: z.object({ ...place, since: z.iso.datetime() }),
  thread: ({ id }) => noticeEvent(id),
  write: ({ params: { id, slug, community, title, since }, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(since));
    const text = translate(language, 'emergencies.emails.standing.text', { title, when });
    const say = (key: 'heading' | 'over' | 'correct') =>
      translate(language, `emergencies.emails.standing.${key}`);
    return {
      subject: translate(language, 'emergencies.emails.standing.subject', { community }),
      preview: text,
      blocks: [
        { kind: 'heading', text: say('heading') },
        { kind: 'text', text },
        { kind: 'button', label: say('over'), to: url(noticePath(slug, id, 'over')) },
        { kind: 'list', entries: [{ text: say('correct'), to: url(noticePath(slug, id)) }] },
      ],
      because: translate(language, 'emergencies.emails.standing.because', { community }),
    };
  },
});
