import { postPath } from '#app/features/posts/basics/post-path.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bulkApproval } from '#app/messages/en/bulk-approval.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ApprovalResult } from './approve-many.server.ts';

/** What became of each post that was ticked, with the way back to the queue. */
export function ApprovalResults({ results, queue }: { results: ApprovalResult[]; queue: string }) {
  const t = useMessages(bulkApproval);
  const dashboard = useMessages(moderation);
  const lang = useLang();
  const approved = results.filter(({ isApproved }) => isApproved).length;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/moderation', label: dashboard('title') }]}
            current={t('title')}
          />
        }
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
        {results.map(({ id, type, title, language, isApproved, text }) => (
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
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={`${queue}#queue`}>{t('backToQueue')}</ButtonLink>
      </p>
    </div>
  );
}
