import { z } from 'zod';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** What an administrator sends to see that mail arrives. */
export const testLetter = defineLetter({
  kind: 'TEST',
  topic: 'ACCOUNT',
  params: z.object({ sentAt: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(params.sentAt));
    return {
      subject: translate(language, 'mail.test.subject'),
      preview: translate(language, 'mail.test.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'mail.test.heading') },
        { kind: 'text', text: translate(language, 'mail.test.text', { when }) },
        { kind: 'button', label: translate(language, 'mail.test.open'), to: url('/admin/mail') },
      ],
      because: translate(language, 'mail.test.because'),
    };
  },
});
