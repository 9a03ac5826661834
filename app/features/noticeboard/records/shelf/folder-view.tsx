import type { FolderKind } from '#db/enums.ts';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useFolderLabel } from '../use-folder-label.ts';
import { AskFor } from './ask-for.tsx';
import { DocumentList } from './document-list.tsx';
import type { folderPage } from './queries.server.ts';

type Page = Awaited<ReturnType<typeof folderPage>>;

/** A folder with its documents; minutes stand under their years. */
export function FolderView({ page }: { page: Page }) {
  const t = useMessages(records);
  const { community, folder, texts, documents, moderates } = page;
  const { id, kind, access } = folder;
  const label = useFolderLabel()(folder);
  const lang = useLang()(folder.language);
  const years = byYear(kind, documents);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: `/communities/${community.slug}`, label: community.name },
              { to: `/communities/${community.slug}/documents`, label: t('title') },
            ]}
            current={label}
          />
        }
        title={label}
        lang={lang}
      />
      <div className={layout.stack}>
        <p className={layout.lead}>{t(`about.${kind}`)}</p>
        <OtherLanguage language={folder.language} />
        {access !== 'EVERYONE' && (
          <p>
            <Badge>{t(`access.${access}`)}</Badge>
          </p>
        )}
        {moderates && (
          <p>
            <Link to={`/manage/${community.slug}/documents/folders/${id}`}>{t('toDesk')}</Link>
          </p>
        )}
      </div>
      {documents.length + texts.length === 0 && <p>{t('empty')}</p>}
      {years ? (
        years.map(({ year, documents: ofYear }) => (
          <section key={year} aria-labelledby={`y${year}`} className={layout.stack}>
            <h2 id={`y${year}`}>{year}</h2>
            <DocumentList slug={community.slug} documents={ofYear} />
          </section>
        ))
      ) : (
        <DocumentList slug={community.slug} texts={texts} documents={documents} />
      )}
      <AskFor page={page} />
    </div>
  );
}

const minutes: readonly FolderKind[] = ['OWNER_MINUTES', 'BOARD_MINUTES'];

/** The documents of a folder of minutes under their years, as they come; null for any other folder. */
function byYear<Document extends { datedOn: string }>(
  kind: FolderKind,
  documents: Document[],
): { year: string; documents: Document[] }[] | null {
  if (!minutes.includes(kind)) return null;
  const years = new Map<string, Document[]>();
  for (const document of documents) {
    const year = document.datedOn.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), document]);
  }
  return [...years].map(([year, ofYear]) => ({ year, documents: ofYear }));
}
