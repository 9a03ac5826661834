import { bookingsPath } from '#app/features/building/bookings/paths.ts';
import { newRequestPath } from '#app/features/building/requests/paths.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** What a member does from the hub, in words. What a community has not filled in is left out. */
export interface QuickActions {
  links: [label: string, href: string][];
  /** What the messages are, and where they go. */
  notes: string[];
}

interface Sender {
  slug: string;
  name: string;
  rulesUrl: string | null;
  boardEmail: string | null;
  managerEmail: string | null;
  /** The sender's. */
  unit: string | null;
  /** Whether they report a problem here, not by mail. */
  reportsHere: boolean;
  takesBookings: boolean;
}

/** The quick actions of a community; their messages ask for what the reader has to know. */
export function quickActions(
  locale: Locale,
  { slug, name, unit, rulesUrl, boardEmail, managerEmail, reportsHere, takesBookings }: Sender,
): QuickActions {
  const from = unit === null ? '' : translate(locale, 'communities.mail.unit', { unit });
  const mail = (address: string | null, subject: string, lines: string[]) =>
    address &&
    `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  const report = mail(
    managerEmail,
    translate(locale, 'communities.mail.reportSubject', { community: name }),
    [
      from,
      translate(locale, 'communities.mail.whatIsWrong'),
      translate(locale, 'communities.mail.where'),
      translate(locale, 'communities.mail.sinceWhen'),
    ],
  );
  const board = mail(
    boardEmail ?? managerEmail,
    translate(locale, 'communities.mail.boardSubject', { community: name }),
    [from, ''],
  );
  const links: [string, string | null][] = [
    [
      translate(locale, 'communities.quick.reportIssue'),
      reportsHere ? newRequestPath(slug) : report,
    ],
    [translate(locale, 'communities.quick.book'), takesBookings ? bookingsPath(slug) : null],
    [translate(locale, 'communities.quick.viewRules'), rulesUrl],
    [translate(locale, 'hub.emergency'), `/communities/${slug}/emergency`],
    [translate(locale, 'communities.quick.documents'), `/communities/${slug}/documents`],
    [translate(locale, 'communities.quick.contactBoard'), board],
  ];
  const given = links.flatMap(([label, href]): QuickActions['links'] =>
    href ? [[label, href]] : [],
  );
  const notes = [
    managerEmail &&
      translate(locale, `communities.quick.${reportsHere ? 'contactOpensMail' : 'opensMail'}`),
    managerEmail && !boardEmail && translate(locale, 'communities.quick.boardThroughManager'),
  ].filter((note) => typeof note === 'string');
  return { links: given, notes };
}
