import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { appeals } from '#app/messages/en/appeals.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { OpenAppeal } from './queries.server.ts';

/** The moderator's words and the two answers to an appeal. */
export function AnswerForm({ appeal, posted }: { appeal: OpenAppeal; posted: FormState }) {
  const t = useMessages(appeals);
  const { formData } = useNavigation();
  const sending = formData?.get('id') === appeal.id ? formData.get('verdict') : null;
  const isBack = posted.field('id').value === appeal.id;
  const form = formState(isBack ? posted.result : null, {}, `appeal-${appeal.id}-`);
  return (
    <Form method="post" className={layout.stack}>
      <input type="hidden" name="id" value={appeal.id} />
      <input type="hidden" name="version" value={appeal.version} />
      {appeal.isSameModerator && <p>{t('queue.sameModerator')}</p>}
      {appeal.isTooLate && <p>{t('queue.tooLate')}</p>}
      <TextField
        label={t('queue.answer')}
        hint={t('queue.answerHint')}
        optional
        field={form.field('reason')}
        maxLength={500}
      />
      <div className={layout.row}>
        <Button
          kind="quiet"
          name="verdict"
          value="UPHOLD"
          disabled={sending !== null}
          pending={sending === 'UPHOLD' && t('queue.upholding')}
        >
          {t('queue.uphold')}
        </Button>
        {!appeal.isTooLate && (
          <Button
            name="verdict"
            value="GRANT"
            disabled={sending !== null}
            pending={sending === 'GRANT' && t('queue.granting')}
          >
            {t(`queue.grant.${appeal.decision.action}`)}
          </Button>
        )}
      </div>
    </Form>
  );
}
