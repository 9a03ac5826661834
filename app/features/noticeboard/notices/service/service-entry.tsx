import { useUnitLabel } from '#app/features/communities/communities/unit.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeService } from '#app/messages/en/notice-service.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ServiceView } from './service-page.server.ts';

/** One owner with how they are served, and when they were. */
export function ServiceEntry({ row }: { row: ServiceView }) {
  const t = useMessages(noticeService);
  const unitLabel = useUnitLabel();
  const { unit, name, status, wasEarlier } = row;
  return (
    <>
      <p>
        <strong>
          <bdi>{unitLabel(unit)}</bdi>, <bdi>{name ?? t('noOwner')}</bdi>
        </strong>{' '}
        <Badge kind={status.isServed ? 'success' : 'notice'}>
          {t(status.isServed ? 'served' : 'open')}
        </Badge>
      </p>
      <p>
        <How row={row} />
      </p>
      {wasEarlier && <p>{t('wasEarlier')}</p>}
      {status.failed && <p className={layout.muted}>{t(`failed.${failureOf(status.failed)}`)}</p>}
    </>
  );
}

/** An email that served nobody: it came back, or it never left. */
const failureOf = (state: string) =>
  state === 'BOUNCED' || state === 'SUPPRESSED' ? state : ('FAILED' as const);

function How({ row: { address, emailTo, what, handedBy, status } }: { row: ServiceView }) {
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
  return t.rich(way === 'MAIL' ? 'how.byMail' : 'how.atUnit', {
    day: on ? longDate(new Date(`${on}T17:00:00Z`)) : '',
    what: <bdi>{what ?? ''}</bdi>,
    name: <bdi>{handedBy ?? ''}</bdi>,
  });
}
