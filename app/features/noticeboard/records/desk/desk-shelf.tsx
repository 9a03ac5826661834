import { languages } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Fold } from '#app/ui/text/fold.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import * as styles from '../records.css.ts';
import { SearchTitles } from '../search-titles.tsx';
import { useFolderLabel } from '../use-folder-label.ts';
import { DeskDocumentList } from './desk-document-list.tsx';
import type { DeskDocument } from './desk-documents.server.ts';
import type { deskShelf, DeskFolder } from './queries.server.ts';

type Page = Awaited<ReturnType<typeof deskShelf>>;

export function DeskShelf({ slug, page }: { slug: string; page: Page }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const { search, folders, found, marked } = page;
  const desk = `/manage/${slug}/documents`;
  const isEmpty = ({ count, takenDown }: DeskFolder) => count + takenDown === 0;
  const full = folders.filter((folder) => !isEmpty(folder));
  const empty = folders.filter(isEmpty);
  return (
    <>
      <div className={layout.row}>
        <ButtonLink to={`${desk}/new`}>{t('add')}</ButtonLink>
        <Link to={`/communities/${slug}/documents`}>{t('asResidents')}</Link>
      </div>
      <SearchTitles action={desk} search={search} />
      {found && (
        <section aria-labelledby="found" className={layout.stack}>
          <h2 id="found">{say('found', { search })}</h2>
          {found.length > 0 ? (
            <DeskDocumentList slug={slug} documents={found} />
          ) : (
            <p>{say('noneFound', { search })}</p>
          )}
        </section>
      )}
      {(['past', 'takenDown', 'scans'] as const).map((mark) => (
        <Marked key={mark} slug={slug} mark={mark} documents={marked[mark]} />
      ))}
      <section aria-labelledby="folders" className={layout.stack}>
        <h2 id="folders">{say('folders')}</h2>
        <div>
          <FolderList desk={desk} folders={full} />
          {empty.length > 0 && (
            <Fold summary={say('emptyFolders', { count: empty.length })} open={full.length === 0}>
              <FolderList desk={desk} folders={empty} />
            </Fold>
          )}
        </div>
        <div>
          <ButtonLink kind="quiet" to={`${desk}/folders/new`}>
            {t('addFolder')}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="texts" className={styles.part}>
        <h2 id="texts">{t('texts.title')}</h2>
        <p>{t('texts.lead')}</p>
        <p>{t('texts.pdf')}</p>
        <ul role="list" className={lines.lines}>
          {(['rules', 'emergency'] as const).map((text) => (
            <li key={text} className={lines.named}>
              <strong>{t(`texts.${text}`)}</strong>
              <span className={layout.row}>
                {languages.map((side) => (
                  <Link
                    key={side}
                    to={`${desk}/texts/${text}/${side}`}
                    aria-label={`${t(`texts.editIn.${side}`)}, ${t(`texts.${text}`)}`}
                    className={lines.title}
                  >
                    {t(`texts.editIn.${side}`)}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function FolderList({ desk, folders }: { desk: string; folders: DeskFolder[] }) {
  if (folders.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {folders.map((folder) => (
        <FolderEntry key={folder.id} desk={desk} folder={folder} />
      ))}
    </ul>
  );
}

function FolderEntry({ desk, folder }: { desk: string; folder: DeskFolder }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const label = useFolderLabel();
  const lang = useLang()(folder.language);
  return (
    <li className={styles.folder}>
      <Link to={`${desk}/folders/${folder.id}`} lang={lang} className={styles.folderTitle}>
        {label(folder)}
      </Link>
      <p className={layout.small}>{say(`access.${folder.access}`)}</p>
      <p className={`${layout.small} ${layout.muted} ${styles.count}`}>
        {say('count', { count: folder.count })}
        {folder.takenDown > 0 && `, ${t('takenDownCount', { count: folder.takenDown })}`}
      </p>
    </li>
  );
}

/** Documents that may need the board's attention. */
function Marked({
  slug,
  mark,
  documents,
}: {
  slug: string;
  mark: 'past' | 'takenDown' | 'scans';
  documents: DeskDocument[];
}) {
  const t = useMessages(recordsDesk);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={mark} className={styles.part}>
      <h2 id={mark}>{t(`marked.${mark}.title`)}</h2>
      <p>{t(`marked.${mark}.lead`)}</p>
      <DeskDocumentList slug={slug} documents={documents} />
    </section>
  );
}
