import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { audiences } from '#db/enums.ts';
import type { Reach } from './reach.server.ts';
import { useReachWords } from './reach-words.ts';
import * as styles from '../desk/desk.css.ts';

/** Whom a notice is for, and how many people that is. */
export function AudienceFields({
  form,
  reach,
  isNew,
}: {
  form: FormState;
  reach: Reach;
  isNew: boolean;
}) {
  const t = useMessages(noticeDesk);
  const reachWords = useReachWords();
  return (
    <fieldset className={styles.group}>
      <legend className={layout.visuallyHidden}>{t('audience')}</legend>
      <SelectField
        label={t('audience')}
        options={audiences.map((value) => ({ value, label: t(`audienceOptions.${value}`) }))}
        field={form.field('audience')}
      />
      <TextField
        label={t('floors')}
        hint={t('floorsHint')}
        optional
        field={form.field('audienceFloors')}
      />
      <TextField
        label={t('units')}
        hint={t('unitsHint')}
        optional
        field={form.field('audienceUnits')}
      />
      <p className={`${layout.small} ${layout.muted}`}>
        {t(isNew ? 'reachEverybody' : 'reachNow', reachWords(reach))}
      </p>
    </fieldset>
  );
}
