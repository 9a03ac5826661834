import { joinPolicies } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communitySettings } from '#app/messages/en/community-settings.ts';
import * as styles from '#app/ui/forms/field.css.ts';
import type { FieldState } from '#app/ui/forms/form-state.ts';

/** Who may come in, each choice with what it means. */
export function JoinPolicyField({ field }: { field: FieldState }) {
  const t = useMessages(communitySettings);
  const failed = field.errors.length > 0;
  return (
    <fieldset id={field.id} className={styles.field}>
      <legend className={styles.legend}>{t('fields.joinPolicy')}</legend>
      {[...joinPolicies].reverse().map((policy) => (
        <div key={policy}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={field.name}
              value={policy}
              defaultChecked={field.value === policy}
              aria-describedby={`${field.id}-${policy}`}
            />
            <span>{t(`policies.${policy}`)}</span>
          </label>
          <span id={`${field.id}-${policy}`} className={styles.choiceHint}>
            {t(`policyHints.${policy}`)}
          </span>
        </div>
      ))}
      {failed && <span className={styles.error}>{field.errors.join('\n')}</span>}
    </fieldset>
  );
}
