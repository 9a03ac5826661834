import type { ReactNode } from 'react';
import type { Tenure } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as styles from '../people/people.css.ts';
import type { NamedPerson } from './named-by-list.server.ts';
import type { WaitingPerson } from './waiting.server.ts';
import { phoneHref } from '#app/lib/phone.ts';

/** What a moderator has to know of somebody who waits. */
export function WaitingFacts({ person }: { person: WaitingPerson }) {
  const t = useMessages(doorQueue);
  const { relativeTimeWithin } = useFormats();
  const { claimedTenure, createdAt, register, others, named, email, phone } = person;
  const { askedBefore, earlier } = person;
  return (
    <dl className={styles.facts}>
      <Fact
        label={t('states.WAITING')}
        value={
          <>
            {t.rich('asked', {
              when: <Moment at={createdAt} text={relativeTimeWithin(createdAt)} />,
            })}
            <br />
            {askedBefore > 0 && (
              <>
                {t('askedBefore', { count: askedBefore })}
                <br />
              </>
            )}
            {claimedTenure
              ? t('says', { tenure: t(`tenures.${claimedTenure}`) })
              : t('saysNothing')}
          </>
        }
      />
      <Fact label={t('register.label')} value={<UnitInRegister {...register} />} />
      <Fact label={t('others')} value={<OthersInUnit others={others} />} />
      <Fact label={t('named.label')} value={<NamedByList named={named} />} />
      <Fact
        label={t('contact')}
        value={
          <>
            {email}
            {phone && (
              <>
                <br />
                <a href={phoneHref(phone)}>{phone}</a>
              </>
            )}
          </>
        }
      />
      {earlier && <Fact label={t('earlier.label')} value={<Earlier {...earlier} />} />}
    </dl>
  );
}

/** A name with its value below it, inside a `<dl>` of the class `facts`. */
export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className={styles.factLabel}>{label}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}

/** Says that a unit has as many people as it may have, with the way to the setting. */
export function FullUnit({ slug, limit }: { slug: string; limit: number }) {
  const t = useMessages(doorQueue);
  return (
    <p>
      {t('full', { count: limit })} <Link to={deskPath(slug, 'settings')}>{t('toSettings')}</Link>
    </p>
  );
}

/** Warns of a unit that the register does not know. */
export function UnknownUnit({ unit }: { unit: string }) {
  const t = useMessages(doorQueue);
  return (
    <p className={styles.warning}>
      <strong>{t('unknownUnit', { unit })}</strong> {t('unknownUnitMore')}
    </p>
  );
}

/** Whether the register has a unit, and on which floor. */
export function UnitInRegister({ isKnown, floor }: WaitingPerson['register']) {
  const t = useMessages(doorQueue);
  if (!isKnown) return t('register.unknown');
  return floor === null ? t('register.known') : t('register.floor', { floor: String(floor) });
}

/** The confirmed people of a unit. */
export function OthersInUnit({
  others,
  isConfirmed = false,
}: {
  others: { name: string; tenure: Tenure | null }[];
  /** Whether the person themselves is confirmed in the unit. */
  isConfirmed?: boolean;
}) {
  const t = useMessages(doorQueue);
  if (others.length === 0) return t(isConfirmed ? 'nobodyElse' : 'noOthers');
  return others.map(({ name, tenure }, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {tenure ? (
        t.rich('other', { name: <bdi>{name}</bdi>, tenure: t(`tenures.${tenure}`) })
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>
  ));
}

/** Those whom the list or an invitation names for a unit. */
export function NamedByList({ named }: { named: NamedPerson[] }) {
  const t = useMessages(doorQueue);
  if (named.length === 0) return t('named.nobody');
  return named.map(({ name, tenure, same }, index) => (
    <span key={index}>
      {index > 0 && <br />}
      <bdi>{name}</bdi>
      {tenure && `, ${t(`tenures.${tenure}`)}`}
      {same && ` (${t(`named.same.${same}`)})`}
    </span>
  ));
}

function Earlier({ action, at, reason, byName }: NonNullable<WaitingPerson['earlier']>) {
  const t = useMessages(doorQueue);
  const { relativeTimeWithin } = useFormats();
  return (
    <>
      {t.rich(`earlier.${action}`, { when: <Moment at={at} text={relativeTimeWithin(at)} /> })}
      {byName && action !== 'WITHDRAW' && (
        <> {t.rich('earlier.by', { name: <bdi>{byName}</bdi> })}</>
      )}
      {reason && (
        <>
          <br />
          {t.rich('earlier.reason', { reason: <bdi>{reason}</bdi> })}
        </>
      )}
    </>
  );
}
