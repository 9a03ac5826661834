import type { Language } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';

interface Question {
  to: string;
  name: string;
  unit: string;
  community: string;
  /** The name of whoever asks. */
  from: string;
  /** The language of the person who is asked. */
  language: Language;
}

/** The address of an e-mail draft that asks somebody at the door a question, in their language. */
export function questionMail({ to, language, ...params }: Question): string {
  const subject = translate(language, 'doorQueue.mail.subject', { community: params.community });
  const lines = [
    translate(language, 'doorQueue.mail.greeting', { name: params.name }),
    '',
    translate(language, 'doorQueue.mail.about', { unit: params.unit, community: params.community }),
    '',
    translate(language, 'doorQueue.mail.question'),
    '',
    '',
    params.from,
  ];
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
