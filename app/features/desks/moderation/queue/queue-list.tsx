import type { ReactNode } from 'react';
import { Form, useLocation, useSearchParams } from '@remix-run/react';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './queue.css.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';
import { enterField, isTicked, pickName, pickOf, queueForm } from './queue-paths.ts';
import { QueueItem } from './queue-item.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

export function QueueList({
  isFiltered,
  queue,
  oldestFirst,
  reasons,
  namesCommunity,
  posted,
  above,
}: {
  queue: TwoWayPage<Item>;
  oldestFirst: boolean;
  /** The list of reasons for Reject. */
  reasons: ReasonOption[];
  /** Whether posts of more than one community may be in it. */
  namesCommunity: boolean;
  /** Whether something may wait that this view leaves out. */
  isFiltered: boolean;
  posted: FormState;
  /** The toast about the last decision, and the entry that it stands above. */
  above: { id: string; landed: ReactNode } | null;
}) {
  const t = useMessages(moderation);
  const { list, help, works } = useQueueKeys();
  const [query] = useSearchParams();
  const { result } = posted;
  const picked: unknown = result?.initialValue?.[pickName];
  const isPicked = (item: Item) =>
    result ? [picked].flat().includes(pickOf(item)) : isTicked(query, item.id);
  const [newer, older] = [t('newer'), t('older')];
  const pages = (
    <ListPages
      page={queue}
      previousLabel={oldestFirst ? older : newer}
      nextLabel={oldestFirst ? newer : older}
      hash="#queue"
    />
  );
  if (queue.items.length === 0) {
    return isFiltered ? (
      <>
        <EmptyPage>
          <EmptyState text={t('noneOfFilter')} />
        </EmptyPage>
        {pages}
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
      <p className={`${layout.small} ${layout.muted}`}>{t('approvesAtOnce')}</p>
      <OnEnter />
      <ol ref={list} role="list" className={styles.queue}>
        {queue.items.map((item) => (
          <QueueItem
            key={`${item.id}.${item.version}`}
            item={item}
            reasons={reasons}
            namesCommunity={namesCommunity}
            landed={above?.id === item.id && above.landed}
            scripted={works}
            posted={posted}
            isPicked={isPicked(item)}
          />
        ))}
      </ol>
      <QueueForm items={queue.items} />
      {works && (
        <details ref={help} className={layout.small}>
          <summary className={styles.keys}>{t('keys.title')}</summary>
          <p>{t('keys.list')}</p>
        </details>
      )}
      {pages}
    </>
  );
}

/** Where the checkboxes and the page are sent that approves several at once. */
const approvePage = '/moderation/approve';

/** Enter in a field presses the first button of its form: without this one, that approves the first entry. */
function OnEnter() {
  const t = useMessages(moderation);
  return (
    <button
      form={queueForm}
      name={enterField}
      value="yes"
      className={layout.visuallyHidden}
      tabIndex={-1}
      aria-hidden
    >
      {t('rejectOpens')}
    </button>
  );
}

/** The form of the queue, with the button for what is selected. Its other fields and buttons stand at the entries. */
function QueueForm({ items }: { items: Item[] }) {
  const t = useMessages(moderation);
  const { pathname, search } = useLocation();
  const canApprove = items.some(({ leftToOthers, tooLate }) => !leftToOthers && !tooLate);
  return (
    <Form
      id={queueForm}
      method="post"
      action={pathname + search}
      discover="none"
      className={styles.bulk}
    >
      <input type="hidden" name="from" value={pathname + search} />
      {canApprove && <Button formAction={approvePage}>{t('approveTicked')}</Button>}
    </Form>
  );
}
