import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestPages } from '#app/messages/en/request-pages.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { newRequestPath, requestPath } from '../paths.ts';
import * as styles from '../requests.css.ts';
import type { OwnRequests } from './own-requests.server.ts';

/** What somebody sent to the board and the manager, and what they joined. */
export function OwnRequestsPage({ community, canSend, requests }: OwnRequests) {
  const t = useMessages(requestPages);
  const { slug, name } = community;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: `/communities/${slug}`, label: name }]}
            current={t('ownTitle')}
          />
        }
        title={t('ownTitle')}
        lead={t('ownLead')}
      />
      {canSend && (
        <p>
          <ButtonLink to={newRequestPath(slug)}>{t('new')}</ButtonLink>
        </p>
      )}
      {requests.items.length > 0 ? (
        <ol role="list" className={styles.list}>
          {requests.items.map((request) => (
            <Row key={request.ref} request={request} slug={slug} />
          ))}
        </ol>
      ) : (
        <EmptyPage>
          <EmptyState text={t('none')} />
        </EmptyPage>
      )}
      <ListPages page={requests} previousLabel={t('newer')} nextLabel={t('older')} />
    </div>
  );
}

function Row({
  request,
  slug,
}: {
  request: OwnRequests['requests']['items'][number];
  slug: string;
}) {
  const t = useMessages(requestPages);
  const say = useMessages(words);
  const { longDate } = useFormats();
  const lang = useLang();
  const { ref, where, whereLanguage, category, standing, createdAt, affected, isAuthor } = request;
  return (
    <li className={styles.row}>
      <h2 className={styles.rowTitle}>
        <Link to={requestPath(slug, ref)} className={styles.link}>
          {ref} · <bdi lang={lang(whereLanguage)}>{where}</bdi>
        </Link>
      </h2>
      <p>
        {standing} {!isAuthor && <Badge>{t('followed')}</Badge>}
      </p>
      <p className={`${styles.quiet} ${styles.pair}`}>
        <span>{say(`categories.${category}`)}</span>
        <span>
          {t.rich(isAuthor ? 'sentOn' : 'reportedOn', {
            date: <Moment at={createdAt} text={longDate(createdAt)} />,
          })}
        </span>
        {affected > 1 && <span>{t('affects', { count: affected })}</span>}
      </p>
    </li>
  );
}
