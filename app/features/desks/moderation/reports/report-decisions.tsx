import { Form, useNavigation } from '@remix-run/react';
import type { ReasonOption } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { reports } from '#app/messages/en/reports.ts';
import { Button } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as styles from '../desk-list.css.ts';
import type { ReportGroup } from './queries.server.ts';

type Verdict = 'REMOVE' | 'UPHOLD' | 'DISMISS';

/** The ways to close the reports about one subject; each opens to what it says to whom. */
export function ReportDecisions({
  group,
  reasons,
  posted,
}: {
  group: ReportGroup;
  reasons: ReasonOption[];
  /** The reply to a decision that was not carried out. */
  posted: FormState;
}) {
  const verdicts: Verdict[] = [group.canRemove ? 'REMOVE' : 'UPHOLD', 'DISMISS'];
  return (
    <div className={styles.steps}>
      {verdicts.map((verdict) => (
        <Step key={verdict} {...{ verdict, group, reasons, posted }} />
      ))}
    </div>
  );
}

function Step({
  verdict,
  group: { type, id, communityId, version, shownUntil },
  reasons,
  posted,
}: {
  verdict: Verdict;
  group: ReportGroup;
  reasons: ReasonOption[];
  posted: FormState;
}) {
  const t = useMessages(reports);
  const { formData } = useNavigation();
  const isSending = formData?.get('id') === id && formData.get('verdict') === verdict;
  const isBack =
    posted.field('id').value === id &&
    posted.field('communityId').value === communityId &&
    posted.field('verdict').value === verdict;
  const prefix = `${verdict.toLowerCase()}-${id}-${communityId}-`;
  const form = formState(isBack ? posted.result : null, {}, prefix);
  return (
    <details className={styles.step} open={isBack}>
      <summary className={verdict === 'REMOVE' ? button.danger : button.quiet}>
        {t(`queue.verdicts.${verdict}.label`)}
      </summary>
      <Form method="post" className={styles.stepForm}>
        <input type="hidden" name="subjectType" value={type} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="communityId" value={communityId} />
        {version !== null && <input type="hidden" name="version" value={version} />}
        <input type="hidden" name="shownUntil" value={shownUntil.toISOString()} />
        <p>{t(`queue.verdicts.${verdict}.effect`)}</p>
        {verdict === 'REMOVE' && (
          <SelectField label={t('queue.why')} field={form.field('reasonCode')} options={reasons} />
        )}
        <TextField
          label={t(verdict === 'REMOVE' ? 'queue.toAuthor' : 'queue.answer')}
          hint={t('queue.answerHint')}
          optional
          field={form.field('reason')}
          maxLength={500}
        />
        <div>
          <Button
            kind={verdict === 'REMOVE' ? 'danger' : 'main'}
            name="verdict"
            value={verdict}
            pending={isSending && t('queue.deciding')}
          >
            {t(`queue.verdicts.${verdict}.button`)}
          </Button>
        </div>
      </Form>
    </details>
  );
}
