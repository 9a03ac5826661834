import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { chooser as words } from '#app/messages/en/chooser.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import * as styles from '#app/ui/forms/field.css.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { intentField, searchFrom } from '#app/ui/forms/row-intents.ts';
import * as own from './chooser.css.ts';
import type { Chooser, ChooserReply, CommunityOption } from './chooser.ts';
import { CommunityChoices } from './community-choices.tsx';
import { CommunitySearchBox } from './community-search-box.tsx';

/**
 * The community of a form's row: a list where there are few, otherwise a search, whose button brings the
 * form back with what it found. `action` is where the form posts to.
 */
export function CommunityField({
  form,
  at,
  label,
  placeholder,
  chooser: { few, known },
  reply,
  posted,
  sending,
  action,
  onPick,
}: {
  form: FormState;
  /** The row: `communities[0]`. */
  at: string;
  label: string;
  placeholder: string;
  chooser: Chooser;
  reply: ChooserReply | undefined;
  posted: SubmissionResult | null | undefined;
  /** The button for rows that was pressed, while the form is being sent. */
  sending: FormDataEntryValue | null | undefined;
  action: string;
  onPick?: (community: CommunityOption | undefined) => void;
}) {
  const field = form.field(`${at}.communityId`);
  if (few) {
    return (
      <SelectField
        label={label}
        placeholder={placeholder}
        options={few.map(({ id, name }) => ({ value: id, label: name }))}
        field={field}
        onChange={(event) => onPick?.(few.find(({ id }) => id === event.target.value))}
      />
    );
  }
  return (
    <SearchedField
      {...{ form, at, label, reply, posted, sending, action, onPick }}
      known={[...known, ...(reply?.known ?? [])]}
    />
  );
}

function SearchedField({
  form,
  at,
  label,
  known,
  reply,
  posted,
  sending,
  action,
  onPick,
}: Omit<Parameters<typeof CommunityField>[0], 'chooser' | 'placeholder'> & {
  known: CommunityOption[];
}) {
  const t = useMessages(words);
  const field = form.field(`${at}.communityId`);
  const find = form.field(`${at}.find`);
  const search = reply?.searches[find.name];
  const [picked, setPicked] = useState<CommunityOption[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [reply]);
  const chosen = known.find(({ id }) => id === field.value);
  const searched = search?.text ?? (posted ? form.field(`${at}.searched`).value : chosen?.name);
  const resultsId = `${field.id}-found`;
  const intent = posted?.status === undefined ? posted?.intent : undefined;
  const wasSearched = intent?.type === 'update' && intent.payload.name === find.name;
  const seen = useRef<SubmissionResult | null>();
  useEffect(() => {
    if (!wasSearched || seen.current === posted) return;
    seen.current = posted;
    document.getElementById(resultsId)?.focus();
  }, [wasSearched, posted, resultsId]);
  const failed = field.errors.length > 0;
  return (
    <div className={own.chooser}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      <span id={`${field.id}-hint`} className={styles.hint}>
        {t('hint')}
      </span>
      <div className={own.box}>
        <CommunitySearchBox
          id={field.id}
          name={find.name}
          defaultValue={find.value || (posted ? '' : chosen?.name)}
          aria-describedby={`${field.id}-hint${failed ? ` ${field.id}-error` : ''}`}
          aria-invalid={failed || undefined}
          className={styles.control}
          listId={`${field.id}-list`}
          onPick={(community, input) => {
            input.value = community.name;
            setPicked([community]);
            onPick?.(community);
          }}
          onSay={setSaid}
        />
        <Button
          kind="quiet"
          name={intentField}
          value={searchFrom(find.name)}
          formNoValidate
          formAction={`${action}#${resultsId}`}
          pending={sending === searchFrom(find.name) && t('finding')}
        >
          {t('find')}
        </Button>
      </div>
      <input type="hidden" name={`${at}.searched`} value={searched ?? ''} />
      <CommunityChoices
        id={resultsId}
        type="radio"
        name={field.name}
        label={label}
        search={search}
        said={said || (field.value !== '' && !chosen && picked.length === 0 ? t('gone') : '')}
        known={chosen ? [chosen] : []}
        chosen={[field.value]}
        picked={picked}
        onPick={(community) => onPick?.(community)}
      />
      {failed && (
        <span id={`${field.id}-error`} className={styles.error}>
          {field.errors.join('\n')}
        </span>
      )}
    </div>
  );
}
