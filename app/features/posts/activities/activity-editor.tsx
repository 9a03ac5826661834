import { PostEditor } from '#app/features/posts/posts/editor/post-editor.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityEditor } from '#app/messages/en/activity-editor.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { placeLength } from './limits.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';

/** The page on which an activity is written, new and edit. */
export function ActivityEditor({
  earliest,
  places,
}: {
  /** The earliest start the date-time field offers; any for an activity that has begun. */
  earliest: string | undefined;
  /** Where people of the building meet, for the field to suggest. */
  places: string[];
}) {
  return (
    <PostEditor
      type="ACTIVITY"
      tab="activities"
      words={activityEditor}
      fields={(form) => <ActivityFields {...{ form, earliest, places }} />}
    />
  );
}

function ActivityFields({
  form,
  earliest,
  places,
}: {
  form: FormState;
  earliest: string | undefined;
  places: string[];
}) {
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
      <TextField
        label={t('endsAt')}
        hint={t('endsAtHint')}
        type="datetime-local"
        min={earliest}
        optional
        field={form.field('endsAt')}
      />
      <TextField
        label={t('place')}
        hint={t('placeHint', { maximum: placeLength })}
        list="places"
        optional
        field={form.field('place')}
      />
      <datalist id="places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <TextField
        label={t('capacity')}
        hint={t('capacityHint')}
        inputMode="numeric"
        optional
        field={form.field('capacity')}
      />
      <TextField label={t('tags')} hint={t('tagsHint')} optional field={form.field('tags')} />
    </>
  );
}
