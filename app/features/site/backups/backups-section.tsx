import { useFileSize } from '#app/features/media/files/file-links.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { backups } from '#app/messages/en/backups.ts';
import { Badge } from '#app/ui/badge.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { BackupState } from './queries.server.ts';

/** The variable of the server that turns them on. */
const setting = 'BACKUP_DIR';

/** How the nightly backups fare, for administrators. */
export function BackupsSection({ state }: { state: BackupState }) {
  const t = useMessages(backups);
  return (
    <section aria-labelledby="backups" className={layout.stack}>
      <h2 id="backups">{t('title')}</h2>
      {state.isOn ? (
        <Runs state={state} />
      ) : (
        <p className={layout.row}>
          <Badge kind="danger">{t('offBadge')}</Badge>
          <span>{t.rich('off', { setting: <code>{setting}</code> })}</span>
        </p>
      )}
    </section>
  );
}

function Runs({ state: { last, failed, isOverdue, bucket, rehearsal } }: { state: BackupState }) {
  const t = useMessages(backups);
  const { shortDateTime, relativeTimeWithin } = useFormats();
  const fileSize = useFileSize();
  return (
    <>
      {failed && (
        <Trouble badge={t('failedBadge')}>
          {t('failed', {
            when: shortDateTime(failed.at),
            reason: t(`reasons.${failed.failure}`),
          })}
        </Trouble>
      )}
      {isOverdue && !failed && <Trouble badge={t('overdueBadge')}>{t('overdue')}</Trouble>}
      {last ? (
        <p>
          {t(last.byHand ? 'lastByHand' : 'last', {
            when: shortDateTime(last.at),
            ago: relativeTimeWithin(last.at),
            size: fileSize(last.bytes),
          })}
        </p>
      ) : (
        !failed && <p>{t('none')}</p>
      )}
      <p className={layout.muted}>{t('nightly')}</p>
      {bucket?.failed && (
        <Trouble badge={t('bucketBadge')}>
          {t('bucketFailed', { when: shortDateTime(bucket.failed) })}
        </Trouble>
      )}
      {bucket?.last && <p>{t('inBucket', { when: shortDateTime(bucket.last) })}</p>}
      {rehearsal && !rehearsal.worked && (
        <Trouble badge={t('brokenBadge')}>
          {t('broken', { when: shortDateTime(rehearsal.at) })}
        </Trouble>
      )}
      {rehearsal?.worked && <p>{t('rehearsed', { when: shortDateTime(rehearsal.at) })}</p>}
      {last && !rehearsal && <p className={layout.muted}>{t('notRehearsed')}</p>}
    </>
  );
}

function Trouble({ badge, children }: { badge: string; children: string }) {
  return (
    <p className={layout.row}>
      <Badge kind="danger">{badge}</Badge>
      <span>{children}</span>
    </p>
  );
}
