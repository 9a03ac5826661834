import type { Audience } from '#db/enums.ts';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { notices as words } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { useAudienceWords } from '../notice-board.tsx';
import { noticePath } from './paths.ts';
import { noticeStates } from '../state.ts';
import * as styles from './desk.css.ts';
import type { DeskNotice, DeskNotices } from './list.server.ts';
import { WrittenBy } from './written-by.tsx';

export function NoticeListPage({ community, state, counts, notices }: DeskNotices) {
  const t = useMessages(noticeDesk);
  const path = noticePath(community.slug);
  return (
    <Desk community={community} section="notices" title={t('title')} lead={t('lead')}>
      <p className={layout.row}>
        <ButtonLink to={`${path}/new`}>{t('write')}</ButtonLink>
        <ButtonLink kind="danger" to={`${path}/new?kind=EMERGENCY`}>
          {t('writeEmergency')}
        </ButtonLink>
      </p>
      <section aria-labelledby="state" className={layout.stack}>
        <Chips
          label={t('menu')}
          chips={noticeStates.map((key) => ({
            isCurrent: key === state,
            label: t('counted', { state: t(`states.${key}`), count: counts[key] }),
            to: `${path}?show=${key}`,
          }))}
        />
        {/* The chip above says it to who sees it. */}
        <h2 id="state" className={layout.visuallyHidden}>
          {t(`states.${state}`)}
        </h2>
        {notices.items.length === 0 ? (
          <EmptyPage>
            <EmptyState text={t(`none.${state}`)} />
          </EmptyPage>
        ) : (
          <NoticeTable notices={notices.items} path={path} isDraft={state === 'draft'} />
        )}
        <ListPages page={notices} previousLabel={t('newer')} nextLabel={t('older')} />
      </section>
    </Desk>
  );
}

/** Audiences that may be long. */
const lists = new Set<Audience>(['FLOORS', 'UNITS']);

function NoticeTable({
  notices,
  path,
  isDraft,
}: {
  notices: DeskNotice[];
  path: string;
  isDraft: boolean;
}) {
  const t = useMessages(noticeDesk);
  const say = useMessages(words);
  const sayAudience = useAudienceWords();
  const lang = useLang();
  return (
    <Table
      dense
      compact
      labelledBy="state"
      minor={t('columns.who')}
      head={[
        t('columns.title'),
        t('columns.kind'),
        t('columns.audience'),
        t('columns.when'),
        t('columns.who'),
      ]}
      rows={notices.map((notice) => ({
        key: notice.id,
        cells: [
          <div key="title">
            <Link to={`${path}/${notice.id}`} lang={lang(notice.language)}>
              {notice.title}
            </Link>
            {(notice.pinned || lang(notice.language)) && (
              <>
                {' '}
                <span className={styles.tags}>
                  {notice.pinned && <Badge kind="notice">{say('pinned')}</Badge>}
                  <OtherLanguageBadge language={notice.language} />
                </span>
              </>
            )}
            {notice.files > 0 && (
              <p className={layout.small}>{say('files', { count: notice.files })}</p>
            )}
          </div>,
          notice.kind === 'EMERGENCY' ? (
            <Badge key="kind" kind="danger">
              {say('kinds.EMERGENCY')}
            </Badge>
          ) : (
            <span key="kind" className={styles.whole}>
              {say(`kinds.${notice.kind}`)}
            </span>
          ),
          <span key="audience" className={lists.has(notice.audience) ? undefined : styles.whole}>
            {sayAudience(notice)}
          </span>,
          <Times key="when" notice={notice} isDraft={isDraft} />,
          <WrittenBy key="who" notice={notice} />,
        ],
      }))}
    />
  );
}

function Times({
  notice: { publishedAt, expiresAt, overSince },
  isDraft,
}: {
  notice: Pick<DeskNotice, 'publishedAt' | 'expiresAt' | 'overSince'>;
  isDraft: boolean;
}) {
  const t = useMessages(noticeDesk);
  const { shortDateTime } = useFormats();
  const date = (at: Date) => <Moment at={at} text={shortDateTime(at)} />;
  const isLater = publishedAt !== null && publishedAt > new Date();
  const key = isDraft ? 'wished' : isLater ? 'goesOut' : 'from';
  return (
    <>
      {overSince && <p className={styles.whole}>{overSince}</p>}
      {publishedAt && <p className={styles.whole}>{t.rich(key, { date: date(publishedAt) })}</p>}
      {expiresAt && <p className={styles.whole}>{t.rich('until', { date: date(expiresAt) })}</p>}
    </>
  );
}
