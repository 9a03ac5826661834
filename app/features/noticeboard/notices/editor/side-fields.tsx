import type { Locale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { contentLength } from '../limits.ts';
import * as styles from '../desk/desk.css.ts';

/** What a notice says in one language. */
export function SideFields({
  form,
  language,
  isFirst = false,
}: {
  form: FormState;
  language: Locale;
  /** Whether it is the side that the form shows first, which says how a text is written. */
  isFirst?: boolean;
}) {
  const t = useMessages(noticeDesk);
  const lang = useLang()(language);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`sides.${language}`)}</legend>
      <TextField
        label={t(`sideParts.${language}.title`)}
        lang={lang}
        required={false}
        field={form.field(`${language}.title`)}
      />
      <TextArea
        label={t(`sideParts.${language}.content`)}
        hint={isFirst ? t('contentHint', { maximum: contentLength }) : undefined}
        lang={lang}
        required={false}
        rows={5}
        field={form.field(`${language}.content`)}
      />
    </fieldset>
  );
}
