import { Form, useNavigation } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { messageLength } from '../../limits.ts';
import * as styles from '../desk-requests.css.ts';
import { moveChoice } from '../choices.ts';
import { bulkMoves, type ClosingMove } from './moves.ts';

/** The reply to a form that was refused, or would close several requests. */
export type MovesReply = FormReply & {
  closing?: { move: ClosingMove; count: number } | null;
};

/** The id of the form that the boxes of the list belong to. */
export const moveForm = 'move-requests';

/** Whether a request was ticked in a form that came back. */
export function wasPicked(
  reply: FormReply | undefined,
  { ref, version }: { ref: string; version: number },
): boolean {
  const picks: unknown = reply?.result.initialValue?.picks;
  const value = `${ref}:${version}`;
  return Array.isArray(picks) ? picks.includes(value) : picks === value;
}

/** Moves all requests that are ticked above it. */
export function MoveForm({ formKey, reply }: { formKey: string; reply: MovesReply | undefined }) {
  const t = useMessages(requestDesk);
  const form = formState(reply?.result);
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <details open={form.failed || Boolean(reply?.closing)}>
      <summary>{t('move.title')}</summary>
      <Form method="post" id={moveForm} noValidate className={styles.form}>
        <ErrorSummary form={form} title={t('notSaved')} />
        {reply?.closing && <ClosingQuestion {...reply.closing} news={reply.result} />}
        <FormKey form={form} fresh={formKey} />
        <div id="picks" className={layout.muted}>
          {t('move.hint')}
        </div>
        <SelectField
          label={t('move.to')}
          placeholder={t('move.choose')}
          options={bulkMoves.map((value) => ({ value, label: t(`move.moves.${value}`) }))}
          field={form.field('move')}
        />
        <TextField
          label={t('plannedFor')}
          hint={t('plannedForHint')}
          type="date"
          optional
          field={form.field('plannedFor')}
          {...fieldOf(moveChoice, 'plannedFor')}
        />
        <TextArea
          label={t('move.words')}
          hint={t('move.wordsHint')}
          optional
          maxLength={messageLength}
          field={form.field('words')}
          {...fieldOf(moveChoice, 'words')}
        />
        <div>
          <Button pending={isSending && t('saving')}>{t('move.send')}</Button>
        </div>
      </Form>
    </details>
  );
}

/** Names how many requests are closed, before they are. */
function ClosingQuestion({
  move,
  count,
  news,
}: {
  move: ClosingMove;
  count: number;
  news: unknown;
}) {
  const t = useMessages(requestDesk);
  return (
    <>
      {/* Enter in a field presses the first button of a form: let it agree to nothing. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('move.send')}
      </button>
      <AlertBox news={news}>
        <p>{t('move.closing', { count })}</p>
        <div className={layout.row}>
          <Button kind="danger" name="agreed" value={count}>
            {t(`move.close.${move}`, { count })}
          </Button>
        </div>
      </AlertBox>
    </>
  );
}
