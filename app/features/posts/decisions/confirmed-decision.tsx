import { Form } from '@remix-run/react';
import type { PostStatus, PostType } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { posts } from '#app/messages/posts.ts';
import { Button } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { TextField } from '#app/ui/field.tsx';
import * as styles from './confirmed-decision.css.ts';

/** The decisions that take a post away from people, and so say first what they do. */
const confirmed = ['WITHDRAW', 'REMOVE', 'CANCEL'] as const;
export type ConfirmedAction = (typeof confirmed)[number];

export const isConfirmed = (action: string): action is ConfirmedAction =>
  confirmed.some((one) => one === action);

/** Opens to what a decision does and the button that does it, also without scripts. */
export function ConfirmedDecision({
  type,
  id,
  version,
  action,
  to,
  quiet,
  sending,
}: {
  type: PostType;
  id: string;
  version: number;
  action: ConfirmedAction;
  to: PostStatus;
  quiet: boolean;
  /** The wanted status of the decision that is being sent. */
  sending: FormDataEntryValue | null;
}) {
  const t = useMessages(posts);
  const reason = { name: 'reason', id: `${action}-${id}`, value: '', errors: [] };
  return (
    <details className={styles.details}>
      <summary className={quiet ? button.plain : button.quiet}>
        {t(`actions.${action}.label`)}
      </summary>
      <Form method="post" className={styles.step}>
        <input type="hidden" name="subjectType" value={type} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <p>{t(`confirm.${action}.${type}.effect`)}</p>
        {action === 'REMOVE' && (
          <TextField
            label={t('reasonForAuthor')}
            hint={t('reasonHint')}
            optional
            field={reason}
            maxLength={500}
          />
        )}
        <div>
          <Button
            kind="danger"
            name="status"
            value={to}
            disabled={sending !== null}
            pending={sending === to && t(`actions.${action}.pending`)}
          >
            {t(`confirm.${action}.${type}.button`)}
          </Button>
        </div>
      </Form>
    </details>
  );
}
