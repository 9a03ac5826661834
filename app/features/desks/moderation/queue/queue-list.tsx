import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';
import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { type FormState } from '#app/ui/forms/form-state.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as styles from '../dashboard.css.ts';
import { ApproveMany } from '../approve-many/approve-many.tsx';
import { QueueItem } from './queue-item.tsx';

/** The page of the queue, or why there is nothing in it. */
export function QueueList({
  isFiltered,
  queue,
  reasons,
  posted,
  above,
}: {
  queue: TwoWayPage<Item>;
  /** The list of reasons for Reject. */
  reasons: ReasonOption[];
  /** Whether something waits that this view leaves out, or may. */
  isFiltered: boolean;
  posted: FormState;
  /** The toast about the last decision, and the entry that it stands above. */
  above: { id: string; landed: ReactNode } | null;
}) {
  const t = useMessages(moderation);
  if (queue.items.length === 0) {
    return isFiltered ? (
      <>
        <EmptyPage>
          <EmptyState text={t('noneOfFilter')} />
        </EmptyPage>
        <ListPages page={queue} previousLabel={t('newer')} nextLabel={t('older')} hash="#queue" />
      </>
    ) : (
      <EmptyState
        text={
          <>
            <strong>{t('allDone')}</strong>
            <br />
            {t('nothingPending')}
          </>
        }
      />
    );
  }
  return (
    <>
      <ol role="list" className={styles.queue}>
        {queue.items.map((item) => (
          <QueueItem
            key={`${item.id}.${item.version}`}
            item={item}
            reasons={reasons}
            landed={above?.id === item.id && above.landed}
            result={posted.field('id').value === item.id ? posted.result : null}
          />
        ))}
      </ol>
      <ApproveMany items={queue.items} />
      <ListPages page={queue} previousLabel={t('newer')} nextLabel={t('older')} hash="#queue" />
    </>
  );
}
