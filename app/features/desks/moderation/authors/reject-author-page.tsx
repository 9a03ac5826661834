import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { authorRejection } from '#app/messages/en/author-rejection.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { posts } from '#app/messages/en/posts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { BelowDashboard } from '../waiting-page.tsx';
import type { PendingOfAuthor } from './pending-of-author.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

/** Asks before all pending posts of one author are rejected. */
export function RejectAuthorPage({
  pending: { author, count, newest, shownUntil },
  reasons,
  queue,
  result,
  isSending,
}: {
  pending: PendingOfAuthor;
  /** The list of reasons. */
  reasons: ReasonOption[];
  /** The address to go back to. */
  queue: string;
  result: SubmissionResult | undefined;
  isSending: boolean;
}) {
  const t = useMessages(authorRejection);
  const dashboard = useMessages(moderation);
  const words = useMessages(posts);
  const form = formState(result);
  const lang = useLang();
  const from = new URLSearchParams({ from: queue }).toString();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <BelowDashboard
        current={t('rejectAuthor')}
        title={t('rejectAuthorTitle', { author: author.name })}
        lead={count > 0 && t('rejectAuthorLead', { count })}
      />
      <ErrorSummary form={form} title={dashboard('notDecided')} />
      {count === 0 ? (
        <>
          <EmptyState text={t('nothingOfAuthor')} />
          <p>
            <Link to={queue}>{t('backToQueue')}</Link>
          </p>
        </>
      ) : (
        <>
          <ul>
            {newest.map(({ type, id, title, language, isChange }) => (
              <li key={id}>
                <Link to={`${postPath(type, id)}?${from}`}>
                  {isChange ? (
                    t.rich('changeTo', { post: <bdi lang={lang(language)}>{title}</bdi> })
                  ) : (
                    <bdi lang={lang(language)}>{title}</bdi>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          {count > newest.length && <p>{t('andMore', { count: count - newest.length })}</p>}
          <Form method="post" className={layout.stack}>
            {shownUntil && (
              <input type="hidden" name="shownUntil" value={shownUntil.toISOString()} />
            )}
            <input type="hidden" name="shown" value={count} />
            <SelectField
              label={dashboard('reason')}
              field={form.field('reasonCode')}
              options={reasons}
            />
            <TextField
              label={words('ownWords')}
              required={false}
              hint={t('reasonForAll')}
              field={form.field('reason')}
              maxLength={reasonLength}
            />
            <div className={layout.row}>
              <Button kind="danger" pending={isSending && t('rejectingAll')}>
                {t('rejectAll', { count })}
              </Button>
              <ButtonLink kind="plain" to={queue}>
                {t('cancel')}
              </ButtonLink>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}
