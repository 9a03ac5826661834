import { Form, useActionData, useLocation, useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import type { PostType } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { posts } from '#app/messages/en/posts.ts';
import { Button } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { ReasonFields } from './reason-fields.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { fieldPrefix } from '../confirmed-actions.ts';
import type { OpenTransition } from '../state/open-transitions.server.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './moderation-state-box.css.ts';

/**
 * Opens to what a decision does and the button that does it, also without scripts. A decision that
 * was not carried out comes back open, with its reason; if its own step is gone, the reason comes
 * back in another one (see stepFor).
 */
export function ConfirmedDecision({
  type,
  id,
  version,
  action,
  to,
  label,
  confirm,
  isBack,
}: OpenTransition &
  Required<Pick<OpenTransition, 'confirm'>> & {
    type: PostType;
    id: string;
    version: number;
    /** Whether the decision of the last post comes back in this step. */
    isBack: boolean;
  }) {
  const t = useMessages(posts);
  const { formData } = useNavigation();
  const { pathname, search } = useLocation();
  const sending = formData?.get('id') === id ? formData.get('status') : null;
  const result = useActionData<FormReply>()?.result;
  const form = formState(isBack ? result : null, {}, fieldPrefix(id, to));
  return (
    <details className={styles.details} open={isBack}>
      <summary className={action === 'WITHDRAW' ? button.quiet : button.danger}>
        {label ?? t(`actions.${action}.label`)}
      </summary>
      <Form method="post" className={styles.step}>
        <input type="hidden" name="subjectType" value={type} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {confirm.effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
        {confirm.reasons && <ReasonFields form={form} reasons={confirm.reasons} />}
        <div className={layout.row}>
          <Button
            kind="danger"
            name="status"
            value={to}
            disabled={sending !== null}
            pending={sending === to && t(`actions.${action}.pending`)}
          >
            {confirm.button}
          </Button>
          {/* Without scripts, the page as it was: there, what has opened covers what opened it. */}
          <a href={pathname + search} className={button.plain} onClick={close}>
            {confirm.keep}
          </a>
        </div>
      </Form>
    </details>
  );
}

/** Closes the step, and puts the focus on what opened it. */
function close(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const step = event.currentTarget.closest('details');
  step?.removeAttribute('open');
  step?.querySelector('summary')?.focus();
}
