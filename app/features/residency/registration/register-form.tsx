import type { SubmissionResult } from '@conform-to/react';
import { useState } from 'react';
import { isPress } from '#app/lib/forms/draft-press.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { auth } from '#app/messages/en/auth.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { RefusedFields } from '#app/ui/forms/refused-fields.tsx';
import { insertRow, intentField, removeRow } from '#app/ui/forms/row-intents.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import { useRowFocus } from '#app/ui/forms/use-row-focus.ts';
import type {
  Chooser,
  ChooserReply,
} from '#app/features/communities/communities/chooser/chooser.ts';
import { CommunityField } from '#app/features/communities/communities/chooser/community-field.tsx';
import { AskedUnit } from '#app/features/residency/units/asked-unit.tsx';
import { CodeFields } from '#app/features/residency/units/codes/code-fields.tsx';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import * as styles from '#app/features/accounts/login/auth/auth-panel.css.ts';
import type { AuthFormProps } from '#app/features/accounts/login/auth/login-form.tsx';

/** What the registration form starts with, where a letter or an invitation led to it. */
export interface RegistrationStart {
  name?: string;
  email?: string;
  invitation?: string;
  communities?: { communityId: string; condoUnit: string; code?: string }[];
}

export function RegisterForm({
  form: Form,
  result,
  sending,
  redirectTo,
  formKey,
  chooser,
  reply,
  start = {},
  query = '',
  canWriteToUs = false,
}: Omit<AuthFormProps, 'pending'> & {
  formKey: string;
  chooser: Chooser;
  /** What the last post names and searched for. */
  reply: ChooserReply | undefined;
  /** What a letter or an invitation filled in. */
  start?: RegistrationStart;
  /** What the form's address keeps of how somebody was led here. */
  query?: string;
  /** Whether there is an address to write to, for who finds no community. */
  canWriteToUs?: boolean;
  sending: FormData | undefined;
}) {
  const t = useMessages(auth);
  const { checked, onChange } = useLiveValidation(result);
  const form = formState(checked, { ...start }, 'register-');
  const intent = sending?.get(intentField);
  const draft = form.field('draft').value;
  const invitation = form.field('invitation').value;
  const invited = invitation ? start.communities?.[0]?.communityId : undefined;
  const isEmptyCity = chooser.few?.length === 0 && !start.communities;
  return (
    <Form
      method="post"
      action={`/register${query}`}
      noValidate
      reloadDocument={draft !== ''}
      className={layout.stack}
      onChange={onChange}
    >
      <ErrorSummary
        form={form}
        title={t('registrationFailed')}
        text={form.invalid.length > 0 ? t('checkInformation') : undefined}
      />
      <RefusedFields form={form} />
      {/* Enter in a field presses the first button of a form: let it be this one. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('createAccount')}
      </button>
      <FormKey form={form} fresh={formKey} />
      {isEmptyCity && (
        <div role="note" className={layout.stack}>
          <p>
            <strong>{t('emptyCity')}</strong> {t('emptyCityCode')}{' '}
            <Link to="/join">{t('emptyCityJoin')}</Link>
          </p>
          <p>
            {canWriteToUs ? (
              <>
                {t('emptyCityAsk')} <Link to="/contact">{t('emptyCityContact')}</Link>
              </>
            ) : (
              t('emptyCityAskBoard')
            )}
          </p>
        </div>
      )}
      {draft && (
        <>
          <p>{t(isPress(draft) ? 'pressKeptToRegister' : 'draftKeptToRegister')}</p>
          <input type="hidden" name="draft" value={draft} />
        </>
      )}
      <input type="hidden" name="redirectTo" value={redirectTo || form.field('redirectTo').value} />
      {invitation && <input type="hidden" name="invitation" value={invitation} />}
      {invited !== undefined && <p role="note">{t('invited')}</p>}
      <fieldset className={styles.part} aria-describedby="register-where">
        <legend className={styles.partTitle}>{t('whereYouLive')}</legend>
        <p id="register-where" className={layout.muted}>
          {t('whereYouLiveHint')}
        </p>
        <CommunityRows {...{ form, chooser, reply, query, intent, invited }} posted={result} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.partTitle}>{t('aboutYou')}</legend>
        <TextField label={t('fullName')} autoComplete="name" field={form.field('name')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          field={form.field('email')}
        />
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          optional
          field={form.field('phone')}
        />
        <TextField
          label={t('password')}
          type="password"
          autoComplete="new-password"
          placeholder={t('passwordExample')}
          hint={t('passwordHint')}
          field={form.field('password')}
        />
      </fieldset>
      <Button pending={sending && !intent && t('creatingAccount')}>{t('createAccount')}</Button>
    </Form>
  );
}

interface RowsProps {
  form: FormState;
  chooser: Chooser;
  reply: ChooserReply | undefined;
  query: string;
  /** The reply to the last post, which may have added or removed a row. */
  posted: SubmissionResult | undefined;
  /** The button for rows that was pressed, while the form is being sent. */
  intent: FormDataEntryValue | null | undefined;
  /** The id of the community of the invitation that led here. */
  invited: string | undefined;
}

/** One row for each community. Submit buttons add and remove rows, so no scripts are needed. */
function CommunityRows(props: RowsProps) {
  const { form, query, posted, intent } = props;
  const t = useMessages(auth);
  const count = form.count('communities', 1);
  const groupErrors = form.field('communities').errors;
  const firstFieldOf = (index: number) => form.field(`communities[${index}].communityId`).id;
  useRowFocus(posted, count, firstFieldOf);
  return (
    // After a row was added or removed, the fields start again from the server's reply.
    <div className={layout.stack} key={posted?.intent ? count : 'typed'}>
      {groupErrors.length > 0 && <p id="register-communities">{groupErrors.join(' ')}</p>}
      {Array.from({ length: count }, (_, index) => (
        <CommunityRow
          key={index}
          {...props}
          index={index}
          removeTo={
            count > 1 ? `/register${query}#${firstFieldOf(Math.min(index, count - 2))}` : undefined
          }
        />
      ))}
      {count < maxCommunities && (
        <div>
          <Button
            kind="quiet"
            name={intentField}
            value={insertRow('communities')}
            formAction={`/register${query}#${firstFieldOf(count)}`}
            pending={intent === insertRow('communities') && t('adding')}
          >
            {t('addCommunity')}
          </Button>
        </div>
      )}
    </div>
  );
}

function CommunityRow({
  form,
  index,
  chooser,
  reply,
  query,
  posted,
  intent,
  invited,
  removeTo,
}: RowsProps & {
  index: number;
  /** Where removing it posts to, and which field is next then; the only row cannot be removed. */
  removeTo: string | undefined;
}) {
  const t = useMessages(auth);
  const at = `communities[${index}]`;
  const chosen = form.field(`${at}.communityId`).value;
  const known = [...(chooser.few ?? chooser.known), ...(reply?.known ?? [])];
  const [picked, setPicked] = useState(known.find(({ id }) => id === chosen));
  return (
    <fieldset className={styles.community}>
      <legend className={styles.legend}>
        {index === 0 ? t('firstCommunity') : t('furtherCommunity', { number: index + 1 })}
      </legend>
      <CommunityField
        {...{ form, at, chooser, reply, posted }}
        label={t('community')}
        placeholder={t('selectCommunity')}
        sending={intent}
        action={`/register${query}`}
        onPick={setPicked}
      />
      <TextField
        label={t('unit')}
        placeholder={t('unitExample')}
        hint={t('unitHint')}
        autoComplete={index === 0 ? 'address-line2' : 'off'}
        field={form.field(`${at}.condoUnit`)}
      />
      {/* An invitation names its unit, and no answer changes that. */}
      {!form.field('invitation').value && <AskedUnit form={form} at={`${at}.`} />}
      <CodeFields
        {...{ form, at }}
        joinPolicy={picked?.joinPolicy}
        isInvited={invited !== undefined && chosen === invited}
      />
      {removeTo && (
        <Button
          kind="plain"
          name={intentField}
          value={removeRow('communities', index)}
          formAction={removeTo}
          pending={intent === removeRow('communities', index) && t('removing')}
          aria-label={t('removeCommunity', { number: index + 1 })}
        >
          {t('remove')}
        </Button>
      )}
    </fieldset>
  );
}
