import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Joining } from '../joining-line.tsx';
import type { HistoryLine } from './history.server.ts';

const named = [
  'INVITE',
  'CANCEL_INVITATION',
  'ASK_TO_JOIN',
  'CONFIRM',
  'REFUSE',
  'END',
  'REOPEN',
  'CHANGE',
  'UNDO',
] as const;

/** What is said in other words of one more unit. */
const namedOfUnit = ['ASK_TO_JOIN', 'CONFIRM', 'REFUSE', 'END'] as const;

/** What the log says about one membership, newest first. */
export function History({ lines }: { lines: HistoryLine[] }) {
  const t = useMessages(doorQueue);
  const { fullDateTime } = useFormats();
  return (
    <section aria-labelledby="history" className={layout.stack}>
      <h2 id="history">{t('history')}</h2>
      {lines.length === 0 && <p>{t('noHistory')}</p>}
      <ol className={layout.stack} reversed>
        {lines.map(({ id, at, action, byName, reason, snapshot, joined, isFurther }) => (
          <li key={id}>
            <strong>
              {joined ? <Joining {...joined} /> : <Action action={action} isFurther={isFurther} />}
            </strong>
            {byName && !joined && <> {t.rich('by', { name: <bdi>{byName}</bdi> })}</>}
            {', '}
            <Moment at={at} text={fullDateTime(at)} />
            <Snapshot {...snapshot} />
            {reason && (
              <>
                <br />
                {t.rich('earlier.reason', { reason: <bdi>{reason}</bdi> })}
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Action({ action, isFurther }: Pick<HistoryLine, 'action' | 'isFurther'>) {
  const t = useMessages(doorQueue);
  const ofUnit = isFurther && namedOfUnit.find((one) => one === action);
  if (ofUnit) return t(`unitActions.${ofUnit}`);
  return t(`actions.${named.find((one) => one === action) ?? 'other'}`);
}

function Snapshot({ before, matched, ...now }: HistoryLine['snapshot']) {
  const t = useMessages(doorQueue);
  const words = ({ unit, tenure }: Pick<HistoryLine['snapshot'], 'unit' | 'tenure'>) =>
    [unit && t('snapshotUnit', { unit }), tenure && t(`tenures.${tenure}`)]
      .filter(Boolean)
      .join(', ');
  const text = words(now);
  if (!text) return null;
  return (
    <>
      <br />
      {text}
      {before && ` (${t('snapshotBefore', { before: words(before) })})`}
      {matched && (
        <>
          <br />
          {t.rich('snapshotMatched', { name: <bdi>{matched.name}</bdi> })}
        </>
      )}
    </>
  );
}
