import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { insertRow, intentField } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { mostSections } from './section-fields.ts';
import { SectionFieldset } from './section-fieldset.tsx';
import { sectionKinds } from './section-fields.ts';

/** The sections of an issue, and a button for each kind that can be added. */
export function SectionList({
  form,
  path,
  lang,
}: {
  form: FormState;
  /** The address of the form. */
  path: string;
  lang: string | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const count = form.count('sections', 0);
  const kindOf = (index: number) =>
    sectionKinds.find((kind) => kind === form.field(`sections[${index}].kind`).value) ?? 'story';
  return (
    <section aria-labelledby="sections" className={layout.stack}>
      <h2 id="sections">{t('sections')}</h2>
      {Array.from({ length: count }, (_, index) => (
        <SectionFieldset key={index} {...{ form, index, count, path, lang }} kind={kindOf(index)} />
      ))}
      {count < mostSections ? (
        <div className={layout.stack} role="group" aria-labelledby="add-section">
          <h3 id="add-section">{t('add')}</h3>
          <p className={layout.muted}>{t('addHint')}</p>
          <div className={layout.row}>
            {sectionKinds.map((kind) => (
              <Button
                key={kind}
                kind="quiet"
                name={intentField}
                value={insertRow('sections', { kind })}
                formAction={`${path}#${form.field(`sections[${count}].heading`).id}`}
              >
                {t(`kinds.${kind}`)}
              </Button>
            ))}
          </div>
        </div>
      ) : (
        <p>{t('full', { maximum: mostSections })}</p>
      )}
    </section>
  );
}
