import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { RefusedFields } from '#app/ui/forms/refused-fields.tsx';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import type {
  Chooser,
  ChooserReply,
} from '#app/features/communities/communities/chooser/chooser.ts';
import type { LeavingInWords } from './leaving.ts';
import { LeavingBox } from './leaving-box.tsx';
import { MembershipRows, type OwnCommunities } from './membership-rows.tsx';
import * as styles from '#app/features/accounts/security/settings.css.ts';

export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  /** 'yes' where the other people of an activity see the address. */
  showsEmail: string;
  /** `tenure` is what the person said that they are, where the board has not answered. */
  communities: { communityId: string; condoUnit: string; tenure: string }[];
  /** The ids of the communities, joined by commas, or `none`; they stay in the form while its rows change. */
  listed: string;
}

/** The actor's own name, addresses and communities, saved together. */
export function SettingsForm({
  profile,
  chooser,
  reply,
  own,
  result,
  leaving,
  sending,
}: {
  profile: ProfileValues;
  chooser: Chooser;
  /** What the last post names and searched for. */
  reply: ChooserReply | undefined;
  own: OwnCommunities;
  result: SubmissionResult | undefined;
  /** What the form would lose by leaving communities, if that is still to be agreed to. */
  leaving: LeavingInWords[];
  /** The form while it is being sent. */
  sending: FormData | undefined;
}) {
  const t = useMessages(accounts);
  const { checked, onChange } = useLiveValidation(result);
  useLeaveQuestion();
  const form = formState(checked, { ...profile });
  const intent = sending?.get(intentField);
  /** Rows were added or removed, and that is not saved. */
  const isUnsaved =
    Boolean(result?.intent) ||
    form.count('communities', 1) !== Math.max(profile.communities.length, 1);
  return (
    <Form method="post" noValidate className={`${layout.stackWide} ${boxes}`} onChange={onChange}>
      <ErrorSummary form={form} title={t('notUpdated')} />
      <RefusedFields form={form} />
      <input type="hidden" name="listed" value={form.field('listed').value} />
      {/* Enter in a field presses the first button of a form: let it be this one. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('save')}
      </button>
      {leaving.length > 0 && <LeavingBox leaving={leaving} />}
      <div className={layout.stack}>
        <TextField label={t('fullName')} autoComplete="name" field={form.field('name')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          hint={t('emailHint')}
          field={form.field('email')}
        />
        {form.field('email').value !== profile.email && (
          <TextField
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            field={form.field('currentPassword')}
          />
        )}
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          optional
          field={form.field('phone')}
        />
        <CheckboxGroup
          legend={t('privacy')}
          field={form.field('showsEmail')}
          options={[
            {
              value: 'yes',
              label: t('showsEmail'),
              checked: form.field('showsEmail').value === 'yes',
            },
          ]}
        />
      </div>
      <section aria-labelledby="my-communities" className={styles.section}>
        <h2 id="my-communities">{t('communities')}</h2>
        <p className={layout.muted}>{t('communitiesLead')}</p>
        <MembershipRows {...{ form, chooser, reply, own, intent }} posted={result} />
      </section>
      {isUnsaved && (
        <p className={styles.unsaved} role="status">
          <strong>{t('notSaved')}</strong>{' '}
          {t.rich('leaveThere', {
            communities: <Link to="/account/communities">{t('toCommunities')}</Link>,
          })}
        </p>
      )}
      <div>
        <Button pending={sending && !intent && t('saving')}>{t('save')}</Button>
      </div>
    </Form>
  );
}
