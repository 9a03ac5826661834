import type { ReactNode } from 'react';
import { Form, useNavigation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import * as styles from '../register/register.css.ts';
import { queueForm, WaitingEntry } from './waiting-entry.tsx';
import type { WaitingPerson } from './waiting.server.ts';

/**
 * Who waits. One form confirms the ticked, and each entry's button, which belongs to the same form,
 * that one person; what is chosen in an entry counts for both.
 */
export function WaitingList({
  slug,
  people,
  limit,
  hasRegister,
  formKey,
  reply,
  above,
}: {
  slug: string;
  people: WaitingPerson[];
  limit: number | null;
  /** Whether there is a register of units that could know a unit. */
  hasRegister: boolean;
  formKey: string;
  reply: FormReply | undefined;
  /** The toast about the decision before, and the entry that it stands above. */
  above: { id: string; landed: ReactNode } | null;
}) {
  const t = useMessages(doorQueue);
  const posted = formState(reply?.result);
  const { formData, state } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const pressed = busy ? formData.get('only') : null;
  return (
    <section aria-labelledby="queue" className={layout.stack}>
      <h2 id="queue">{t('queueTitle')}</h2>
      <Form method="post" id={queueForm} className={layout.stack}>
        <ErrorSummary form={posted} title={t('notDone')}>
          {reply?.link && <Link to={reply.link.to}>{reply.link.label}</Link>}
        </ErrorSummary>
        <FormKey form={posted} fresh={formKey} />
        {/* First among the buttons of its form, so that Enter presses no single person's. */}
        <button className={styles.onEnter} tabIndex={-1}>
          {t('confirmTicked')}
        </button>
      </Form>
      <ol role="list" className={styles.queue}>
        {people.map((person) => (
          <WaitingEntry
            key={person.id}
            slug={slug}
            person={person}
            limit={limit}
            hasRegister={hasRegister}
            landed={above?.id === person.id && above.landed}
            posted={posted}
            busy={busy}
            pressed={pressed === person.id}
          />
        ))}
      </ol>
      <div id="ids" className={layout.row}>
        <Button
          kind="quiet"
          form={queueForm}
          disabled={busy}
          pending={busy && !pressed && t('confirming')}
        >
          {t('confirmTicked')}
        </Button>
        <span className={layout.muted}>{t('confirmTickedHint')}</span>
      </div>
    </section>
  );
}
