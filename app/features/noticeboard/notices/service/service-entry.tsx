import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeService } from '#app/messages/en/notice-service.ts';
import { owners } from '#app/messages/en/owners.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ServiceView } from './service-page.server.ts';

/** The form of the page that writes down that an email came back. */
export const cameBackForm = 'came-back';

/** The form of the page that takes back that an email came back. */
export const cameThroughForm = 'came-through';

/** The form of the page that serves a corrected notice again: on all who had it before, or on one of them. */
export const againForm = 'serve-again';

/** One owner with how they are served, when they were, and how before a correction. */
export function ServiceEntry({ row }: { row: ServiceView }) {
  const t = useMessages(noticeService);
  const unitLabel = useUnitLabel();
  const { longDate } = useFormats();
  const because = useMessages(owners);
  const { id, unit, name, status, wasEarlier, canServeAgain, earlier } = row;
  const owner = name ?? t('noOwner');
  const isEmailed = status.isServed && status.way === 'EMAIL';
  return (
    <>
      <p>
        <strong>
          <bdi>{unitLabel(unit)}</bdi>, <bdi>{owner}</bdi>
        </strong>{' '}
        <Badge kind={status.isServed ? 'success' : 'notice'}>
          {t(status.isServed ? 'served' : 'open')}
        </Badge>{' '}
        {row.isMortgagee && <Badge kind="plain">{t('mortgagee')}</Badge>}
      </p>
      {row.furtherUnits.length > 0 && (
        <p>{t('alsoFor', { units: row.furtherUnits.map(unitLabel).join(', ') })}</p>
      )}
      <p>
        <How row={row} />{' '}
        {row.reason && !status.isServed && status.failed === null && (
          <span className={layout.muted}>{because(`because.${row.reason}`)}</span>
        )}
      </p>
      {isEmailed && (
        <p>
          <Button
            kind="plain"
            form={cameBackForm}
            name="service"
            value={id}
            aria-label={t('cameBackOf', { owner: `${unitLabel(unit)}, ${owner}` })}
          >
            {t('cameBack')}
          </Button>
        </p>
      )}
      {row.cameBackOn && !status.isServed && (
        <p>
          <Button
            kind="plain"
            form={cameThroughForm}
            name="service"
            value={id}
            aria-label={t('cameThroughOf', { owner: `${unitLabel(unit)}, ${owner}` })}
          >
            {t('cameThrough')}
          </Button>
        </p>
      )}
      {wasEarlier && (
        <p className={layout.row}>
          <span>{t('wasEarlier')}</span>
          {canServeAgain && (
            <Button
              kind="quiet"
              form={againForm}
              name="owner"
              value={id}
              aria-label={t('againOf', { owner: `${unitLabel(unit)}, ${owner}` })}
            >
              {t('again')}
            </Button>
          )}
        </p>
      )}
      {status.failed && <p className={layout.muted}>{t(`failed.${failureOf(status.failed)}`)}</p>}
      {earlier.map((one) => (
        <p key={one.id} className={layout.muted}>
          {t.rich('earlier', { day: longDate(one.replacedAt), how: <How row={one} /> })}
        </p>
      ))}
    </>
  );
}

/** An email that served nobody: it came back, or it never left. */
const failureOf = (state: string) =>
  state === 'BOUNCED' || state === 'SUPPRESSED' ? state : ('FAILED' as const);

function How({
  row: { address, emailTo, what, handedBy, status },
}: {
  row: Omit<ServiceView, 'wasEarlier' | 'canServeAgain' | 'earlier'>;
}) {
  const t = useMessages(noticeService);
  const { fullDateTime, longDate } = useFormats();
  const { way, isServed, at, on } = status;
  const where = address?.replaceAll('\n', ', ') ?? '';
  if (!isServed) {
    if (way === 'EMAIL') return t('how.emailOnItsWay');
    return way === 'MAIL' ? t('how.toMail', { address: where }) : t('how.toUnit');
  }
  if (way === 'EMAIL') {
    return t.rich('how.byEmail', {
      address: <bdi>{emailTo ?? ''}</bdi>,
      when: at ? <Moment at={at} text={fullDateTime(at)} /> : '',
    });
  }
  return t.rich(way === 'MAIL' ? 'how.byMail' : way === 'HAND' ? 'how.byHand' : 'how.atUnit', {
    day: on ? longDate(new Date(`${on}T17:00:00Z`)) : '',
    what: <bdi>{what ?? ''}</bdi>,
    name: <bdi>{handedBy ?? ''}</bdi>,
  });
}
