import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { otherLanguage } from '#db/enums.ts';
import type { PieceEditorPage } from '../forms/editor-page.ts';
import { PieceForm } from '../forms/piece-form.tsx';
import { editorPath } from '../pieces.ts';
import { EditionFields, SideFields } from './edition-fields.tsx';
import { SectionList } from './section-list.tsx';

/** The form of an issue in the language it is written in first, and the way to the other one. */
export function EditionForm({
  page,
  reply,
  sending,
}: {
  page: PieceEditorPage;
  reply: FormReply | undefined;
  sending: FormData | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const langOf = useLang();
  const { piece } = page;
  if (!piece) return null;
  const lang = langOf(piece.language);
  const path = editorPath('newsletters', piece.id);
  const other = otherLanguage[piece.language];
  return (
    <>
      <p>
        <Link to={`${path}/translation`}>
          {t('translate', { language: t(`languageNames.${other}`) })}
        </Link>{' '}
        <span className={layout.muted}>
          ({page.values.hasTranslation ? t('translationThere') : t('translationNone')})
        </span>
      </p>
      <PieceForm kind="newsletters" byBrowser {...{ page, reply, sending }}>
        {(form) => (
          <>
            <section aria-labelledby="issue" className={layout.stack}>
              <h2 id="issue">{t('head')}</h2>
              <SideFields form={form} lang={lang} />
              <EditionFields form={form} isDraft={piece.status === 'DRAFT'} />
            </section>
            <SectionList form={form} path={path} lang={lang} />
          </>
        )}
      </PieceForm>
    </>
  );
}
