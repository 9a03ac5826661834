import { tenures } from '#db/enums.ts';
import { fromField, pickField } from '#app/lib/forms/choice.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea } from '#app/ui/forms/field.tsx';
import type { FieldState } from '#app/ui/forms/form-state.ts';
import * as styles from '../people/people.css.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

/** The reason that somebody is refused for, and the button. */
export function RefusalFields({
  name,
  reason,
  entry,
  busy,
}: {
  name: string;
  reason: FieldState;
  /** In the queue: the form of all entries, and the page of this person, which it is sent to. */
  entry?: { form: string; path: string };
  busy: boolean;
}) {
  const t = useMessages(doorQueue);
  const refusal = new URLSearchParams({
    intent: 'refuse',
    // The key is for approving.
    idempotencyKey: '',
    ...(entry && { [fromField('reason')]: reason.name }),
  });
  return (
    <>
      <div className={styles.wideItem}>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          field={reason}
          form={entry?.form}
          required={!entry}
          maxLength={reasonLength}
          rows={3}
        />
      </div>
      <Button
        kind="danger"
        form={entry?.form}
        formAction={entry?.path}
        name={pickField}
        value={refusal.toString()}
        disabled={busy}
        aria-label={t('refusePerson', { name })}
      >
        {t('refuse')}
      </Button>
    </>
  );
}

/** What the board knows somebody to be; it may leave that open. */
export function TenureField({
  label,
  about,
  name,
  value,
  form,
  id = name,
  errors = [],
}: {
  label: string;
  /** The whole label, where there are many on a page. */
  about?: string;
  name: string;
  value: string | null;
  /** The id of the form it belongs to, where it is outside. */
  form?: string;
  id?: string;
  errors?: string[];
}) {
  const t = useMessages(doorQueue);
  return (
    <SelectField
      label={label}
      aria-label={about}
      form={form}
      required={false}
      placeholder={t('leaveOpen')}
      options={tenures.map((tenure) => ({ value: tenure, label: t(`tenures.${tenure}`) }))}
      field={{ name, id: id.replace(/[^\w-]/g, '-'), value: value ?? '', errors }}
    />
  );
}
