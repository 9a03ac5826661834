import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { momentOf } from '#app/lib/day.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Detail } from '#app/ui/detail.tsx';
import { details } from '#app/ui/detail.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../../records.css.ts';
import { useFileKind } from '../../use-file-facts.ts';
import { useFolderLabel } from '../../use-folder-label.ts';
import { DocumentMarks } from '../desk-document-list.tsx';
import type { deskDocument, DeskVersion } from '../queries.server.ts';

type Page = Awaited<ReturnType<typeof deskDocument>>;

/** A document for those who keep it: its facts, its versions, and what can be done. */
export function DocumentView({ slug, page }: { slug: string; page: Page }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const { longDate } = useFormats();
  const label = useFolderLabel();
  const { document, folder, versions } = page;
  const desk = `/manage/${slug}/documents`;
  const here = `${desk}/${document.id}`;
  return (
    <>
      <div className={layout.stack}>
        <DocumentMarks document={document} />
        <OtherLanguage language={document.language} />
        {document.isTakenDown && <p>{t('takenDownNow')}</p>}
        {document.isScan && <p>{t('scanExplained')}</p>}
        <dl className={details}>
          <Detail
            label={t('folder')}
            value={<Link to={`${desk}/folders/${folder.id}`}>{label(folder)}</Link>}
          />
          <Detail label={t('access')} value={say(`access.${document.access}`)} />
          <Detail label={t('datedOn')} value={longDate(momentOf(document.datedOn))} />
          <Detail
            label={t('keep')}
            value={
              document.retainUntil
                ? t('keptUntil', { date: longDate(momentOf(document.retainUntil)) })
                : t('keepForever')
            }
          />
        </dl>
        <div className={layout.row}>
          <ButtonLink to={`${here}/version`}>{t('newVersion')}</ButtonLink>
          <ButtonLink kind="quiet" to={`${here}/edit`}>
            {t('correct')}
          </ButtonLink>
          <ButtonLink kind="quiet" to={`${here}/take-down`}>
            {document.isTakenDown ? t('putBack') : t('takeDown')}
          </ButtonLink>
          {document.isTakenDown && (
            <ButtonLink kind="plain" to={`${here}/delete`}>
              {t('delete')}
            </ButtonLink>
          )}
        </div>
      </div>
      <section aria-labelledby="versions" className={styles.part}>
        <h2 id="versions">{t('versions')}</h2>
        <ul role="list" className={styles.list}>
          {versions.map((version) => (
            <VersionEntry
              key={version.number}
              file={`/communities/${slug}/documents/${document.id}/file`}
              version={version}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function VersionEntry({
  file,
  version,
}: {
  /** The address of the document's file. */
  file: string;
  version: DeskVersion;
}) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const { shortDateTime } = useFormats();
  const fileKind = useFileKind();
  const { number, note, name, downloads, createdAt, by } = version;
  const when = shortDateTime(createdAt);
  return (
    <li className={styles.entry}>
      <a href={`${file}?version=${number}`} className={styles.title}>
        {note
          ? say.rich('versionWithNote', { number, note: <bdi>{note}</bdi> })
          : say('version', { number })}
      </a>
      <p className={`${layout.small} ${layout.muted}`}>
        <bdi>{name}</bdi>
      </p>
      <p className={`${layout.small} ${layout.muted}`}>{fileKind(version)}</p>
      <p className={`${layout.small} ${layout.muted} ${layout.row}`}>
        <span>
          {by ? t.rich('uploadedBy', { when, name: <bdi>{by}</bdi> }) : t('uploaded', { when })}
        </span>
        <span>{t('downloads', { count: downloads })}</span>
        {version.isScan && <Badge kind="notice">{t('marks.scan')}</Badge>}
      </p>
    </li>
  );
}
