import { Form } from '@remix-run/react';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeArchive } from '#app/messages/en/notice-archive.ts';
import { notices as words } from '#app/messages/en/notices.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { NoticeArchive } from './archive.server.ts';
import { HappensDate, KindTile, NoticeMarks, Posted } from '../notice-board.tsx';
import type { NoticeCard } from '../queries.server.ts';
import * as styles from '../notices.css.ts';

/** The notices of a community: what is coming up, and below it what was posted. */
export function ArchivePage({ community, search, year, years, coming, notices }: NoticeArchive) {
  const t = useMessages(noticeArchive);
  const say = useMessages(words);
  const hub = `/communities/${community.slug}`;
  const isSearch = search !== '' || year !== null;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={<Breadcrumb above={[{ to: hub, label: community.name }]} current={t('title')} />}
        title={t('title')}
        lead={t('lead')}
      />
      <Form method="get" role="search" className={styles.search}>
        <TextField
          label={t('searchLabel')}
          type="search"
          required={false}
          field={{ name: 'q', id: 'q', value: search, errors: [] }}
        />
        <SelectField
          label={t('year')}
          placeholder={t('everyYear')}
          required={false}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          field={{ name: 'year', id: 'year', value: year === null ? '' : String(year), errors: [] }}
        />
        <Button kind="quiet">{t('search')}</Button>
      </Form>
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming">{t('coming')}</h2>
          <Notices notices={coming} hub={hub} heading="h3" />
        </section>
      )}
      {notices.items.length > 0 &&
        (coming.length > 0 ? (
          <section aria-labelledby="posted">
            <h2 id="posted">{t('posted')}</h2>
            <Notices notices={notices.items} hub={hub} heading="h3" />
          </section>
        ) : (
          <Notices notices={notices.items} hub={hub} heading="h2" />
        ))}
      {notices.items.length === 0 && coming.length === 0 && (
        <EmptyPage>
          <EmptyState text={isSearch ? t('noneFound') : t('none')} />
        </EmptyPage>
      )}
      <ListPages page={notices} previousLabel={say('newer')} nextLabel={say('older')} />
    </div>
  );
}

function Notices({
  notices,
  hub,
  heading,
}: {
  notices: NoticeCard[];
  hub: string;
  heading: 'h2' | 'h3';
}) {
  return (
    <ol role="list">
      {notices.map((notice) => (
        <Entry
          key={notice.id}
          notice={notice}
          to={`${hub}/notices/${notice.id}`}
          heading={heading}
        />
      ))}
    </ol>
  );
}

function Entry({
  notice,
  to,
  heading: Heading,
}: {
  notice: NoticeCard;
  to: string;
  heading: 'h2' | 'h3';
}) {
  const t = useMessages(noticeArchive);
  const say = useMessages(words);
  const lang = useLang()(notice.language);
  const { title, happens, expiresAt, files } = notice;
  const isExpired = expiresAt !== null && expiresAt <= new Date();
  return (
    <li className={styles.notice}>
      {happens ? <HappensDate happens={happens} /> : <KindTile kind={notice.kind} />}
      <div className={styles.words}>
        <NoticeMarks notice={notice} hasIcon={happens !== null} />
        <Heading lang={lang} className={styles.pastTitle}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className={layout.row}>
          {isExpired && <Badge>{t('expired')}</Badge>}
          {files > 0 && <span className={layout.small}>{say('files', { count: files })}</span>}
        </p>
        <Posted notice={notice} />
      </div>
    </li>
  );
}
