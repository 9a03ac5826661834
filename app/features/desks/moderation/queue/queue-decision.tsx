import type { MouseEvent } from 'react';
import { Form, useNavigation } from '@remix-run/react';
import { fieldPrefix } from '#app/features/posts/posts/decisions/confirmed-actions.ts';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { posts } from '#app/messages/en/posts.ts';
import { button } from '#app/ui/button.css.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { pickField } from '#app/ui/forms/row-intents.ts';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './queue.css.ts';
import { approveForm, useWayBack } from './queue-paths.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

export function QueueDecision({
  item,
  reasons,
  result,
  scripted,
}: {
  item: Item;
  reasons: ReasonOption[];
  result: FormState['result'];
  /** Whether scripts run. */
  scripted: boolean;
}) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const { formData, state } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const entry = entryFields(item);
  const approval = `${entry}&status=PUBLISHED`;
  const sent = busy ? formData.get(pickField) : null;
  const posted = formState(result, {}, fieldPrefix(item.id, 'REJECTED'));
  const reason = posted.field('reason');
  return (
    <Form method="post" discover="none" className={styles.decide}>
      <input type="hidden" name={pickField} value={entry} />
      {!posted.failed && <ErrorSummary form={posted} />}
      <div className={styles.actions}>
        {!item.tooLate && (
          <div className={styles.approve}>
            <Button
              kind="quiet"
              form={approveForm}
              name={pickField}
              value={approval}
              disabled={busy}
              pending={sent === approval && post('actions.APPROVE.pending')}
              aria-label={t('approvePost', { title: item.title })}
            >
              {t('approve')}
            </Button>
          </div>
        )}
        <details open={posted.field('status').value === 'REJECTED' || reason.value !== ''}>
          <summary className={button.danger}>
            <span>{t('rejectOpens')}</span>
            <span className={layout.visuallyHidden}>{` ${item.title}`}</span>
          </summary>
        </details>
        <View item={item} />
      </div>
      <div className={styles.reasons}>
        <SelectField label={t('reason')} field={posted.field('reasonCode')} options={reasons} />
        <TextField label={t('ownWords')} required={false} field={reason} maxLength={reasonLength} />
        <div className={layout.row}>
          {/* The first button of its form, which Enter in the reason presses. */}
          <Button
            kind="danger"
            name="status"
            value="REJECTED"
            disabled={busy}
            pending={sent === entry && post('actions.REJECT.pending')}
            aria-label={t('rejectPost', { title: item.title })}
          >
            {t('reject')}
          </Button>
          {/* Without scripts, the button that opened it closes it. */}
          {scripted && (
            <Button kind="plain" type="button" onClick={close}>
              {t('cancelReject')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}

/** The fields that say which entry is decided, and where the queue goes on, as one (see `pickField`). */
const entryFields = ({ type, id, version, createdAt }: Item): string =>
  new URLSearchParams({
    subjectType: type,
    id,
    version: String(version),
    place: cursorAt(createdAt, id),
  }).toString();

/** Closes the reasons, and puts the focus on what opened them. */
function close({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const opener = currentTarget.form?.querySelector('details');
  opener?.removeAttribute('open');
  opener?.querySelector('summary')?.focus();
}

export function View({ item }: { item: Item }) {
  const t = useMessages(moderation);
  const from = useWayBack(cursorAt(item.createdAt, item.id));
  return (
    <ButtonLink
      kind="plain"
      to={postPath(item.type, item.id) + from}
      aria-label={t('viewPost', { title: item.title })}
    >
      {t('view')}
    </ButtonLink>
  );
}
