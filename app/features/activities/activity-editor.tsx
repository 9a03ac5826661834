import { PostEditor } from '#app/features/posts/editor/post-editor.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityEditor } from '#app/messages/activity-editor.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';

/** The page on which an activity is written, new and edit. */
export function ActivityEditor({
  earliest,
}: {
  /** The earliest start the date-time field offers; any for an activity that has begun. */
  earliest: string | undefined;
}) {
  return (
    <PostEditor
      type="ACTIVITY"
      tab="activities"
      words={activityEditor}
      fields={(form) => <ActivityFields form={form} earliest={earliest} />}
    />
  );
}

function ActivityFields({ form, earliest }: { form: FormState; earliest: string | undefined }) {
  const t = useMessages(activityEditor);
  return (
    <>
      <TextField
        label={t('when')}
        hint={t('whenHint')}
        type="datetime-local"
        min={earliest}
        optional
        field={form.field('when')}
      />
      <TextField label={t('tags')} hint={t('tagsHint')} optional field={form.field('tags')} />
    </>
  );
}
