import { momentOf } from '#app/lib/day.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Fold } from '#app/ui/text/fold.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../records.css.ts';
import { SearchTitles } from '../search-titles.tsx';
import { useFolderLabel } from '../use-folder-label.ts';
import { AskFor } from './ask-for.tsx';
import { DocumentList } from './document-list.tsx';
import type { openShelf, ShelfFolder } from './queries.server.ts';

type Page = Awaited<ReturnType<typeof openShelf>>;

export function ShelfView({ page }: { page: Page }) {
  const t = useMessages(records);
  const { community, search, folders, found, moderates } = page;
  const full = folders.filter(({ count }) => count > 0);
  const empty = folders.filter(({ count }) => count === 0);
  const shelf = `/communities/${community.slug}/documents`;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: `/communities/${community.slug}`, label: community.name }]}
            current={t('title')}
          />
        }
        title={t('title')}
        lead={t.rich('lead', { community: <bdi>{community.name}</bdi> })}
      />
      {moderates && (
        <p>
          <Link to={`/manage/${community.slug}/documents`}>{t('toDesk')}</Link>
        </p>
      )}
      <SearchTitles action={shelf} search={search} hint={t('searchHint')} />
      {found ? (
        <section aria-labelledby="found" className={layout.stack}>
          <h2 id="found">{t('found', { search })}</h2>
          {found.documents.length + found.texts.length > 0 ? (
            <DocumentList slug={community.slug} {...found} />
          ) : (
            <p>{t('noneFound', { search })}</p>
          )}
          <p>
            <Link to={shelf}>{t('allFolders')}</Link>
          </p>
        </section>
      ) : (
        <section aria-labelledby="folders">
          <h2 id="folders" className={layout.visuallyHidden}>
            {t('folders')}
          </h2>
          {folders.length === 0 && <p>{t('noFolders')}</p>}
          <FolderList shelf={shelf} folders={full} />
          {empty.length > 0 && (
            <Fold summary={t('emptyFolders', { count: empty.length })} open={full.length === 0}>
              <FolderList shelf={shelf} folders={empty} />
            </Fold>
          )}
        </section>
      )}
      <AskFor page={page} />
    </div>
  );
}

function FolderList({ shelf, folders }: { shelf: string; folders: ShelfFolder[] }) {
  if (folders.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {folders.map((folder) => (
        <FolderEntry key={folder.id} shelf={shelf} folder={folder} />
      ))}
    </ul>
  );
}

function FolderEntry({ shelf, folder }: { shelf: string; folder: ShelfFolder }) {
  const t = useMessages(records);
  const { longDate } = useFormats();
  const label = useFolderLabel();
  const lang = useLang()(folder.language);
  const { id, kind, access, count, pages, newest } = folder;
  const facts = [
    count > 0 && t('count', { count }),
    newest && t('newest', { date: longDate(momentOf(newest)) }),
    pages > 0 && t('pages', { count: pages }),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Link to={`${shelf}/folders/${id}`} lang={lang} className={styles.title}>
        {label(folder)}
      </Link>
      <p>{t(`about.${kind}`)}</p>
      <p className={`${layout.small} ${layout.muted} ${layout.row}`}>
        <span>{facts.length > 0 ? facts.join(' · ') : t('empty')}</span>
        {access !== 'EVERYONE' && <Badge>{t(`access.${access}`)}</Badge>}
      </p>
    </li>
  );
}
