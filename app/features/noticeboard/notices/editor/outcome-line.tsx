import type { MouseEvent, ReactNode } from 'react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Button } from '#app/ui/button.tsx';
import type { NoticeState } from '../state.ts';
import * as styles from '../desk/desk.css.ts';
import { idsIn } from '../several/several.ts';
import { wasPublished, type Outcome } from './outcome.ts';

/**
 * One sentence that says what the main button does: 'To everyone, now, as an information notice.' Its parts lead to
 * their fields.
 */
export function OutcomeLine({ outcome, state }: { outcome: Outcome; state: NoticeState | null }) {
  const t = useMessages(noticeDesk);
  const { shortDate, timeOfDay } = useFormats();
  const { audience, list, kind, later } = outcome;
  const count = /[,;\n–-]/.test(list) ? 2 : 1;
  const whom =
    list === ''
      ? t(`outcome.audiences.${audience}`)
      : t(audience === 'FLOORS' ? 'outcome.floors' : 'outcome.units', { list, count });
  const moment = later
    ? t('outcome.later', { day: shortDate(later), time: timeOfDay(later) })
    : t(state === 'expired' ? 'outcome.archive' : 'outcome.now');
  return (
    <p>
      {t.rich(state === 'live' ? 'outcome.unchanged' : 'outcome.sentence', {
        audience: <ToField id="audience">{whom}</ToField>,
        moment: wasPublished(state) ? moment : <ToField id="publishedAt">{moment}</ToField>,
        kind: <ToField id="kind">{t(`outcome.kinds.${kind}`)}</ToField>,
      })}
    </p>
  );
}

/** A link to a field of the details, which are folded. Newer browsers unfold them by themselves. */
const ToField = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`#${id}`} onClick={unfold}>
    {children}
  </a>
);

function unfold({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const details = document.querySelector(currentTarget.hash)?.closest('details');
  if (details) details.open = true;
}

/** The main button. It says how many people the notice goes to, where that is known, and is red for an emergency. */
export function PublishButton({
  outcome: { kind, later, also, people },
  state,
  form,
  pending,
}: {
  outcome: Outcome;
  state: NoticeState | null;
  /** The id of the form, for a button outside it. */
  form?: string;
  pending?: string | false;
}) {
  const t = useMessages(noticeDesk);
  const does = state === 'taken-down' ? 'restoring' : later ? 'scheduling' : 'publishing';
  const isCorrection = state === 'live' || state === 'expired';
  const count = 1 + idsIn(also).length;
  const whom = people ? t('people', { count: people }) : null;
  const label = isCorrection
    ? t('correct')
    : count > 1 && does !== 'restoring'
      ? whom
        ? t(`${does}.toSeveral`, { people: whom, count })
        : t(`${does}.inSeveral`, { count })
      : whom
        ? t(`${does}.toPeople`, { people: whom })
        : t(`${does}.plain`);
  return (
    <span className={kind === 'EMERGENCY' ? styles.alarm : undefined}>
      <Button form={form} name="intent" value="publish" pending={pending}>
        {label}
      </Button>
    </span>
  );
}
