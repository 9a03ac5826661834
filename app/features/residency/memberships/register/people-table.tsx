import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import type { PeopleList } from './people-lists.ts';
import type { ListedPerson } from './people-page.server.ts';
import { personPath } from './people-paths.ts';

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
  const unitLabel = useUnitLabel();
  const last = {
    waiting: t('since'),
    members: t('since'),
    invited: t('invitation.state'),
    ended: t('ended.why'),
  }[show];
  return (
    <section aria-labelledby="people" className={layout.stack}>
      <h2 id="people">{t(`shows.${show}`)}</h2>
      <Table
        dense
        labelledBy="people"
        head={[t('name'), t('unit'), t('tenure'), t('email'), last]}
        rows={people.map((person) => {
          const cells: [ReactNode, ...ReactNode[]] = [
            <Link key="name" to={personPath(slug, person.id)}>
              <bdi>{person.name || t('somebody')}</bdi>
            </Link>,
            unitLabel(person.unit),
            person.tenure ? t(`tenures.${person.tenure}`) : t('noTenure'),
            person.email ?? '',
            <State key="state" slug={slug} show={show} person={person} />,
          ];
          return { key: person.id, cells };
        })}
      />
    </section>
  );
}

interface StateProps {
  slug: string;
  show: PeopleList;
  person: ListedPerson;
}

function State({ slug, show, person }: StateProps) {
  if (show === 'invited') return <Invitation slug={slug} person={person} />;
  return show === 'ended' ? <Ended person={person} /> : <Since person={person} />;
}

function Since({ person: { at, endsOn, canModerate } }: Pick<StateProps, 'person'>) {
  const t = useMessages(doorQueue);
  const { longDate } = useFormats();
  const lastDay = endsOn && new Date(`${endsOn}T12:00:00Z`);
  return (
    <>
      <Moment at={at} text={longDate(at)} />
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

function Ended({ person }: Pick<StateProps, 'person'>) {
  const t = useMessages(doorQueue);
  const { longDate } = useFormats();
  const { at, wasRefused, reason, decidedBy } = person;
  return (
    <>
      {t(wasRefused ? 'refused' : 'states.ENDED')}, <Moment at={at} text={longDate(at)} />
      {decidedBy && <> {t.rich('ended.by', { name: <bdi>{decidedBy}</bdi> })}</>}
      <br />
      {reason ?? t('ended.noReason')}
    </>
  );
}

/** An invitation with its buttons, whose posts go to the invitations' own pages. */
function Invitation({ slug, person: { id, name, expiresAt } }: Omit<StateProps, 'show'>) {
  const t = useMessages(doorQueue);
  return (
    <div className={layout.stack}>
      <span>
        <Expiry at={expiresAt} />
      </span>
      <Form method="post" action={`${deskPath(slug)}/invitations/${id}`} className={layout.row}>
        <Button
          kind="quiet"
          name="intent"
          value="renew"
          aria-label={t('invitation.resendTo', { name })}
        >
          {t('invitation.resend')}
        </Button>
        <Button
          kind="danger"
          name="intent"
          value="cancel"
          aria-label={t('invitation.cancelOf', { name })}
        >
          {t('invitation.cancel')}
        </Button>
      </Form>
    </div>
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
