import type { SubmissionResult } from '@conform-to/react';
import { useState } from 'react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { CodeFields } from '#app/features/residency/units/codes/code-fields.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { insertRow, intentField, removeRow } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useRowFocus } from '#app/ui/forms/use-row-focus.ts';
import type {
  Chooser,
  ChooserReply,
} from '#app/features/communities/communities/chooser/chooser.ts';
import { AskedUnit } from '#app/features/residency/units/asked-unit.tsx';
import { CommunityField } from '#app/features/communities/communities/chooser/community-field.tsx';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import * as styles from '#app/features/accounts/security/settings.css.ts';

/** The button for rows that was pressed, while the form is being sent. */
type Intent = FormDataEntryValue | null | undefined;

/** How the person stands in their communities: it decides what a row asks and says. */
export interface OwnCommunities {
  /** Those they are a member of: the others take a code. */
  confirmed: string[];
  /** Those whose board confirms another unit. */
  confirming: string[];
}

/** One row for each community. Submit buttons add and remove rows, so no scripts are needed. */
export function MembershipRows({
  form,
  posted,
  chooser,
  reply,
  own,
  intent,
}: {
  form: FormState;
  /** The reply to the last post, which may have added or removed a row. */
  posted: SubmissionResult | undefined;
  chooser: Chooser;
  reply: ChooserReply | undefined;
  own: OwnCommunities;
  intent: Intent;
}) {
  const t = useMessages(accounts);
  const count = form.count('communities', 1);
  const group = form.field('communities');
  const firstFieldOf = (index: number) => form.field(`communities[${index}].communityId`).id;
  useRowFocus(posted, count, firstFieldOf);
  return (
    // After a row was added or removed, the fields start again from the server's reply.
    <div className={layout.stack} key={posted?.intent ? count : 'typed'}>
      {group.errors.length > 0 && (
        <p id={group.id} className={styles.error}>
          {group.errors.join(' ')}
        </p>
      )}
      {Array.from({ length: count }, (_, index) => (
        <MembershipRow
          key={index}
          form={form}
          index={index}
          removeTo={
            count > 1 ? `/account/settings#${firstFieldOf(Math.min(index, count - 2))}` : undefined
          }
          {...{ chooser, reply, posted }}
          own={own}
          intent={intent}
        />
      ))}
      {count < maxCommunities && (
        <div>
          <Button
            kind="quiet"
            name={intentField}
            value={insertRow('communities')}
            formAction={`/account/settings#${firstFieldOf(count)}`}
            pending={intent === insertRow('communities') && t('adding')}
          >
            {t('addCommunity')}
          </Button>
        </div>
      )}
    </div>
  );
}

function MembershipRow({
  form,
  index,
  removeTo,
  chooser,
  reply,
  posted,
  own,
  intent,
}: {
  form: FormState;
  index: number;
  /** Where removing it posts to, and which field is next then; the only row cannot be removed. */
  removeTo: string | undefined;
  chooser: Chooser;
  reply: ChooserReply | undefined;
  posted: SubmissionResult | undefined;
  own: OwnCommunities;
  intent: Intent;
}) {
  const t = useMessages(accounts);
  const unitLabel = useUnitLabel();
  const community = form.field(`communities[${index}].communityId`);
  const unit = form.field(`communities[${index}].condoUnit`);
  const known = [...(chooser.few ?? chooser.known), ...(reply?.known ?? [])];
  const [choice, setChoice] = useState(known.find(({ id }) => id === community.value));
  const [typed, setTyped] = useState(unit.value);
  const chosen = choice?.name;
  const picked = choice?.id ?? '';
  const number = index + 1;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        <Badge>{index === 0 ? t('primary') : t('furtherCommunity', { number })}</Badge>
      </legend>
      <div className={styles.pair}>
        <CommunityField
          {...{ form, chooser, reply, posted }}
          at={`communities[${index}]`}
          label={t('community')}
          placeholder={t('selectCommunity')}
          sending={intent}
          action="/account/settings"
          onPick={setChoice}
        />
        <TextField
          label={t('unit')}
          placeholder={t('unitExample')}
          autoComplete={index === 0 ? 'address-line2' : 'off'}
          field={unit}
          hint={own.confirming.includes(picked) ? t('unitConfirmed') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <AskedUnit form={form} at={`communities[${index}].`} />
        {!own.confirmed.includes(picked) && (
          <CodeFields form={form} at={`communities[${index}]`} joinPolicy={choice?.joinPolicy} />
        )}
      </div>
      <div className={layout.spread}>
        <p className={`${layout.muted} ${layout.small}`}>
          {chosen && typed
            ? t.rich('communityAndUnit', {
                community: <bdi>{chosen}</bdi>,
                unit: <bdi>{unitLabel(typed)}</bdi>,
              })
            : (chosen ?? unitLabel(typed))}
        </p>
        {removeTo && (
          <Button
            kind="plain"
            name={intentField}
            value={removeRow('communities', index)}
            formAction={removeTo}
            pending={intent === removeRow('communities', index) && t('removing')}
            aria-label={
              chosen ? t('removeCommunity', { community: chosen }) : t('removeNumbered', { number })
            }
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
