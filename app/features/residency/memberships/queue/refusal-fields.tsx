import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as styles from '../register/register.css.ts';

/** The reason that somebody is refused for, and the button. */
export function RefusalFields({
  name,
  prefix = '',
  posted,
  busy,
}: {
  name: string;
  /** Keeps ids apart where a page has many. */
  prefix?: string;
  posted?: FormState;
  busy: boolean;
}) {
  const t = useMessages(doorQueue);
  const form = posted ?? formState(null, {}, prefix);
  return (
    <>
      <input type="hidden" name="intent" value="refuse" />
      <div className={styles.wideItem}>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          field={form.field('reason')}
          maxLength={500}
          rows={3}
        />
      </div>
      <Button kind="danger" disabled={busy} aria-label={t('refusePerson', { name })}>
        {t('refuse')}
      </Button>
    </>
  );
}
