import { momentOf } from '#app/lib/day.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requests as words } from '#app/messages/en/requests.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk-requests.css.ts';
import type { DeskRequestPage } from './request-page.server.ts';

type Line = DeskRequestPage['entries'][number];

/** What happened with a request, from its beginning: also what only the desk reads. */
export function RequestHistory({ page: { entries, request } }: { page: DeskRequestPage }) {
  const t = useMessages(requestDesk);
  const { fullDateTime } = useFormats();
  return (
    <section aria-labelledby="history" className={layout.stack}>
      <h2 id="history">{t('history.title')}</h2>
      <ol className={styles.history}>
        <li>
          <strong>{t('history.sent')}</strong>,{' '}
          <Moment at={request.createdAt} text={fullDateTime(request.createdAt)} />
        </li>
        {entries.map((line) => (
          <Entry key={line.id} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ line }: { line: Line }) {
  const t = useMessages(requestDesk);
  const lang = useLang();
  const { fullDateTime } = useFormats();
  const { kind, by, isPrivate, personName, createdAt, byDesk } = line;
  const isOwn = kind === 'NOTE' || kind === 'CONTRACTOR' || isPrivate;
  return (
    <li>
      <strong>
        <What line={line} />
      </strong>
      {by && <> {t.rich('history.by', { name: <bdi>{by}</bdi> })}</>}
      {byDesk && isPrivate && personName && (
        <> {t.rich('history.to', { name: <bdi>{personName}</bdi> })}</>
      )}
      , <Moment at={createdAt} text={fullDateTime(createdAt)} />{' '}
      {isOwn && <Badge>{t(isPrivate ? 'history.private' : 'history.deskOnly')}</Badge>}
      {line.words && kind !== 'MERGE' && (
        <p className={styles.words} lang={lang(line.language)}>
          {line.words}
        </p>
      )}
    </li>
  );
}

function What({ line: { kind, toState, plannedFor, words: text, byDesk } }: { line: Line }) {
  const t = useMessages(requestDesk);
  const say = useMessages(words);
  const { fullDate } = useFormats();
  switch (kind) {
    case 'STATE':
      return toState === 'PLANNED' && plannedFor
        ? t('history.planned', { day: fullDate(momentOf(plannedFor)) })
        : toState && say(`states.${toState}`);
    case 'MERGE':
      return t('history.merged', { ref: text ?? '' });
    case 'NOTE':
      return t('history.note');
    case 'CONTRACTOR':
      return t('history.contractor');
    case 'UNNEEDED':
      return t('history.unneeded');
    case 'MESSAGE':
      return t(byDesk ? 'history.deskMessage' : 'history.message');
  }
}
