import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { NoticeState } from '../desk/notice-state.ts';
import * as styles from '../desk/desk.css.ts';

/** The id of the form of a notice, for buttons that stand outside. */
export const noticeForm = 'notice';

/** What publishing is called, by the state of a notice. */
export const publishWords = {
  new: 'publish',
  draft: 'publish',
  scheduled: 'saveScheduled',
  live: 'correct',
  expired: 'correct',
  'taken-down': 'saveAndRestore',
} as const;

/**
 * What Enter in the title does, as the first button of the form. It keeps a draft where there can be
 * one: nothing typed is lost, and nobody reads it by accident. What residents have read already cannot
 * be a draft, so there it shows a preview.
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

/** The ways on from the form of a notice: look at it, keep it, or let residents read it. */
export function FormButtons({
  form,
  state,
  isSending,
  path,
  cancelTo,
}: {
  form: FormState;
  state: NoticeState | null;
  isSending: boolean;
  path: string;
  cancelTo: string;
}) {
  const t = useMessages(noticeDesk);
  const isCorrection = state === 'live' || state === 'expired';
  return (
    <div id="buttons" className={layout.stack}>
      {isCorrection && (
        <>
          <label className={layout.row}>
            <input
              type="checkbox"
              name="tellAgain"
              defaultChecked={form.field('tellAgain').value === 'on'}
            />
            <span>{t('tellAgain')}</span>
          </label>
          <p className={`${layout.small} ${layout.muted}`}>{t('correctHint')}</p>
        </>
      )}
      <div className={layout.row}>
        <Button name="intent" value="publish" pending={isSending && t('saving')}>
          {t(publishWords[state ?? 'new'])}
        </Button>
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
