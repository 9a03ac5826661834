import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../people/people.css.ts';
import { Expiry, InvitationButtons } from '../people/people-table.tsx';
import { Fact, FullUnit, NamedByList, OthersInUnit, UnitInRegister } from '../queue/facts.tsx';
import type { PersonPage } from './person-page.server.ts';
import { phoneHref } from '#app/lib/phone.ts';

/** What the desk knows of one person. */
export function PersonFacts({ page }: { page: PersonPage }) {
  const t = useMessages(doorQueue);
  const { longDate, relativeTimeWithin } = useFormats();
  const { community, person } = page;
  const { email, phone, tenure, claimedTenure, createdAt, confirmedAt, endedAt, endsOn } = person;
  const isMember = person.state === 'CONFIRMED';
  const lastDay = endsOn && new Date(`${endsOn}T12:00:00Z`);
  return (
    <section aria-labelledby="facts" className={layout.stack}>
      <h2 id="facts">{t('facts')}</h2>
      <dl className={styles.facts}>
        <Fact
          label={t('email')}
          value={
            email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : t('notKnown')
          }
        />
        <Fact
          label={t('phone')}
          value={phone ? <a href={phoneHref(phone)}>{phone}</a> : t('notKnown')}
        />
        <Fact
          label={t('tenure')}
          value={
            <>
              {tenure ? t(`tenures.${tenure}`) : t('noTenure')}
              {claimedTenure && claimedTenure !== tenure && (
                <>
                  <br />
                  {t('says', { tenure: t(`tenures.${claimedTenure}`) })}
                </>
              )}
            </>
          }
        />
        <Fact label={t('register.label')} value={<UnitInRegister {...person.register} />} />
        <Fact
          label={t(isMember ? 'othersToo' : 'others')}
          value={<OthersInUnit others={person.others} isConfirmed={isMember} />}
        />
        {person.named && (
          <Fact label={t('named.label')} value={<NamedByList named={person.named} />} />
        )}
        {confirmedAt && (
          <Fact
            label={t('since')}
            value={<Moment at={confirmedAt} text={longDate(confirmedAt)} />}
          />
        )}
        {person.state === 'WAITING' && (
          <Fact
            label={t('states.WAITING')}
            value={t.rich('asked', {
              when: <Moment at={createdAt} text={relativeTimeWithin(createdAt)} />,
            })}
          />
        )}
        {lastDay && <Fact label={t('endsOn')} value={longDate(lastDay)} />}
        {endedAt && (
          <Fact label={t('ended.when')} value={<Moment at={endedAt} text={longDate(endedAt)} />} />
        )}
        {person.state === 'ENDED' && (
          <Fact label={t('ended.why')} value={person.reason ?? t('ended.noReason')} />
        )}
        {person.state === 'INVITED' && (
          <Fact label={t('invitation.state')} value={<Expiry at={person.inviteExpiresAt} />} />
        )}
      </dl>
      {person.canModerate && (
        <p>
          <Badge kind="accent">{t('moderates')}</Badge>
        </p>
      )}
      {person.isFull && community.peoplePerUnit !== null && person.state === 'WAITING' && (
        <FullUnit slug={community.slug} limit={community.peoplePerUnit} />
      )}
      {person.state === 'INVITED' && <InvitationButtons slug={community.slug} {...person} />}
    </section>
  );
}
