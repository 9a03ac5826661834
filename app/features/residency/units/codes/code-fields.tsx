import { tenures, type JoinPolicy } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { codes } from '#app/messages/en/codes.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';

/**
 * What proves that somebody belongs to a unit, and what they are to it, in a row of a form. Its hint is that of how
 * people join the community that is chosen; an invitation needs no code.
 */
export function CodeFields({
  form,
  at,
  joinPolicy,
  isInvited = false,
}: {
  form: FormState;
  at: string;
  joinPolicy?: JoinPolicy | undefined;
  isInvited?: boolean;
}) {
  const t = useMessages(codes);
  return (
    <>
      <TextField
        label={t('code')}
        hint={t(isInvited ? 'codeHintInvited' : `codeHints.${joinPolicy ?? 'UNKNOWN'}`)}
        optional
        autoComplete="off"
        field={form.field(`${at}.code`)}
      />
      <SelectField
        label={t('iAm')}
        placeholder={t('choose')}
        optional
        options={tenures.map((value) => ({ value, label: t(`tenures.${value}`) }))}
        field={form.field(`${at}.tenure`)}
      />
    </>
  );
}
