import { postPath } from '#app/features/posts/basics/post-path.ts';
import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { appeals } from '#app/messages/en/appeals.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk-list.css.ts';
import type { OpenAppeal } from './queries.server.ts';
import { AnswerForm } from './answer-form.tsx';

/** The appeals that wait: the post, the decision, what its author says, and the answer. */
export function AppealsPage({
  page,
  reply,
}: {
  page: TwoWayPage<OpenAppeal>;
  reply: FormReply | undefined;
}) {
  const t = useMessages(appeals);
  const dashboard = useMessages(moderation);
  const posted = formState(reply?.result);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/moderation', label: dashboard('title') }]}
            current={t('queue.title')}
          />
        }
        title={t('queue.title')}
        lead={t('queue.lead')}
      />
      <ErrorSummary form={posted} title={t('queue.notDecided')} />
      {page.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('queue.none')} />
        </EmptyPage>
      ) : (
        <ol role="list" className={styles.list}>
          {page.items.map((appeal) => (
            <li key={appeal.id} id={`appeal-${appeal.id}`} className={styles.item}>
              <Appeal appeal={appeal} posted={posted} />
            </li>
          ))}
        </ol>
      )}
      <ListPages page={page} previousLabel={t('queue.older')} nextLabel={t('queue.newer')} />
    </div>
  );
}

function Appeal({ appeal, posted }: { appeal: OpenAppeal; posted: FormState }) {
  const t = useMessages(appeals);
  const { longDate, relativeTime } = useFormats();
  const lang = useLang()(appeal.language);
  const { type, postId, title, description, author, community, createdAt, decision } = appeal;
  const when = <Moment at={decision.at} text={longDate(decision.at)} />;
  const name = <bdi>{decision.by}</bdi>;
  return (
    <>
      <h2 lang={lang}>
        <Link to={postPath(type, postId)}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('queue.byAuthor', {
          author: <bdi>{author}</bdi>,
          community: <bdi>{community}</bdi>,
          when: <Moment at={createdAt} text={relativeTime(createdAt)} />,
        })}
      </p>
      <div className={styles.quote}>
        <p>
          <strong>
            {t.rich(decision.action === 'REMOVE' ? 'queue.removed' : 'queue.rejected', {
              name,
              when,
            })}
          </strong>
        </p>
        <p>
          {decision.entry} <bdi>{decision.reason}</bdi>
        </p>
      </div>
      <div className={styles.quote}>
        <p>
          <strong>{t('queue.said')}</strong>
        </p>
        <p className={styles.words}>
          <bdi>{appeal.words}</bdi>
        </p>
      </div>
      <details>
        <summary>{t('queue.text')}</summary>
        <p className={styles.words} lang={lang}>
          {description}
        </p>
      </details>
      {appeal.leftTo ? (
        <p>{t(appeal.leftTo === 'own' ? 'queue.own' : 'queue.toOthers')}</p>
      ) : (
        <AnswerForm appeal={appeal} posted={posted} />
      )}
    </>
  );
}
