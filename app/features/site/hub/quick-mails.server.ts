import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** The addresses of the messages that the hub's quick actions begin; null for one nobody reads. */
export interface QuickMails {
  /** To the manager. */
  report: string | null;
  /** To the board, or to the manager where the board has no address of its own. */
  board: string | null;
}

interface Sender {
  name: string;
  boardEmail: string | null;
  managerEmail: string | null;
  /** The sender's. */
  unit: string | null;
}

/** The messages a member can begin from the hub, with what the reader has to know asked for. */
export function quickMails(locale: Locale, { name, unit, ...to }: Sender): QuickMails {
  const from = unit === null ? '' : translate(locale, 'communities.mail.unit', { unit });
  const mail = (address: string | null, subject: string, lines: string[]) =>
    address &&
    `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return {
    report: mail(
      to.managerEmail,
      translate(locale, 'communities.mail.reportSubject', { community: name }),
      [
        from,
        translate(locale, 'communities.mail.whatIsWrong'),
        translate(locale, 'communities.mail.where'),
        translate(locale, 'communities.mail.sinceWhen'),
      ],
    ),
    board: mail(
      to.boardEmail ?? to.managerEmail,
      translate(locale, 'communities.mail.boardSubject', { community: name }),
      [from, ''],
    ),
  };
}
