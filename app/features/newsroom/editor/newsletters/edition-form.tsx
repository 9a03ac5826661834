import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { otherLanguage } from '#db/enums.ts';
import type { FieldsProps } from '../forms/piece-fields.tsx';
import { FoldedDelete, PieceForm } from '../forms/piece-form.tsx';
import type { EditedPiece, PieceEditorPage } from '../piece-editor.server.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { editorPath } from '../pieces.ts';
import { MonthFields } from './new-edition-form.tsx';
import { SectionList } from './section-list.tsx';

/** The way from an issue's first language to the other one. */
export function ToTranslation({ piece, isThere }: { piece: EditedPiece; isThere: boolean }) {
  const t = useMessages(newsletterEditor);
  const other = otherLanguage[piece.language];
  return (
    <p>
      <Link to={editorPath('newsletters', piece.id, 'translation')}>
        {t('translate', { language: t(`languageNames.${other}`) })}
      </Link>{' '}
      <span className={layout.muted}>
        ({isThere ? t('translationThere') : t('translationNone')})
      </span>
    </p>
  );
}

/** The form of an issue's other language. */
export function EditionSideForm({
  page,
  reply,
}: {
  page: PieceEditorPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const desk = useMessages(editorDesk);
  const { piece } = page;
  if (!piece) return null;
  const first = t(`languageNames.${otherLanguage[piece.language]}`);
  const path = editorPath('newsletters', piece.id, 'translation');
  return (
    <>
      <p>
        <Link to={editorPath('newsletters', piece.id)}>{t('firstSide', { language: first })}</Link>
      </p>
      <PieceForm
        kind="newsletters"
        page={page}
        reply={reply}
        pressLabels={[
          ['save', t('saveSide')],
          ['preview', desk('savePreview')],
        ]}
      >
        {(form) => (
          <EditionFields {...{ form, piece, pictures: page.pictures, path }} isTranslation />
        )}
      </PieceForm>
      {page.values.hasTranslation !== '' && (
        <FoldedDelete
          action={editorPath('newsletters', piece.id, 'delete')}
          fields={{ version: piece.version, part: 'translation' }}
          summary={t('removeSide')}
          sure={t('removeSideSure')}
          button={t('removeSide')}
        />
      )}
    </>
  );
}

/** The fields of one language of an issue and, with the first one, what it has once for both. */
export function EditionFields({
  form,
  pictures,
  path,
  piece,
  isTranslation = false,
}: FieldsProps & {
  piece: EditedPiece | null;
  isTranslation?: boolean;
}) {
  const t = useMessages(newsletterEditor);
  const words = useMessages(editorialForms);
  const langOf = useLang();
  if (!piece) return null;
  const lang = langOf(piece.language);
  return (
    <>
      <section aria-labelledby="issue" className={layout.stack}>
        <h2 id="issue">{t('head')}</h2>
        <TextField
          label={words('fields.title')}
          hint={t('titleHint')}
          lang={lang}
          field={form.field('title')}
        />
        <TextField
          label={words('fields.season')}
          hint={t('seasonHint')}
          optional
          lang={lang}
          field={form.field('season')}
        />
        <TextArea
          label={words('fields.standfirst')}
          lang={lang}
          rows={3}
          field={form.field('standfirst')}
        />
        <TextField
          label={words('fields.coverAlt')}
          optional
          lang={lang}
          field={form.field('coverAlt')}
        />
        {!isTranslation && (
          <>
            <MonthFields form={form} />
            {piece.status === 'DRAFT' && (
              <TextField label={t('address')} hint={t('addressHint')} field={form.field('slug')} />
            )}
            {pictures && (
              <PictureField
                {...{ form, pictures, path }}
                name="coverUrl"
                label={words('fields.coverUrl')}
              />
            )}
          </>
        )}
      </section>
      <SectionList {...{ form, pictures, path, lang }} />
    </>
  );
}
