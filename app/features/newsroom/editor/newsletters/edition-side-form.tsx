import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { otherLanguage } from '#db/enums.ts';
import type { EditedPiece, PieceEditorPage } from '../forms/editor-page.ts';
import { PieceForm } from '../forms/piece-form.tsx';
import { editorPath } from '../pieces.ts';
import { SideFields } from './edition-fields.tsx';
import { SectionList } from './section-list.tsx';

/** The form of an issue's other language. */
export function EditionSideForm({
  page,
  reply,
  sending,
}: {
  page: PieceEditorPage;
  reply: FormReply | undefined;
  sending: FormData | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const desk = useMessages(editorDesk);
  const langOf = useLang();
  const { piece } = page;
  if (!piece) return null;
  const lang = langOf(piece.language);
  const path = editorPath('newsletters', piece.id);
  const first = t(`languageNames.${otherLanguage[piece.language]}`);
  return (
    <>
      <p>
        <Link to={path}>{t('firstSide', { language: first })}</Link>
      </p>
      <PieceForm
        kind="newsletters"
        byBrowser
        {...{ page, reply, sending }}
        pressLabels={[
          ['save', t('saveSide')],
          ['preview', desk('savePreview')],
        ]}
      >
        {(form) => (
          <>
            <section aria-labelledby="issue" className={layout.stack}>
              <h2 id="issue">{t('head')}</h2>
              <SideFields form={form} lang={lang} />
            </section>
            <SectionList form={form} path={`${path}/translation`} lang={lang} />
          </>
        )}
      </PieceForm>
      {page.values.hasTranslation !== '' && <RemoveSide piece={piece} />}
    </>
  );
}

function RemoveSide({ piece }: { piece: EditedPiece }) {
  const t = useMessages(newsletterEditor);
  return (
    <details>
      <summary>{t('removeSide')}</summary>
      <Form
        method="post"
        action={editorPath('newsletters', piece.id, 'delete')}
        className={layout.stack}
      >
        <input type="hidden" name="version" value={piece.version} />
        <input type="hidden" name="part" value="translation" />
        <p>{t('removeSideSure')}</p>
        <div>
          <Button kind="danger">{t('removeSide')}</Button>
        </div>
      </Form>
    </details>
  );
}
