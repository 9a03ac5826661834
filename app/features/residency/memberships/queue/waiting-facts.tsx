import type { Tenure } from '#db/enums.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Fact } from '../register/fact.tsx';
import * as styles from '../register/register.css.ts';
import type { EarlierDecision } from './earlier.server.ts';
import type { WaitingPerson } from './waiting.server.ts';

/** What a moderator has to know of somebody at the door. */
export function WaitingFacts({ person }: { person: WaitingPerson }) {
  const t = useMessages(doorQueue);
  const { relativeTimeWithin } = useFormats();
  const { claimedTenure, askedAt, register, others, earlier, email, phone } = person;
  return (
    <dl className={styles.facts}>
      <Fact
        label={t('states.WAITING')}
        value={
          <>
            {t.rich('asked', {
              when: <Moment at={askedAt} text={relativeTimeWithin(askedAt)} />,
            })}
            <br />
            {claimedTenure
              ? t('says', { tenure: t(`tenures.${claimedTenure}`) })
              : t('saysNothing')}
          </>
        }
      />
      <Fact label={t('register.label')} value={<RegisterSays {...register} />} />
      <Fact label={t('others')} value={<OthersInUnit others={others} />} />
      <Fact
        label={t('contact')}
        value={
          <>
            {email}
            {phone && (
              <>
                <br />
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </>
            )}
          </>
        }
      />
      {earlier && <Fact label={t('earlier.label')} value={<Earlier {...earlier} />} />}
    </dl>
  );
}

/** What the register of units says about a unit. */
export function RegisterSays({ isKnown, floor }: WaitingPerson['register']) {
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
  /** Whether the person whose unit it is stands in it too. */
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

function Earlier({ action, at, reason, byName }: EarlierDecision) {
  const t = useMessages(doorQueue);
  const { relativeTimeWithin } = useFormats();
  return (
    <>
      {t.rich(`earlier.${action}`, { when: <Moment at={at} text={relativeTimeWithin(at)} /> })}
      {byName && <> {t.rich('earlier.by', { name: <bdi>{byName}</bdi> })}</>}
      {reason && (
        <>
          <br />
          {t.rich('earlier.reason', { reason: <bdi>{reason}</bdi> })}
        </>
      )}
    </>
  );
}
