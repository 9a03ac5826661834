import { CommunitySearchForm } from '#app/features/communities/communities/chooser/community-search-form.tsx';
import type { CommunityList } from '#app/features/communities/communities/chooser/listed.server.ts';
import { OperatorMissing } from '#app/features/communities/operator/operator-missing.tsx';
import { MailTroubleLine } from '#app/features/mail/outgoing/mail-trouble.tsx';
import type { Trouble } from '#app/features/mail/outgoing/trouble.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities as communityWords } from '#app/messages/en/communities.ts';
import { manage } from '#app/messages/en/manage.ts';
import { boardWork } from '#app/messages/en/board-work.ts';
import { opening } from '#app/messages/en/opening.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { totalWork } from './board-work/total-work.ts';
import type { ManagedCommunity } from './overview.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';

export function ManagedList({
  page,
  search,
  canAdd,
  toQueue,
  mailTrouble,
  operatorMissing,
}: CommunityList<ManagedCommunity> & {
  canAdd: boolean;
  /** Whether the links lead to the queue instead of the desk. */
  toQueue: boolean;
  /** Why email does not leave, for ADMINs. */
  mailTrouble: Trouble | null;
  /** Whether an ADMIN has yet to say who runs this site. */
  operatorMissing: boolean;
}) {
  const { items: communities } = page;
  const isLong = search !== null || page.next !== null || page.previous !== null || toQueue;
  const t = useMessages(manage);
  const words = useMessages(opening);
  const workWords = useMessages(boardWork);
  const chooserWords = useMessages(communityWords);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <MailTroubleLine trouble={mailTrouble} />
      <OperatorMissing missing={operatorMissing} />
      <p>{t.rich('notPosts', { dashboard: <Link to="/moderation">{t('toDashboard')}</Link> })}</p>
      {isLong && (
        <CommunitySearchForm
          action="/manage"
          label={chooserWords('searchLabel')}
          search={search}
          hidden={toQueue ? { to: 'queue' } : {}}
          clear={toQueue ? '/manage?to=queue' : '/manage'}
        />
      )}
      {communities.length === 0 ? (
        !search && (
          <EmptyPage>
            <p>{canAdd ? words('managed.none') : t('none')}</p>
          </EmptyPage>
        )
      ) : (
        <ul role="list" className={lines.lines}>
          {communities.map(({ id, slug, name, isOpen, work, letters }) => (
            <li key={id} className={lines.line}>
              <span className={layout.row}>
                <Link
                  to={toQueue ? `/moderation?community=${slug}#queue` : deskPath(slug)}
                  className={lines.title}
                >
                  <bdi>{name}</bdi>
                </Link>
                {!isOpen && <Badge>{t('notOpen')}</Badge>}
              </span>
              <span className={totalWork(work) + letters === 0 ? layout.muted : undefined}>
                {totalWork(work) + letters === 0
                  ? words('managed.nothing')
                  : [
                      ...(work.people > 0
                        ? [words('overview.waiting', { count: work.people })]
                        : []),
                      ...(work.posts > 0 ? [words('overview.pending', { count: work.posts })] : []),
                      ...(work.reports > 0 ? [workWords('reports', { count: work.reports })] : []),
                      ...(work.appeals > 0 ? [workWords('appeals', { count: work.appeals })] : []),
                      ...(letters > 0 ? [words('overview.letters', { count: letters })] : []),
                    ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ListPages page={page} previousLabel={t('previousNames')} nextLabel={t('nextNames')} />
      {canAdd && (
        <div>
          <ButtonLink kind={communities.length === 0 ? 'main' : 'quiet'} to="/manage/new">
            {words('managed.add')}
          </ButtonLink>
        </div>
      )}
      <p className={layout.row}>
        <Link to="/manage/handover">{t('handOver')}</Link>
        {canAdd && <Link to="/manage/editor">{t('editorsDesk')}</Link>}
        {canAdd && <Link to="/admin/site">{t('siteSettings')}</Link>}
      </p>
    </div>
  );
}
