import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Badge, type BadgeKind } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '#app/ui/styles/lines.css.ts';
import { editorPath } from '../pieces.ts';
import type { PieceLine } from './lines.server.ts';

/** Drafts, events, issues and so on, each with its state and the way to its form. */
export const PieceLines = ({ lines, mixed }: { lines: PieceLine[]; mixed?: boolean }) => (
  <ul role="list" className={styles.lines}>
    {lines.map((line) => (
      <Line key={line.id} line={line} mixed={mixed ?? false} />
    ))}
  </ul>
);

function Line({ line, mixed }: { line: PieceLine; mixed: boolean }) {
  const t = useMessages(editorDesk);
  const { card, onlyIn } = line;
  const when = useWhen(line);
  const facts = [
    mixed && t(`sections.${line.kind}`),
    card && t(`positions.${card.position}`),
    when,
    onlyIn && t('oneSide', { language: t(`languageNames.${onlyIn}`) }),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <div className={layout.spread}>
        <Link
          to={editorPath(line.kind, line.id)}
          lang={useLang()(line.language)}
          className={styles.title}
        >
          {line.title}
        </Link>
        <Badge kind={badgeOf(line)}>
          {card ? t(`cardStates.${card.state}`) : t(`statuses.${line.status}`)}
        </Badge>
      </div>
      {facts.length > 0 && <p className={`${layout.small} ${layout.muted}`}>{facts.join(' · ')}</p>}
    </li>
  );
}

function useWhen({ when, kind }: PieceLine): string | null {
  const { monthAndYear, dateRange, longDate } = useFormats();
  if (!when) return null;
  if ('year' in when) return monthAndYear(when.year, when.month);
  return kind === 'articles' ? longDate(when.from) : dateRange(when.from, when.to);
}

function badgeOf({ status, card }: PieceLine): BadgeKind {
  const shows = card ? card.state === 'running' : status === 'PUBLISHED';
  return shows ? 'accent' : 'plain';
}
