import { useLoaderData } from '@remix-run/react';
import { PostEditor } from '#app/features/posts/posts/editor/post-editor.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityEditor } from '#app/messages/en/activity-editor.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { placeLength } from './limits.ts';
import * as styles from './activity-editor.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';

/** The page on which an activity is written, new and edit. */
export function ActivityEditor() {
  const t = useMessages(activityEditor);
  return (
    <PostEditor
      type="ACTIVITY"
      tab="activities"
      words={activityEditor}
      fields={(form) => <MeetingFields form={form} />}
      more={(form) => <ActivityFields form={form} />}
      moreLabel={t('more')}
      moreNames={['capacity', 'tags']}
    />
  );
}

/** What the page reads besides what every editor has. */
interface ActivityEditorPage {
  /** The earliest start the date-time field offers; any for an activity that has begun. */
  earliest?: string;
  /** Where people of the building meet, for the field to suggest. */
  places: string[];
}

function MeetingFields({ form }: { form: FormState }) {
  const { earliest, places } = useLoaderData() as ActivityEditorPage;
  const t = useMessages(activityEditor);
  return (
    <>
      <div className={styles.times}>
        {(['when', 'endsAt'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            type="datetime-local"
            min={earliest}
            optional
            field={form.field(name)}
          />
        ))}
      </div>
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
    </>
  );
}

function ActivityFields({ form }: { form: FormState }) {
  const t = useMessages(activityEditor);
  return (
    <>
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
