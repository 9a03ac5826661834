import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { momentOf } from '#app/lib/day.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../records.css.ts';
import { useFileFacts } from '../use-file-facts.ts';
import { entryId } from './entry-id.ts';
import type { DeskDocument } from './desk-documents.server.ts';

/** Documents as moderators see them, each with a link to its page. */
export function DeskDocumentList({
  slug,
  documents,
  hasIds = false,
}: {
  slug: string;
  documents: DeskDocument[];
  /** Whether links lead to the documents of this list: once on a page. */
  hasIds?: boolean;
}) {
  const listId = ({ id }: DeskDocument) => (hasIds ? entryId(id) : undefined);
  const facts = useFileFacts();
  const lang = useLang();
  return (
    <ul role="list" className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} id={listId(document)} className={styles.entry}>
          <Link
            to={`/manage/${slug}/documents/${document.id}`}
            lang={lang(document.language)}
            className={styles.title}
          >
            {document.title}
          </Link>
          <p className={`${layout.small} ${layout.muted}`}>{facts(document)}</p>
          <DocumentMarks document={document} />
          <OtherLanguage language={document.language} />
        </li>
      ))}
    </ul>
  );
}

/** Who may see a document, how often it was opened, and what needs attention. */
export function DocumentMarks({ document }: { document: DeskDocument }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const { longDate } = useFormats();
  const { access, number, downloads, retainUntil } = document;
  return (
    <p className={`${layout.row} ${layout.small}`}>
      <Badge kind={document.isStricter ? 'notice' : 'plain'}>{say(`access.${access}`)}</Badge>
      <span className={layout.muted}>{say('version', { number })}</span>
      <span className={layout.muted}>{t('downloads', { count: downloads })}</span>
      {document.isEmergencyPlan && <Badge kind="accent">{t('marks.plan')}</Badge>}
      {document.isTakenDown && <Badge kind="danger">{t('marks.takenDown')}</Badge>}
      {document.isScan && <Badge kind="notice">{t('marks.scan')}</Badge>}
      {document.isPast && retainUntil && (
        <Badge kind="notice">{t('marks.past', { date: longDate(momentOf(retainUntil)) })}</Badge>
      )}
    </p>
  );
}
