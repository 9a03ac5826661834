import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { RefusedFields } from '#app/ui/forms/refused-fields.tsx';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Press } from '../lifecycle.ts';
import { editorPath, type PieceKind } from '../pieces.ts';
import { ChangedTexts } from './changed-texts.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import type { PieceEditorPage } from './editor-page.ts';
import * as styles from './piece-form.css.ts';

/** The form of anything at the editor's desk: its fields between what went wrong and the buttons. */
export function PieceForm({
  kind,
  page,
  reply,
  sending,
  byBrowser,
  pressLabels,
  children,
}: {
  kind: PieceKind;
  page: PieceEditorPage;
  reply: FormReply | undefined;
  /** The form while it is being sent. */
  sending: FormData | undefined;
  /** Whether every button loads the page anew, as for a form whose rows move. */
  byBrowser?: boolean;
  /** The buttons, where they are not those of the piece's state. */
  pressLabels?: [Press, string][];
  children: (form: FormState) => ReactNode;
}) {
  const t = useMessages(editorDesk);
  const { checked, onChange } = useLiveValidation(reply?.result);
  useLeaveQuestion();
  const { piece, values, formKey } = page;
  const form = formState(checked, values);
  const version = form.field('version').value;
  const buttons = usePresses(piece?.status ?? 'DRAFT');
  return (
    <>
      <Form
        method="post"
        noValidate
        reloadDocument={byBrowser}
        className={`${layout.stackWide} ${styles.form}`}
        onChange={onChange}
      >
        <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
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
            <Button
              key={press}
              kind={index === 0 ? 'main' : 'quiet'}
              name="press"
              value={press}
              pending={sending?.get('press') === press && t('saving')}
            >
              {label}
            </Button>
          ))}
          <ButtonLink kind="plain" to={editorPath(kind)}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
      {piece?.status === 'DRAFT' && !pressLabels && <DeleteDraft kind={kind} piece={piece} />}
    </>
  );
}

function usePresses(status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED'): [Press, string][] {
  const t = useMessages(editorDesk);
  switch (status) {
    case 'DRAFT':
      return [
        ['save', t('save')],
        ['preview', t('savePreview')],
        ['publish', t('publish')],
      ];
    case 'PUBLISHED':
      return [
        ['save', t('saveCorrection')],
        ['preview', t('savePreview')],
        ['archive', t('archive')],
      ];
    case 'ARCHIVED':
      return [
        ['save', t('saveArchived')],
        ['preview', t('savePreview')],
        ['publish', t('publishAgain')],
      ];
  }
}
