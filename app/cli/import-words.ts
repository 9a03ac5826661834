import type { Person } from '../features/site/community-import/match-people.server.ts';
import type { ImportReport } from '../features/site/community-import/report.server.ts';
import { numberOf } from './backup-words.ts';

/** What an import did, or would do, for the person who runs the site. */
export function importLines(report: ImportReport, appUrl: string): string {
  const { name, slug, isRehearsal, madeAt } = report;
  const of = `from the file that its desk downloaded on ${madeAt.slice(0, 16).replace('T', ' at ')} UTC`;
  const head = isRehearsal
    ? `${name} would be at /communities/${slug}, ${of}. This was a rehearsal: nothing was kept.`
    : `${name} is at /communities/${slug}, ${of}.`;
  return [
    head,
    contents(report),
    '',
    ...peopleLines(report.people, appUrl),
    '',
    ...roleLines(report),
    '',
    ...todoLines(report),
    isRehearsal ? 'No email leaves by an import.' : 'No email has left.',
  ].join('\n');
}

const contents = ({ counts }: ImportReport): string =>
  Object.entries(contentWords)
    .map(([kind, words]) => `${numberOf(counts[kind] ?? 0)} ${words}`)
    .join(', ')
    .concat('.');

const contentWords = {
  units: 'units',
  memberships: 'memberships and invitations',
  documents: 'documents',
  notices: 'notices',
  deliveries: 'lines of proof of delivery',
  listings: 'listings',
  activities: 'activities',
  requests: 'requests',
  files: 'files',
  photos: 'photos',
  entries: 'log entries',
};

function peopleLines(people: Person[], appUrl: string): string[] {
  const those = (is: Person['is']) => people.filter((person) => person.is === is);
  const [known, fresh, taken, names] = [
    those('account'),
    those('new'),
    those('taken'),
    those('name'),
  ];
  return [
    'People',
    ...some(
      known,
      (count) =>
        `${count} with an account here that has confirmed the same address: they get the membership of the file. Nothing else of the account changes.`,
    ),
    ...some(
      fresh,
      (count) =>
        `${count} with a new account without a password. They choose one with the link that ${appUrl}/forgot-password sends them. Until then no email of the community goes to them.`,
    ),
    ...some(
      taken,
      (count) =>
        `${count} whose address an account here has, but hasn’t confirmed, or may take back: that account gets nothing. They are among the invitations, so that the board can send them a link: ${listed(taken)}.`,
    ),
    ...some(
      names,
      (count) =>
        `${count} who are only a name on what they wrote or decided: their account was closed, or they are no members.`,
    ),
  ];
}

const some = (people: Person[], line: (count: string) => string): string[] =>
  people.length > 0 ? [`  ${line(numberOf(people.length))}`] : [];

function roleLines({ moderators, raised, people }: ImportReport): string[] {
  const raisedOnes = new Map(raised.map(({ person, to }) => [person.old, to]));
  const admins = people.filter(({ wasAdmin }) => wasAdmin);
  return [
    moderators.length > 0
      ? 'Who manages it, by the file'
      : 'Nobody manages it by the file. Make somebody a manager: npm run admin -- grant EMAIL MANAGER SLUG',
    ...moderators.map(({ old, name, email, office, account }) => {
      const to = raisedOnes.get(old);
      if (to)
        return `  ${name} (${email}): was RESIDENT here and is ${to} now, for this community alone.`;
      return account
        ? `  ${name} (${email}): ${account.role} here already, and manages this community too.`
        : `  ${name} (${email}): ${office}, with a new account.`;
    }),
    ...admins.map(
      ({ name, email }) =>
        `  ${name}${email ? ` (${email})` : ''}: an administrator of the other site, who gets no role here. ADMIN is never imported.`,
    ),
  ];
}

function todoLines(report: ImportReport): string[] {
  const { slug, invitations, drafts, undelivered, missing, missingPhotos } = report;
  const desk = `/manage/${slug}`;
  return [
    'What to do',
    `  Codes of units don’t work here, as they come from the other site’s secret: print new letters at ${desk}/letters.`,
    '  Links of invitations, calendar addresses and lobby screens don’t work here either. Make new ones.',
    ...(invitations > 0
      ? [`  Send ${numberOf(invitations)} open invitations again, at ${desk}/people?show=invited.`]
      : []),
    ...(drafts.length > 0
      ? [
          `  Scheduled notices are drafts now, and come out when you publish them: ${drafts.map((one) => `“${one}”`).join(', ')}.`,
        ]
      : []),
    ...(undelivered > 0
      ? [
          `  For ${numberOf(undelivered)} units an email of a notice was still to leave the other site. It leaves none here, and their proof says so: leave a slip.`,
        ]
      : []),
    ...(missing.length > 0
      ? [`  Not in the file, so not here (upload them by hand): ${missing.join(', ')}.`]
      : []),
    ...(missingPhotos > 0
      ? [`  Photos that are not in the file, and so not here: ${numberOf(missingPhotos)}.`]
      : []),
    '  Not in any such file: messages between residents, reports, bookmarks, and what people chose about emails.',
  ];
}

const listed = (people: Person[]): string => people.map(({ email }) => email ?? '').join(', ');
