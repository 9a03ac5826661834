import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { formState, type FormState } from '#app/ui/form-state.ts';
import { insertRow, intentField, removeRow } from '#app/ui/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLiveValidation } from '#app/ui/use-live-validation.ts';
import { unitLabel } from './labels.ts';
import type { CommunityOption } from './register-form.tsx';
import * as styles from './settings.css.ts';

export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  communities: { communityId: string; condoUnit: string }[];
}

const most = 10;

/** Which button for rows was pressed, while that is on its way. */
type Intent = FormDataEntryValue | null | undefined;

/** One's own name, addresses and communities, saved together. */
export function SettingsForm({
  profile,
  communities,
  result,
  sending,
}: {
  profile: ProfileValues;
  communities: CommunityOption[];
  result: SubmissionResult | undefined;
  /** What is on its way to the server. */
  sending: FormData | undefined;
}) {
  const { checked, onChange } = useLiveValidation(result);
  const form = formState(checked, { ...profile });
  const intent = sending?.get(intentField);
  return (
    <Form method="post" noValidate className={layout.stackWide} onChange={onChange}>
      <ErrorSummary form={form} title="Error updating profile" />
      {/* Enter in a field presses the first button of a form: let it be this one. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        Save Changes
      </button>
      <div className={layout.stack}>
        <TextField label="Full Name" autoComplete="name" field={form.field('name')} />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          field={form.field('email')}
        />
        <TextField
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          optional
          field={form.field('phone')}
        />
      </div>
      <section aria-labelledby="my-communities" className={styles.section}>
        <h2 id="my-communities">My Communities</h2>
        <p className={layout.muted}>
          The first one is your primary community: its hub is the one we open for you.
        </p>
        <Rows form={form} communities={communities} intent={intent} />
      </section>
      <div>
        <Button pending={sending && !intent && 'Saving...'}>Save Changes</Button>
      </div>
    </Form>
  );
}

/** One row a community; rows come and go by submit buttons, so they do without scripts. */
function Rows({
  form,
  communities,
  intent,
}: {
  form: FormState;
  communities: CommunityOption[];
  intent: Intent;
}) {
  const count = form.count('communities', 1);
  const options = communities.map(({ id, name }) => ({ value: id, label: name }));
  const group = form.field('communities');
  return (
    // After a row was added or removed the fields start again from the server's answer.
    <div className={layout.stack} key={form.result?.intent ? count : 'typed'}>
      {group.errors.length > 0 && (
        <p id={group.id} className={styles.error}>
          {group.errors.join(' ')}
        </p>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Row
          key={index}
          form={form}
          index={index}
          removable={count > 1}
          options={options}
          intent={intent}
        />
      ))}
      {count < most && (
        <div>
          <Button
            kind="quiet"
            name={intentField}
            value={insertRow('communities')}
            pending={intent === insertRow('communities') && 'Adding…'}
          >
            Add Community
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({
  form,
  index,
  removable,
  options,
  intent,
}: {
  form: FormState;
  index: number;
  removable: boolean;
  options: { value: string; label: string }[];
  intent: Intent;
}) {
  const community = form.field(`communities[${index}].communityId`);
  const unit = form.field(`communities[${index}].condoUnit`);
  const [picked, setPicked] = useState(community.value);
  const [typed, setTyped] = useState(unit.value);
  const chosen = options.find(({ value }) => value === picked)?.label;
  const title = index === 0 ? 'PRIMARY' : `Community ${index + 1}`;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        <Badge kind={index === 0 ? 'accent' : 'plain'}>{title}</Badge>
      </legend>
      <div className={styles.pair}>
        <SelectField
          label="Community"
          placeholder="Select community"
          options={options}
          field={community}
          onChange={(event) => setPicked(event.target.value)}
        />
        <TextField
          label="Unit Number"
          placeholder="Unit 305, Apt 12B, etc."
          autoComplete={index === 0 ? 'address-line2' : 'off'}
          field={unit}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={layout.spread}>
        <p className={layout.muted}>
          {[chosen, typed && unitLabel(typed)].filter(Boolean).join(', ')}
        </p>
        {removable && (
          <Button
            kind="plain"
            name={intentField}
            value={removeRow('communities', index)}
            pending={intent === removeRow('communities', index) && 'Removing…'}
            aria-label={`Remove ${chosen ?? `community ${index + 1}`}`}
          >
            Remove
          </Button>
        )}
      </div>
    </fieldset>
  );
}
