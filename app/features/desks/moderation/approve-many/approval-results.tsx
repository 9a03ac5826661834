import { postPath } from '#app/features/posts/basics/post-path.ts';
import { UndoForm } from '#app/features/posts/posts/decisions/controls/undo-form.tsx';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bulkApproval } from '#app/messages/en/bulk-approval.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { BelowDashboard } from '../waiting-page.tsx';
import type { ApprovalResult, UnsentReason } from './approve-many.server.ts';

export function ApprovalResults({
  results,
  unsent,
  queue,
}: {
  results: ApprovalResult[];
  /** Rejections that were begun in the queue. */
  unsent: UnsentReason[];
  queue: string;
}) {
  const t = useMessages(bulkApproval);
  const lang = useLang();
  const approved = results.filter(({ isApproved }) => isApproved).length;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <BelowDashboard
        title={t('title')}
        lead={
          <span role={results.length === 0 ? 'alert' : 'status'}>
            {results.length === 0
              ? t('noneTicked')
              : t('lead', { count: approved, all: results.length })}
          </span>
        }
      />
      <ul role="list" className={layout.stack}>
        {results.map(({ id, type, title, language, isApproved, text, undo }) => (
          <li key={id}>
            <p className={layout.row}>
              <Badge kind={isApproved ? 'accent' : 'notice'}>
                {t(isApproved ? 'done' : 'notDone')}
              </Badge>
              {title !== null && (
                <Link to={postPath(type, id)}>
                  <bdi lang={lang(language)}>{title}</bdi>
                </Link>
              )}
            </p>
            <p className={layout.small}>{text}</p>
            {undo && title !== null && <UndoForm {...{ type, id, title, undo }} />}
          </li>
        ))}
      </ul>
      {unsent.length > 0 && (
        <section aria-labelledby="unsent" className={layout.stack}>
          <h2 id="unsent">{t('unsent')}</h2>
          <p>{t('unsentLead')}</p>
          <ul role="list" className={layout.stack}>
            {unsent.map(({ id, type, title, language, words }) => (
              <li key={id}>
                <Link to={postPath(type, id)}>
                  <bdi lang={lang(language)}>{title}</bdi>
                </Link>
                <p>
                  <bdi>{words || t('unsentCode')}</bdi>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <ButtonLink to={`${queue}#queue`}>{t('backToQueue')}</ButtonLink>
      </p>
    </div>
  );
}
