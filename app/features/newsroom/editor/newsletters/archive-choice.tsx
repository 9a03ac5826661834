import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The offer, in the form of a new community, to begin with the newsletters of 2023 and 2024. */
export function ArchiveChoice({ form }: { form: FormState }) {
  const t = useMessages(newsletterEditor);
  const field = form.field('newsletterArchive');
  return (
    <section aria-labelledby="newsletter" className={layout.stack}>
      <h2 id="newsletter">{t('archive.title')}</h2>
      <CheckboxGroup
        legend={t('archive.legend')}
        hint={t('archive.hint')}
        field={field}
        options={[{ value: 'on', label: t('archive.start'), checked: field.value === 'on' }]}
      />
    </section>
  );
}
