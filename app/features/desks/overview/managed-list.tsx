import { CommunitySearchForm } from '#app/features/communities/communities/chooser/community-search-form.tsx';
import type { CommunityList } from '#app/features/communities/communities/chooser/listed.server.ts';
import { OperatorMissing } from '#app/features/communities/operator/operator-missing.tsx';
import { MailTroubleLine } from '#app/features/mail/outgoing/mail-trouble.tsx';
import type { Trouble } from '#app/features/mail/outgoing/trouble.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities as communityWords } from '#app/messages/en/communities.ts';
import { manage } from '#app/messages/en/manage.ts';
import { waitingWork } from '#app/messages/en/waiting-work.ts';
import { opening } from '#app/messages/en/opening.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import * as styles from './managed-list.css.ts';
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
  const chooserWords = useMessages(communityWords);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <div className={layout.stack}>
        <PageHeader title={t('title')} lead={t('lead')} />
        <p className={layout.muted}>
          {t.rich('notPosts', { dashboard: <Link to="/moderation">{t('toDashboard')}</Link> })}
        </p>
      </div>
      <MailTroubleLine trouble={mailTrouble} />
      <OperatorMissing missing={operatorMissing} />
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
          {communities.map((community) => (
            <Managed key={community.id} community={community} toQueue={toQueue} />
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
      {canAdd ? (
        <section aria-labelledby="site" className={layout.stack}>
          <h2 id="site">{t('wholeSite')}</h2>
          <PageIndex
            pages={[
              { to: '/manage/editor', label: t('editorsDesk'), text: t('editorsDeskText') },
              { to: '/admin/site', label: t('siteSettings'), text: t('siteSettingsText') },
              { to: '/manage/handover', label: t('handOver'), text: t('handOverText') },
            ]}
          />
        </section>
      ) : (
        <p>
          <Link to="/manage/handover">{t('handOver')}</Link>
        </p>
      )}
    </div>
  );
}

/** A community, and what there is to do in it; reports and appeals are on pages of all communities. */
function Managed({
  community: { slug, name, isOpen, work, letters },
  toQueue,
}: {
  community: ManagedCommunity;
  toQueue: boolean;
}) {
  const t = useMessages(manage);
  const words = useMessages(opening);
  const workWords = useMessages(waitingWork);
  const desk = deskPath(slug);
  const queue = `/moderation?community=${slug}#queue`;
  const due = [
    {
      to: deskPath(slug, 'people'),
      count: work.people,
      text: words('overview.waiting', { count: work.people }),
    },
    {
      to: deskPath(slug, 'requests'),
      count: work.requests,
      text: workWords('requests', { count: work.requests }),
    },
    {
      to: deskPath(slug, 'bookings'),
      count: work.bookings,
      text: workWords('bookings', { count: work.bookings }),
    },
    { to: queue, count: work.posts, text: words('overview.pending', { count: work.posts }) },
    {
      to: '/moderation/reports',
      count: work.reports,
      text: workWords('reports', { count: work.reports }),
    },
    {
      to: '/moderation/appeals',
      count: work.appeals,
      text: workWords('appeals', { count: work.appeals }),
    },
    { to: `${desk}/letters`, count: letters, text: words('overview.letters', { count: letters }) },
  ].filter(({ count }) => count > 0);
  return (
    <li className={styles.managed}>
      <span className={layout.row}>
        <Link to={toQueue ? queue : desk} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        {!isOpen && <Badge>{t('notOpen')}</Badge>}
      </span>
      {due.length === 0 ? (
        <span className={styles.done}>{words('managed.nothing')}</span>
      ) : (
        <ul role="list" className={styles.due}>
          {due.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
