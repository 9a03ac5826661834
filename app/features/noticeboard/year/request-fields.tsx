import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';

/** When a request for records came in, who made it, and what for. `today` is a day in Ottawa. */
export function RequestFields({ form, today }: { form: FormState; today: string }) {
  const t = useMessages(boardYear);
  return (
    <>
      <TextField label={t('receivedOn')} type="date" max={today} field={form.field('receivedOn')} />
      <TextField
        label={t('about')}
        hint={t('aboutHint')}
        optional
        maxLength={120}
        autoComplete="off"
        field={form.field('about')}
      />
    </>
  );
}
