import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { BookElevator } from '#app/features/building/bookings/moving-links.tsx';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { LeavePage } from './communities.server.ts';

/** What somebody loses with a community, and the button that leaves it. */
export function LeaveView({
  page,
  result,
  pending,
}: {
  page: LeavePage;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(ownAccount);
  const { moderates, posts, activities, building, isRequest, isLastModerator, isOnly, elevator } =
    page;
  const way = isRequest ? 'withdraw' : 'leave';
  const form = formState(result);
  return (
    <div className={layout.stack}>
      <p>{t(`${way}.hub`)}</p>
      {isOnly && !isRequest && <p>{t('leave.only')}</p>}
      {moderates && <p>{t('leave.moderates')}</p>}
      <Titles lead={t('leave.posts')} of={posts} />
      <Titles lead={t('leave.activities')} of={activities} />
      {building && <p>{building}</p>}
      {elevator && <BookElevator elevator={elevator} />}
      {isLastModerator ? (
        <>
          <p>{t('leave.lastModerator')}</p>
          <div className={layout.row}>
            <ButtonLink to="/manage/handover">{t('leave.handOver')}</ButtonLink>
            <ButtonLink kind="plain" to="/account/communities">
              {t('leave.stay')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Form method="post" className={layout.stack}>
          <ErrorSummary form={form} title={t(`${way}.notLeft`)} />
          <div className={layout.row}>
            <Button kind="danger" pending={pending && t('leave.leaving')}>
              {t(`${way}.confirm`)}
            </Button>
            <ButtonLink kind="plain" to="/account/communities">
              {t(`${way}.stay`)}
            </ButtonLink>
          </div>
        </Form>
      )}
    </div>
  );
}

function Titles({ lead, of: named }: { lead: string; of: LeavePage['activities'] }) {
  const t = useMessages(ownAccount);
  const lang = useLang();
  if (named.length === 0) return null;
  return (
    <div>
      <p>{lead}</p>
      <ul>
        {named.map(({ id, title, language }) => (
          <li key={id}>
            <bdi lang={language ? lang(language) : undefined}>{title ?? t('leave.hidden')}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
