import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { BookElevator } from '#app/features/building/bookings/moving-links.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import type { OwnMembership } from './communities.server.ts';

/** The key of the line that says when a membership or a request ends, or ended. */
const lastLine = (state: OwnMembership['state']) =>
  state === 'REFUSED' || state === 'WITHDRAWN' || state === 'ENDED'
    ? (`communities.ended.${state}` as const)
    : 'communities.lastDay';

/** Where somebody belongs, waits or did, each with its state and the way out. */
export function MembershipList({ memberships }: { memberships: OwnMembership[] }) {
  const t = useMessages(ownAccount);
  const { longDate } = useFormats();
  const unitLabel = useUnitLabel();
  return (
    <ul role="list" className={lines.lines}>
      {memberships.map(({ id, community, unit, state, until, reason, elevator, ...row }) => (
        <li key={id} className={lines.line}>
          <p className={layout.row}>
            {state === 'MEMBER' ? (
              <Link to={`/communities/${community.slug}`} className={lines.title}>
                <bdi>{community.name}</bdi>
              </Link>
            ) : (
              <strong>
                <bdi>{community.name}</bdi>
              </strong>
            )}
            <Badge>{t(`communities.states.${state}`)}</Badge>
          </p>
          <p className={layout.muted}>
            <bdi>{unitLabel(unit)}</bdi>
          </p>
          {until && (
            <p>
              {t.rich(lastLine(state), {
                day: <Moment at={until} text={longDate(until)} />,
              })}
            </p>
          )}
          {reason && !row.canLeave && (
            <p>{t.rich('communities.reason', { reason: <q>{reason}</q> })}</p>
          )}
          {elevator && <BookElevator elevator={elevator} />}
          {row.canLeave && (
            <p>
              <Link
                to={`/account/communities/${id}/leave`}
                aria-label={t(`communities.${row.isRequest ? 'withdrawNamed' : 'leaveNamed'}`, {
                  community: community.name,
                })}
              >
                {t(`communities.${row.isRequest ? 'withdraw' : 'leave'}`)}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
