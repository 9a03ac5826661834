import { Form, useNavigation } from '@remix-run/react';
import type { PostType } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { posts } from '#app/messages/en/posts.ts';
import { Button, type ButtonKind } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { isConfirmed } from '../confirmed-actions.ts';
import type { DecisionAction } from '../../state-machine.ts';
import type { OpenTransition } from '../state/open-transitions.server.ts';

const kinds: Partial<Record<DecisionAction, ButtonKind>> = { APPROVE: 'main' };

/**
 * A button for each transition that is open, except those that say first what they do (see
 * ConfirmedDecision). Each names the version that was shown, so that a
 * decision on a post that changed in the meantime is refused.
 */
export function DecisionButtons({
  type,
  id,
  version,
  transitions,
  quiet = false,
}: {
  type: PostType;
  id: string;
  version: number;
  transitions: OpenTransition[];
  /** Beside a decision that was made already: they look like links. */
  quiet?: boolean;
}) {
  const t = useMessages(posts);
  const { formData } = useNavigation();
  const sending = formData?.get('id') === id ? formData.get('status') : null;
  const direct = transitions.filter(({ action }) => !isConfirmed(action));
  if (direct.length === 0) return null;
  return (
    <Form method="post" className={layout.row}>
      <input type="hidden" name="subjectType" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {direct.map(({ action, to, label }) => (
        <Button
          key={action}
          kind={quiet ? 'plain' : (kinds[action] ?? 'quiet')}
          name="status"
          value={to}
          disabled={sending !== null}
          pending={sending === to && t(`actions.${action}.pending`)}
        >
          {label ?? t(`actions.${action}.label`)}
        </Button>
      ))}
    </Form>
  );
}
