import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { choice } from '#app/ui/forms/field.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { NoticeState } from '../state.ts';
import * as styles from '../desk/desk.css.ts';
import type { Outcome } from './outcome.ts';
import { OutcomeLine, PublishButton } from './outcome-line.tsx';

/** The id of the form, for buttons outside it. */
export const noticeForm = 'notice';

/**
 * The first button of the form, which Enter in the title presses. It keeps a draft where there can be
 * one: nothing typed is lost, and nothing is published by accident. What residents have read cannot be a
 * draft, so there it shows a preview.
 */
export function OnEnter({ state, path }: { state: NoticeState | null; path: string }) {
  const t = useMessages(noticeDesk);
  const props = { tabIndex: -1, className: styles.onEnter };
  return canBeDraft(state) ? (
    <button name="intent" value="draft" {...props}>
      {t('saveDraft')}
    </button>
  ) : (
    <button name="intent" value="preview" formAction={`${path}#preview`} {...props}>
      {t('preview')}
    </button>
  );
}

const canBeDraft = (state: NoticeState | null): boolean => state === null || state === 'draft';

export function FormButtons({
  form,
  state,
  outcome,
  sendsMail,
  canTellAgain,
  isSending,
  path,
  cancelTo,
}: {
  form: FormState;
  state: NoticeState | null;
  outcome: Outcome;
  /** False where no email leaves. */
  sendsMail: boolean;
  /** Whether a correction can be emailed. */
  canTellAgain: boolean;
  isSending: boolean;
  path: string;
  cancelTo: string;
}) {
  const t = useMessages(noticeDesk);
  const isCorrection = state === 'live' || state === 'expired';
  return (
    <div className={layout.stack}>
      {isCorrection && (
        <>
          {canTellAgain && (
            <label className={choice}>
              <input
                type="checkbox"
                name="tellAgain"
                defaultChecked={form.field('tellAgain').value === 'on'}
              />
              <span>{t('tellAgain')}</span>
            </label>
          )}
          <p className={`${layout.small} ${layout.muted}`}>{t('correctHint')}</p>
        </>
      )}
      <div>
        <OutcomeLine outcome={outcome} state={state} />
        {!sendsMail && !isCorrection && (
          <p className={`${layout.small} ${layout.muted}`}>{t('noMail')}</p>
        )}
      </div>
      <div className={layout.row}>
        <PublishButton outcome={outcome} state={state} pending={isSending && t('saving')} />
        <Button
          kind="quiet"
          name="intent"
          value="preview"
          formAction={`${path}#preview`}
          disabled={isSending}
        >
          {t('preview')}
        </Button>
        {(canBeDraft(state) || state === 'scheduled') && (
          <Button kind="quiet" name="intent" value="draft" disabled={isSending}>
            {state === 'scheduled' ? t('backToDraft') : t('saveDraft')}
          </Button>
        )}
        <ButtonLink kind="plain" to={cancelTo}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </div>
  );
}
