import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { posts } from '#app/messages/en/posts.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import type { ReasonOption } from '../reasons.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

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
        required={false}
        field={form.field('reason')}
        maxLength={reasonLength}
      />
    </>
  );
}

/** The reason of a decision that was not carried out, where no step on the page has it. */
export function KeptReason({ posted }: { posted: FormState }) {
  const t = useMessages(posts);
  const { value } = posted.field('reason');
  return (
    value && (
      <p>
        <strong>{t('reason')}</strong> <bdi>{value}</bdi>
      </p>
    )
  );
}

/** Opens the page of a post with that reason in the step that takes one now. */
export function OpenWithReason({
  posted,
  page,
  label,
}: {
  posted: FormState;
  page: string;
  label: string;
}) {
  const kept = ['id', 'status', 'reasonCode', 'reason'].map((name) => [
    name,
    posted.field(name).value,
  ]);
  return (
    <Form method="post" action={page}>
      <input type="hidden" name="draft" value={new URLSearchParams(kept).toString()} />
      <Button kind="plain">{label}</Button>
    </Form>
  );
}
