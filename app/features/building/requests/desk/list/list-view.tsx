import { momentOf } from '#app/lib/day.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { links } from '#app/features/communities/manage/desk.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { deskRequestPath } from '../../paths.ts';
import * as styles from '../desk-requests.css.ts';
import { requestDeskPages, requestDeskPath } from '../paths.ts';
import { isNarrowed, requestListPath, wholeList, type RequestList } from './filter.ts';
import { ListSearch } from './list-search.tsx';
import type { ListedRequest, RequestListPage } from './list-page.server.ts';
import { MoveForm, moveForm, wasPicked, type MovesReply } from './move-form.tsx';
import type { MoveResult } from './move-many.server.ts';

/** The lists that have a chip with their number; the others have none. */
const counted = ['OPEN', 'WAITING', 'NEW', 'REOPENED', 'SEEN', 'PLANNED'] as const;
const others = ['DONE', 'DECLINED', 'MERGED'] as const satisfies RequestList[];

/** A community's requests at its desk. */
export function RequestListView({
  page,
  reply,
}: {
  page: RequestListPage;
  reply: MovesReply | undefined;
}) {
  const t = useMessages(requestDesk);
  const { community, filter, counts, requests, results } = page;
  const { slug, takesRequests } = community;
  const chip = (show: RequestList, label: string) => ({
    isCurrent: show === filter.show,
    label,
    to: requestListPath(slug, wholeList(show)),
  });
  return (
    <Desk community={community} section="requests" title={t('title')} lead={t('lead')}>
      {!takesRequests && (
        <p>
          {t('notTaken')} <Link to={deskPath(slug, 'settings')}>{t('toSettings')}</Link>
        </p>
      )}
      {results && <MoveResults slug={slug} results={results} />}
      <p className={links}>
        {requestDeskPages.map((one) => (
          <Link key={one} to={requestDeskPath(slug, one)}>
            {t(`pages.${one}`)}
          </Link>
        ))}
        {requests.items.length > 0 && (
          <a href={requestListPath(slug, filter, '.csv')} download>
            {t('download')}
          </a>
        )}
      </p>
      <section aria-labelledby="list" className={layout.stack}>
        <Chips
          label={t('lists')}
          chips={[
            ...counted.map((show) =>
              chip(show, t('counted', { list: t(`shows.${show}`), count: counts[show] })),
            ),
            ...others.map((show) => chip(show, t(`shows.${show}`))),
          ]}
        />
        <h2 id="list" className={layout.visuallyHidden}>
          {t(`shows.${filter.show}`)}
        </h2>
        <ListSearch page={page} />
        {requests.items.length === 0 ? (
          <EmptyPage>
            <EmptyState text={t(isNarrowed(filter) ? 'noneFound' : `none.${filter.show}`)} />
          </EmptyPage>
        ) : (
          <>
            <ol role="list" className={styles.list}>
              {requests.items.map((request) => (
                <Entry
                  key={request.ref}
                  slug={slug}
                  request={request}
                  isTicked={wasPicked(reply, request)}
                />
              ))}
            </ol>
            <MoveForm formKey={page.formKey} reply={reply} />
          </>
        )}
        <ListPages page={requests} previousLabel={t('previous')} nextLabel={t('next')} />
      </section>
    </Desk>
  );
}

function Entry({
  slug,
  request,
  isTicked,
}: {
  slug: string;
  request: ListedRequest;
  isTicked: boolean;
}) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const lang = useLang();
  const { shortDate, relativeTime } = useFormats();
  const { ref, where, whereLanguage, category, text, language, affected, author } = request;
  const { createdAt, waitingSince, assignee, plannedFor, state } = request;
  return (
    <li className={styles.entry}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          form={moveForm}
          name="picks"
          value={`${ref}:${request.version}`}
          defaultChecked={isTicked}
          aria-label={t('tick', { ref })}
        />
      </label>
      <div className={styles.lines}>
        <span className={layout.row}>
          <Link to={deskRequestPath(slug, ref)}>
            <strong>{ref}</strong>, <bdi lang={lang(whereLanguage)}>{where}</bdi>
          </Link>
          <Badge kind={waitingSince ? 'notice' : 'plain'}>
            {request.isMerged ? t('shows.MERGED') : say(`states.${state}`)}
          </Badge>
          {request.isWorkDone && <Badge kind="success">{t('workDone')}</Badge>}
        </span>
        {text && <span lang={lang(language)}>{text}</span>}
        <span className={styles.facts}>
          <span>{say(`categories.${category}`)}</span>
          <span>
            <Moment at={createdAt} text={relativeTime(createdAt)} />
          </span>
          {waitingSince && waitingSince > createdAt && (
            <span>
              {t.rich('waitingSince', {
                date: <Moment at={waitingSince} text={shortDate(waitingSince)} />,
              })}
            </span>
          )}
          {state === 'PLANNED' && plannedFor && (
            <span>{t('plannedOn', { day: shortDate(momentOf(plannedFor)) })}</span>
          )}
          {affected > 1 && <span>{t('affected', { count: affected })}</span>}
          {author && <bdi>{author}</bdi>}
          {assignee && <span>{t.rich('hasIt', { name: <bdi>{assignee}</bdi> })}</span>}
        </span>
      </div>
    </li>
  );
}

/** The result for each request that was ticked. */
function MoveResults({ slug, results }: { slug: string; results: MoveResult[] }) {
  const t = useMessages(requestDesk);
  return (
    <AlertBox news={results}>
      <h2>{t('results.title')}</h2>
      <ul className={field.summaryList}>
        {results.map(({ ref, outcome, text }) => (
          <li key={ref}>
            <Link to={deskRequestPath(slug, ref)}>{ref}</Link>:{' '}
            {outcome === 'refused' ? text : t(`results.${outcome}`)}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink kind="quiet" to={requestDeskPath(slug)}>
          {t('results.close')}
        </ButtonLink>
      </p>
    </AlertBox>
  );
}
