import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { FormKey } from '#app/ui/form-key.tsx';
import { formState, type FormState } from '#app/ui/form-state.ts';
import { insertRow, intentField, removeRow } from '#app/ui/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLiveValidation } from '#app/ui/use-live-validation.ts';
import * as styles from './auth-panel.css.ts';
import type { AuthFormProps } from './login-form.tsx';

export interface CommunityOption {
  id: string;
  name: string;
}

export function RegisterForm({
  form: Form,
  result,
  sending,
  redirectTo,
  formKey,
  communities,
}: Omit<AuthFormProps, 'pending'> & {
  formKey: string;
  communities: CommunityOption[];
  /** What is on its way to the server. */
  sending: FormData | undefined;
}) {
  const { checked, onChange } = useLiveValidation(result);
  const form = formState(checked, {}, 'register-');
  const intent = sending?.get(intentField);
  return (
    <Form method="post" action="/register" noValidate className={layout.stack} onChange={onChange}>
      <ErrorSummary
        form={form}
        title="Registration failed"
        text={form.invalid.length > 0 ? 'Please check your information and try again' : undefined}
      />
      {/* Enter in a field presses the first button of a form: let it be this one. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        Register
      </button>
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <TextField label="Full name" autoComplete="name" field={form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" field={form.field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional field={form.field('phone')} />
      <CommunityRows
        form={form}
        communities={communities}
        changed={!!result?.intent}
        intent={intent}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        placeholder="Minimum 6 characters"
        field={form.field('password')}
      />
      <Button pending={sending && !intent && 'Creating your account…'}>Register</Button>
    </Form>
  );
}

/** One row a community; rows come and go by submit buttons, so they do without scripts. */
function CommunityRows({
  form,
  communities,
  changed,
  intent,
}: {
  form: FormState;
  communities: CommunityOption[];
  /** Whether the last post added or removed a row. */
  changed: boolean;
  /** Which button for rows was pressed, while that is on its way. */
  intent: FormDataEntryValue | null | undefined;
}) {
  const count = form.count('communities', 1);
  const options = communities.map(({ id, name }) => ({ value: id, label: name }));
  const groupErrors = form.field('communities').errors;
  return (
    // After a row was added or removed the fields start again from the server's answer.
    <div className={layout.stack} key={changed ? count : 'typed'}>
      {groupErrors.length > 0 && <p id="register-communities">{groupErrors.join(' ')}</p>}
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles.community}>
          <legend className={styles.legend}>
            {index === 0 ? 'Your community' : `Community ${index + 1}`}
          </legend>
          <SelectField
            label="Community"
            placeholder="Select community"
            options={options}
            field={form.field(`communities[${index}].communityId`)}
          />
          <TextField
            label="Unit"
            placeholder="Unit 305, Apt 12B, etc."
            autoComplete={index === 0 ? 'address-line2' : 'off'}
            field={form.field(`communities[${index}].condoUnit`)}
          />
          {count > 1 && (
            <Button
              kind="plain"
              name={intentField}
              value={removeRow('communities', index)}
              pending={intent === removeRow('communities', index) && 'Removing…'}
              aria-label={`Remove community ${index + 1}`}
            >
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      {count < 10 && (
        <div>
          <Button
            kind="quiet"
            name={intentField}
            value={insertRow('communities')}
            pending={intent === insertRow('communities') && 'Adding…'}
          >
            Add another community
          </Button>
        </div>
      )}
    </div>
  );
}
