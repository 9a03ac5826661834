import { Form, useNavigation } from '@remix-run/react';
import { Button, type ButtonKind } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { actionLabels } from '../labels.ts';
import type { DecisionAction, Status, SubjectType } from '../state-machine.ts';

const kinds: Partial<Record<DecisionAction, ButtonKind>> = {
  APPROVE: 'main',
  REJECT: 'danger',
  REMOVE: 'danger',
};

/**
 * A button for each way an item may go. Each names the version that was looked at, so that a
 * decision on something that changed in the meantime is refused.
 */
export function DecisionButtons({
  type,
  id,
  version,
  ways,
  quiet = false,
}: {
  type: SubjectType;
  id: string;
  version: number;
  ways: { action: DecisionAction; to: Status }[];
  /** Beside what was decided already: as links look. */
  quiet?: boolean;
}) {
  const { formData } = useNavigation();
  const onItsWay = formData?.get('id') === id ? formData.get('status') : null;
  if (ways.length === 0) return null;
  return (
    <Form method="post" className={layout.row}>
      <input type="hidden" name="subjectType" value={type} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {ways.map(({ action, to }) => (
        <Button
          key={action}
          kind={quiet ? 'plain' : (kinds[action] ?? 'quiet')}
          name="status"
          value={to}
          disabled={onItsWay !== null}
          pending={onItsWay === to && actionLabels[action].pending}
        >
          {actionLabels[action].label}
        </Button>
      ))}
    </Form>
  );
}
