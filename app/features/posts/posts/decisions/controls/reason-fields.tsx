import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { posts } from '#app/messages/en/posts.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import type { ReasonOption } from '../reasons.server.ts';

/** The reason of a decision: an entry of the list, and words of one's own. */
export function ReasonFields({ form, reasons }: { form: FormState; reasons: ReasonOption[] }) {
  const t = useMessages(posts);
  return (
    <>
      <SelectField
        label={t('reasonForAuthor')}
        field={form.field('reasonCode')}
        options={reasons}
      />
      <TextField
        label={t('ownWords')}
        hint={t('reasonHint')}
        optional
        field={form.field('reason')}
        maxLength={500}
      />
    </>
  );
}
