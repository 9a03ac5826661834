import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { unitNumberIn } from '#app/features/communities/communities/unit.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Address } from '#app/ui/text/address.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { personPath, type PeopleList } from './people-list.ts';
import { CancelInvitation } from '../invitations/cancel-invitation.tsx';
import type { ListedPerson } from './people-page.server.ts';
import * as styles from './people.css.ts';

/** The confirmed, the invited or those whose membership has ended. */
export function PeopleTable({
  slug,
  show,
  people,
}: {
  slug: string;
  show: PeopleList;
  people: ListedPerson[];
}) {
  const t = useMessages(doorQueue);
  const last = {
    waiting: t('since'),
    members: t('since'),
    invited: t('invitation.state'),
    ended: t('ended.why'),
  }[show];
  return (
    <section
      aria-labelledby="people"
      className={`${layout.stack} ${show === 'members' ? styles.members : ''}`}
    >
      {/* The chip above says it to who sees it. */}
      <h2 id="people" className={layout.visuallyHidden}>
        {t(`shows.${show}`)}
      </h2>
      <Table
        dense
        compact
        labelledBy="people"
        head={[t('name'), t('unit'), t('tenure'), t('email'), last]}
        rows={people.map((person) => {
          const cells: [ReactNode, ...ReactNode[]] = [
            <Link key="name" to={personPath(slug, person.id)}>
              <bdi>{person.name || t('somebody')}</bdi>
            </Link>,
            <Unit key="unit" {...person} />,
            <Tenure key="tenure" {...person} />,
            person.email ? <Address key="email" of={person.email} /> : '',
            <State key="state" {...{ slug, show, person }} />,
          ];
          return { key: person.id, cells };
        })}
      />
    </section>
  );
}

/** On a wide page, the column says that it is a unit. */
function Unit({
  unit,
  further,
  isUnitUnknown,
}: Pick<ListedPerson, 'unit' | 'further' | 'isUnitUnknown'>) {
  const t = useMessages(doorQueue);
  const unitLabel = useUnitLabel();
  const number = unitNumberIn(unit);
  return (
    <>
      {number !== null && <span className={styles.onNarrow}>{t('unit')} </span>}
      {number ?? unitLabel(unit)}
      {isUnitUnknown && (
        <>
          {' '}
          <Badge kind="notice">{t('notRegistered')}</Badge>
        </>
      )}
      {further.length > 0 && (
        <>
          <br />
          {t('also', { units: further.join(', ') })}
        </>
      )}
    </>
  );
}

/** What somebody is to the unit; where nobody confirmed it, what they say. */
function Tenure({ tenure, claimedTenure }: Pick<ListedPerson, 'tenure' | 'claimedTenure'>) {
  const t = useMessages(doorQueue);
  if (tenure) return t(`tenures.${tenure}`);
  if (!claimedTenure) return <span className={layout.muted}>{t('noTenure')}</span>;
  return (
    <>
      {t('noTenure')}
      <br />
      {t('says', { tenure: t(`tenures.${claimedTenure}`) })}
    </>
  );
}

function State({ slug, show, person }: { slug: string; show: PeopleList; person: ListedPerson }) {
  if (show === 'ended') return <Ended {...person} />;
  if (show !== 'invited') return <Since {...person} />;
  return (
    <div className={layout.stack}>
      <span>
        <Expiry at={person.inviteExpiresAt} />
      </span>
      <InvitationButtons slug={slug} {...person} isNamed />
    </div>
  );
}

function Since({ at, endsOn, canModerate }: ListedPerson) {
  const t = useMessages(doorQueue);
  const { longDate, dateParts } = useFormats();
  const { month, year } = dateParts(at);
  const lastDay = endsOn && new Date(`${endsOn}T12:00:00Z`);
  return (
    <>
      <span className={styles.onNarrow}>{t('sinceShort')} </span>
      <Moment at={at} text={`${month} ${year}`} />
      {lastDay && (
        <>
          <br />
          {t('until', { date: longDate(lastDay) })}
        </>
      )}
      {canModerate && (
        <>
          <br />
          <Badge kind="accent">{t('moderates')}</Badge>
        </>
      )}
    </>
  );
}

function Ended({ at, wasRefused, reason, decidedBy }: ListedPerson) {
  const t = useMessages(doorQueue);
  const { longDate } = useFormats();
  return (
    <>
      {t(wasRefused ? 'refused' : 'states.ENDED')}, <Moment at={at} text={longDate(at)} />
      {decidedBy && <> {t.rich('ended.by', { name: <bdi>{decidedBy}</bdi> })}</>}
      <br />
      {reason ?? t('ended.noReason')}
    </>
  );
}

/**
 * The buttons of an invitation, which post to its own page: it is sent by mail where it can be, else it gets a
 * link. A list names the person in each.
 */
export function InvitationButtons({
  slug,
  id,
  name,
  sending,
  inviteExpiresAt,
  isNamed = false,
}: Pick<ListedPerson, 'id' | 'name' | 'sending' | 'inviteExpiresAt'> & {
  slug: string;
  isNamed?: boolean;
}) {
  const t = useMessages(doorQueue);
  const link = inviteExpiresAt ? ('newLink' as const) : ('makeLink' as const);
  const label = sending === 'again' ? 'resend' : sending === 'first' ? 'send' : link;
  const named = (key: `${typeof label}To` | 'cancelOf') =>
    isNamed ? t(`invitation.${key}`, { name: name ?? '' }) : undefined;
  return (
    <Form method="post" action={`${deskPath(slug)}/invitations/${id}`} className={layout.row}>
      <Button
        kind="quiet"
        name="intent"
        value={sending ? 'mail' : 'renew'}
        aria-label={named(`${label}To`)}
      >
        {t(`invitation.${label}`)}
      </Button>
      <CancelInvitation
        label={t('invitation.cancel')}
        name={name ?? ''}
        longLabel={named('cancelOf')}
      />
    </Form>
  );
}

/** Until when an invitation can be accepted. */
export function Expiry({ at }: { at: Date | null }) {
  const t = useMessages(doorQueue);
  const { longDate } = useFormats();
  if (!at) return t('invitation.noLink');
  const date = longDate(at);
  return at < new Date() ? t('invitation.expired', { date }) : t('invitation.expires', { date });
}
