import { useLang } from '#app/features/languages/other-language.tsx';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/notice-desk.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { contentLength, titleLength } from './limits.ts';
import * as styles from './desk.css.ts';

/** What a notice says in one language. */
export function SideFields({
  form,
  language,
  hint,
}: {
  form: FormState;
  language: Locale;
  /** What both sides need to know, said with the first. */
  hint?: string;
}) {
  const t = useMessages(noticeDesk);
  const lang = useLang()(language);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`sides.${language}`)}</legend>
      {hint && <p className={`${layout.small} ${layout.muted}`}>{hint}</p>}
      <TextField
        label={t(`sideParts.${language}.title`)}
        hint={hint && t('titleHint', { maximum: titleLength })}
        lang={lang}
        required={false}
        field={form.field(`${language}.title`)}
      />
      <TextArea
        label={t(`sideParts.${language}.content`)}
        hint={hint && t('contentHint', { maximum: contentLength })}
        lang={lang}
        required={false}
        rows={8}
        field={form.field(`${language}.content`)}
      />
    </fieldset>
  );
}
