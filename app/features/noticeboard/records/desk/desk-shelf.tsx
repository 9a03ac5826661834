import { languages } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import * as styles from '../records.css.ts';
import { useFolderLabel } from '../use-folder-label.ts';
import { DeskDocumentList } from './desk-document-list.tsx';
import type { DeskDocument } from './desk-documents.server.ts';
import type { deskShelf, DeskFolder } from './queries.server.ts';

type Page = Awaited<ReturnType<typeof deskShelf>>;

/** The shelf of a community for those who keep it. */
export function DeskShelf({ slug, page }: { slug: string; page: Page }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const { search, folders, found, marked } = page;
  const desk = `/manage/${slug}/documents`;
  return (
    <>
      <div className={layout.row}>
        <ButtonLink to={`${desk}/new`}>{t('add')}</ButtonLink>
        <Link to={`/communities/${slug}/documents`}>{t('asResidents')}</Link>
      </div>
      <form method="get" role="search" action={desk} className={layout.searchRow}>
        <TextField
          label={say('searchLabel')}
          type="search"
          required={false}
          field={{ name: 'q', id: 'q', value: search, errors: [] }}
        />
        <Button kind="quiet">{say('search')}</Button>
      </form>
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
        <ul role="list" className={styles.list}>
          {folders.map((folder) => (
            <FolderEntry key={folder.id} desk={desk} folder={folder} />
          ))}
        </ul>
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
                  <Link key={side} to={`${desk}/texts/${text}/${side}`}>
                    {t(`texts.edit.${text}.${side}`)}
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

function FolderEntry({ desk, folder }: { desk: string; folder: DeskFolder }) {
  const say = useMessages(records);
  const label = useFolderLabel();
  const lang = useLang()(folder.language);
  return (
    <li className={styles.folder}>
      <Link to={`${desk}/folders/${folder.id}`} lang={lang} className={styles.title}>
        {label(folder)}
      </Link>
      <p className={`${layout.row} ${layout.small}`}>
        <Badge>{say(`access.${folder.access}`)}</Badge>
        <span className={layout.muted}>{say('count', { count: folder.count })}</span>
      </p>
    </li>
  );
}

/** Documents that the board may want to do something about. */
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
