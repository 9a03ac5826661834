import type { MouseEvent } from 'react';
import { useNavigation } from '@remix-run/react';
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
import {
  codeFieldOf,
  pressOf,
  queueForm,
  rejectionOf,
  useWayBack,
  wordsFieldOf,
} from './queue-paths.ts';
import { rejectOpener } from './use-queue-keys.ts';
import type { QueueItem as Item } from './queue-entry.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

export function QueueDecision({
  item,
  reasons,
  posted: queue,
  scripted,
}: {
  item: Item;
  reasons: ReasonOption[];
  /** The queue as it was sent. */
  posted: FormState;
  /** Whether scripts run. */
  scripted: boolean;
}) {
  const t = useMessages(moderation);
  const post = useMessages(posts);
  const { formData, state } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const approval = pressOf(item, { status: 'PUBLISHED' });
  const rejection = rejectionOf(item);
  const sent = busy ? formData.get(pickField) : null;
  const result = queue.field('id').value === item.id ? queue.result : null;
  const posted = formState(result, {}, fieldPrefix(item.id, 'REJECTED'));
  const fieldOf = (field: 'reason' | 'reasonCode', name: string) => {
    const own = posted.field(field);
    return { ...own, name, value: queue.field(name).value || own.value };
  };
  const code = fieldOf('reasonCode', codeFieldOf(item));
  const words = fieldOf('reason', wordsFieldOf(item.id));
  const isRejecting =
    posted.field('status').value === 'REJECTED' ||
    words.value !== '' ||
    !['', 'NONE'].includes(code.value);
  return (
    <div className={styles.decide}>
      {!posted.failed && <ErrorSummary form={posted} />}
      <div className={styles.actions}>
        {!item.tooLate && (
          <div className={styles.approve}>
            <Button
              kind="quiet"
              form={queueForm}
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
        <details open={isRejecting}>
          <summary className={button.danger}>
            <span>{t('rejectOpens')}</span>
            <span className={layout.visuallyHidden}>{` ${item.title}`}</span>
          </summary>
        </details>
        <View item={item} />
      </div>
      <div className={styles.reasons}>
        <SelectField
          label={t('reason')}
          required={false}
          form={queueForm}
          field={code}
          options={reasons}
        />
        <TextField
          label={t('ownWords')}
          required={false}
          form={queueForm}
          field={words}
          maxLength={reasonLength}
        />
        <div className={layout.row}>
          <Button
            kind="danger"
            form={queueForm}
            name={pickField}
            value={rejection}
            disabled={busy}
            pending={sent === rejection && post('actions.REJECT.pending')}
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
    </div>
  );
}

/** Closes the reasons, and puts the focus on what opened them. */
function close({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const opener = currentTarget.closest('li')?.querySelector<HTMLElement>(rejectOpener);
  opener?.closest('details')?.removeAttribute('open');
  opener?.focus();
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
