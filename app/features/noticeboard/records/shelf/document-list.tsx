import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../records.css.ts';
import { useFileFacts } from '../use-file-facts.ts';
import type { ShelfDocument, ShelfText } from './queries.server.ts';

/** Texts to read and documents to open, each with what it is. */
export function DocumentList({
  slug,
  texts = [],
  documents,
}: {
  /** Of the community. */
  slug: string;
  texts?: ShelfText[];
  documents: ShelfDocument[];
}) {
  return (
    <ul role="list" className={styles.list}>
      {texts.map((text) => (
        <TextEntry key={text.to} text={text} />
      ))}
      {documents.map((document) => (
        <DocumentEntry key={document.id} slug={slug} document={document} />
      ))}
    </ul>
  );
}

function TextEntry({ text: { to, title, language, updatedAt } }: { text: ShelfText }) {
  const t = useMessages(records);
  const { longDate } = useFormats();
  const lang = useLang()(language);
  return (
    <li className={styles.entry}>
      <Link to={to} lang={lang} className={styles.title}>
        {title}
      </Link>
      <p className={`${layout.small} ${layout.muted}`}>
        {t('readText', { date: longDate(updatedAt) })}
      </p>
      <OtherLanguage language={language} />
    </li>
  );
}

function DocumentEntry({ slug, document }: { slug: string; document: ShelfDocument }) {
  const t = useMessages(records);
  const facts = useFileFacts();
  const lang = useLang()(document.language);
  const { id, title, language, number, note, isScan } = document;
  return (
    <li className={styles.entry}>
      <a href={`/communities/${slug}/documents/${id}/file`} lang={lang} className={styles.title}>
        {title}
      </a>
      <p className={`${layout.small} ${layout.muted}`}>{facts(document)}</p>
      {number > 1 && (
        <p className={`${layout.small} ${layout.muted}`}>
          {note
            ? t.rich('versionWithNote', { number, note: <span lang={lang}>{note}</span> })
            : t('version', { number })}
        </p>
      )}
      {isScan && <p className={`${layout.small} ${layout.muted}`}>{t('scan')}</p>}
      <OtherLanguage language={language} />
    </li>
  );
}
