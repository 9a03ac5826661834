import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { emergencies } from '#app/messages/en/emergencies.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { button } from '#app/ui/button.css.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { NoticeChange } from '../saving/change.server.ts';
import { noticePath } from './paths.ts';
import type { EditedNotice } from '../editor/editor.server.ts';
import * as styles from './desk.css.ts';

/** The buttons that change a notice without its form. They post to pages without scripts, so a document is loaded. */
export function NoticeActions({
  slug,
  notice: { id, state, pinned, isStanding },
}: {
  slug: string;
  notice: EditedNotice;
}) {
  const t = useMessages(noticeDesk);
  const over = useMessages(emergencies)('over');
  const press = (change: NoticeChange, label: string, kind: 'main' | 'quiet' | 'danger') => (
    <form method="post" action={noticePath(slug, id, change)}>
      <Button kind={kind}>{label}</Button>
    </form>
  );
  const isOut = state === 'live' || state === 'expired';
  // Above every page until somebody says that it is over.
  const isAlarm = isStanding && pinned;
  return (
    <section aria-label={t('actions')} className={layout.stack}>
      <div className={layout.row}>
        {(state === 'expired' || state === 'taken-down') && press('restore', t('restore'), 'main')}
        {isStanding && <ButtonLink to={noticePath(slug, id, 'over')}>{over}</ButtonLink>}
        {state === 'live' && !isAlarm && (
          <>
            {pinned ? press('unpin', t('unpin'), 'quiet') : press('pin', t('pin'), 'quiet')}
            {press('expire', t('expire'), 'quiet')}
          </>
        )}
        {(isOut || state === 'scheduled') && (
          <details className={styles.details}>
            <summary className={button.danger}>{t('takeDown')}</summary>
            <TakeDownForm action={noticePath(slug, id, 'take-down')} form={formState(null)} />
          </details>
        )}
        {state === 'draft' && (
          <details className={styles.details}>
            <summary className={button.danger}>{t('deleteDraft')}</summary>
            <div className={styles.step}>{press('delete', t('deleteForGood'), 'danger')}</div>
          </details>
        )}
      </div>
      {state === 'live' && !isAlarm && (
        <p className={`${layout.small} ${layout.muted}`}>{t('changes')}</p>
      )}
    </section>
  );
}

/** The pages about a notice: as residents see it, and those outside the hub. */
export function BeyondHub({
  slug,
  notice: { id, state, mustBeServed },
}: {
  slug: string;
  notice: EditedNotice;
}) {
  const t = useMessages(noticeDelivery);
  const desk = useMessages(noticeDesk);
  const isOut = state === 'live' || state === 'expired';
  const service = mustBeServed ? (['service'] as const) : [];
  const pages = isOut
    ? (['delivery', ...service, 'slips', 'poster'] as const)
    : state === 'taken-down'
      ? (['delivery', ...service] as const)
      : (['poster'] as const);
  return (
    <nav aria-label={t('onEveryDoor')} className={styles.ways}>
      {isOut && <Link to={`/communities/${slug}/notices/${id}`}>{desk('see')}</Link>}
      {pages.map((page) => (
        <Link key={page} to={noticePath(slug, id, page)}>
          {t(page)}
        </Link>
      ))}
      {isOut && <Link to={noticePath(slug, 'screen')}>{t('screen')}</Link>}
    </nav>
  );
}

export function TakeDownForm({ action, form }: { action: string; form: FormState }) {
  const t = useMessages(noticeDesk);
  return (
    <form method="post" action={action} noValidate className={styles.step}>
      <ErrorSummary form={form} title={t('failed')} />
      <p>{t('takeDownLead')}</p>
      <TextField label={t('reason')} hint={t('reasonHint')} optional field={form.field('reason')} />
      <div>
        <Button kind="danger">{t('takeDown')}</Button>
      </div>
    </form>
  );
}
