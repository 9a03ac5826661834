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

export function ArchivePage({ community, search, year, years, notices }: NoticeArchive) {
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
      {notices.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={isSearch ? t('noneFound') : t('none')} />
        </EmptyPage>
      ) : (
        <ol role="list">
          {notices.items.map((notice) => (
            <Past key={notice.id} notice={notice} to={`${hub}/notices/${notice.id}`} />
          ))}
        </ol>
      )}
      <ListPages page={notices} previousLabel={say('newer')} nextLabel={say('older')} />
    </div>
  );
}

function Past({ notice, to }: { notice: NoticeCard; to: string }) {
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
        <h2 lang={lang} className={styles.pastTitle}>
          <Link to={to}>{title}</Link>
        </h2>
        <p className={layout.row}>
          {isExpired && <Badge>{t('expired')}</Badge>}
          {files > 0 && <span className={layout.small}>{say('files', { count: files })}</span>}
        </p>
        <Posted notice={notice} />
      </div>
    </li>
  );
}
