import { Form } from '@remix-run/react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { noticeDoors } from '#app/messages/en/notice-doors.ts';
import { button } from '#app/ui/button.css.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { noticePath } from '../delivery/filter.ts';
import type { NoticeChange } from '../saving/change.server.ts';
import type { NoticeEditorPage } from '../editor/editor.server.ts';
import { TakeDownForm } from './take-down-form.tsx';
import * as styles from './desk.css.ts';

/** What one press does to a notice, besides what its form does. */
export function NoticeActions({
  slug,
  notice: { id, state, pinned },
}: {
  slug: string;
  notice: NonNullable<NoticeEditorPage['notice']>;
}) {
  const t = useMessages(noticeDesk);
  const path = `${deskPath(slug, 'notices')}/${id}`;
  const press = (change: NoticeChange, label: string, kind: 'main' | 'quiet' | 'danger') => (
    <Form method="post" action={`${path}/${change}`}>
      <Button kind={kind}>{label}</Button>
    </Form>
  );
  const isOut = state === 'live' || state === 'expired';
  return (
    <section aria-label={t('actions')} className={layout.row}>
      {isOut && (
        <ButtonLink kind="quiet" to={`/communities/${slug}/notices/${id}`}>
          {t('see')}
        </ButtonLink>
      )}
      {(state === 'expired' || state === 'taken-down') && press('restore', t('restore'), 'main')}
      {state === 'live' &&
        (pinned ? press('unpin', t('unpin'), 'quiet') : press('pin', t('pin'), 'quiet'))}
      {state === 'live' && press('expire', t('expire'), 'quiet')}
      {(isOut || state === 'scheduled') && (
        <details className={styles.details}>
          <summary className={button.danger}>{t('takeDown')}</summary>
          <TakeDownForm action={`${path}/take-down`} form={formState(null)} />
        </details>
      )}
      {state === 'draft' && (
        <details className={styles.details}>
          <summary className={button.danger}>{t('deleteDraft')}</summary>
          <div className={styles.step}>{press('delete', t('deleteForGood'), 'danger')}</div>
        </details>
      )}
    </section>
  );
}

/** What a notice becomes beyond the hub: what it reached, its slips and poster, and the building's screen. */
export function BeyondHub({
  slug,
  notice: { id, state },
}: {
  slug: string;
  notice: NonNullable<NoticeEditorPage['notice']>;
}) {
  const t = useMessages(noticeDoors);
  const isOut = state === 'live' || state === 'expired';
  const pages = isOut
    ? (['delivery', 'slips', 'poster'] as const)
    : state === 'taken-down'
      ? (['delivery'] as const)
      : (['poster'] as const);
  return (
    <nav aria-label={t('onEveryDoor')} className={layout.row}>
      {pages.map((page) => (
        <ButtonLink key={page} kind="quiet" to={noticePath(slug, id, page)}>
          {t(page)}
        </ButtonLink>
      ))}
      {isOut && (
        <ButtonLink kind="quiet" to={`${deskPath(slug, 'notices')}/screen`}>
          {t('screen')}
        </ButtonLink>
      )}
    </nav>
  );
}
