import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import type { EditorialStatus } from '#db/enums.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { RefusedFields } from '#app/ui/forms/refused-fields.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Press } from '../lifecycle.ts';
import type { PieceEditorPage } from '../piece-editor.server.ts';
import { editorPath, type PieceKind } from '../pieces.ts';
import * as styles from './piece-form.css.ts';

/** The form of any piece: what went wrong, its fields, and the buttons. */
export function PieceForm({
  kind,
  page,
  reply,
  pressLabels,
  children,
}: {
  kind: PieceKind;
  page: PieceEditorPage;
  reply: FormReply | undefined;
  /** The buttons, where they are not those of the piece's state. */
  pressLabels?: [Press, string][];
  children: (form: FormState) => ReactNode;
}) {
  const t = useMessages(editorDesk);
  const { piece, values, formKey } = page;
  const form = formState(reply?.result, values);
  const version = form.field('version').value;
  const buttons = usePresses(piece?.status ?? 'DRAFT');
  return (
    <>
      <Form
        method="post"
        encType={page.pictures ? 'multipart/form-data' : undefined}
        noValidate
        className={`${layout.stackWide} ${styles.form}`}
      >
        <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')}>
          {reply?.link && <Link to={reply.link.to}>{reply.link.label}</Link>}
        </ErrorSummary>
        <RefusedFields form={form} />
        {reply?.conflict && (
          <section aria-labelledby="changed" className={layout.stack}>
            <h2 id="changed">{t('changed')}</h2>
            <p>{reply.conflict.changes.length > 0 ? t('sendAgain') : t('sameText')}</p>
            <ChangedTexts changes={reply.conflict.changes} />
          </section>
        )}
        {/* Enter in a field presses the first button of a form: let it be this one. */}
        <button
          name="press"
          value="save"
          className={layout.visuallyHidden}
          tabIndex={-1}
          aria-hidden
        >
          {t('saveArchived')}
        </button>
        <FormKey form={form} fresh={formKey} />
        {version && <input type="hidden" name="version" value={version} />}
        {children(form)}
        <div className={layout.row}>
          {(pressLabels ?? buttons).map(([press, label], index) => (
            <Button key={press} kind={index === 0 ? 'main' : 'quiet'} name="press" value={press}>
              {label}
            </Button>
          ))}
          <ButtonLink kind="plain" to={editorPath(kind)}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
      {piece?.status === 'DRAFT' && !pressLabels && (
        <FoldedDelete
          action={editorPath(kind, piece.id, 'delete')}
          fields={{ version: piece.version }}
          summary={t('deleteDraft')}
          sure={t('deleteSure')}
          button={t('deleteNow')}
        />
      )}
    </>
  );
}

function ChangedTexts({ changes }: { changes: ComparedField[] }) {
  const t = useMessages(editorDesk);
  return (
    <ul role="list" className={layout.stack}>
      {changes.map(({ name, label, before, after }) => (
        <li key={name}>
          <strong>{label}</strong>
          <dl>
            <dt className={layout.muted}>{t('savedNow')}</dt>
            <dd className={styles.text}>{before.text}</dd>
            <dt className={layout.muted}>{t('yours')}</dt>
            <dd className={styles.text}>{after.text}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Opens to what a deletion means, and its button. */
export const FoldedDelete = ({
  action,
  fields,
  summary,
  sure,
  button,
}: {
  action: string;
  /** What the form says besides. */
  fields: Record<string, string | number>;
  summary: string;
  sure: string;
  button: string;
}) => (
  <details>
    <summary>{summary}</summary>
    <Form method="post" action={action} className={layout.stack}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{sure}</p>
      <div>
        <Button kind="danger">{button}</Button>
      </div>
    </Form>
  </details>
);

function usePresses(status: EditorialStatus): [Press, string][] {
  const t = useMessages(editorDesk);
  const preview: [Press, string] = ['preview', t('savePreview')];
  switch (status) {
    case 'DRAFT':
      return [['save', t('save')], preview, ['publish', t('publish')]];
    case 'PUBLISHED':
      return [['save', t('saveCorrection')], preview, ['archive', t('archive')]];
    case 'ARCHIVED':
      return [['save', t('saveArchived')], preview, ['publish', t('publishAgain')]];
  }
}
