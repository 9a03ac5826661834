import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/notice-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { NoticeState } from './notice-state.ts';

const publishWords = {
  new: 'publish',
  draft: 'publish',
  scheduled: 'saveScheduled',
  live: 'correct',
  expired: 'correct',
  'taken-down': 'saveAndRestore',
} as const;

/** The ways on from the form of a notice: look at it, keep it, or let residents read it. */
export function FormButtons({
  state,
  isSending,
  path,
  cancelTo,
}: {
  state: NoticeState | null;
  isSending: boolean;
  path: string;
  cancelTo: string;
}) {
  const t = useMessages(noticeDesk);
  const canBeDraft = state === null || state === 'draft' || state === 'scheduled';
  const isCorrection = state === 'live' || state === 'expired';
  return (
    <div className={layout.stack}>
      {isCorrection && <p className={`${layout.small} ${layout.muted}`}>{t('correctHint')}</p>}
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
        {canBeDraft && (
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
