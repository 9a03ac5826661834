import { FilesField } from '#app/features/media/files/files-field.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { notices as words } from '#app/messages/en/notices.ts';
import { audiences, noticeKinds } from '#db/enums.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ShownFields } from '#app/ui/forms/shown-fields.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { audienceChoice } from '../choices.ts';
import { mostFiles } from '../limits.ts';
import type { NoticeState } from '../state.ts';
import type { Reach } from '../reach.server.ts';
import { AlsoInField, alsoInOf } from '../several/also-in.tsx';
import { wasPublished } from './outcome.ts';
import { typedTime } from './typed-time.ts';
import { useReachWords } from './reach-words.ts';
import * as styles from '../desk/desk.css.ts';

const placings = ['AUTO', 'PINNED', 'BY_DATE'] as const;

/** The values of these fields that nobody has set. */
const unset: Record<string, string> = { audience: 'EVERYONE', placing: 'AUTO' };

const names = [
  'kind',
  'audience',
  'audienceFloors',
  'audienceUnits',
  'alsoIn',
  'mustBeServed',
  'placing',
  'happensOn',
  'happensFrom',
  'happensUntil',
  'publishedAt',
  'expiresAt',
  'upload',
];

/**
 * The details of a notice. It is open where something is set or has to be corrected, and its summary says
 * what is set.
 */
export function DetailFields({
  form,
  state,
  value,
  reach,
  others,
}: {
  form: FormState;
  /** Null for a new notice. */
  state: NoticeState | null;
  /** What stands in a field now. */
  value: (name: string) => string;
  reach: Reach;
  /** The other communities that can get a notice of their own. */
  others: { id: string; name: string }[];
}) {
  const t = useMessages(noticeDesk);
  const say = useMessages(words);
  const isOpen =
    form.count('files', 0) > 0 ||
    alsoInOf(form).length > 0 ||
    names.some((name) => {
      const field = form.field(name);
      return field.errors.length > 0 || (name !== 'kind' && field.value !== (unset[name] ?? ''));
    });
  return (
    <details open={isOpen} className={styles.more}>
      <summary className={styles.summary}>
        <strong>{t('details.title')}</strong>
        <DetailSummary value={value} files={form.count('files', 0)} />
      </summary>
      <div className={styles.form}>
        <SelectField
          label={t('kind')}
          options={noticeKinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
          field={form.field('kind')}
        />
        <AudienceFields form={form} reach={reach} isNew={state === null} />
        <AlsoInField form={form} others={others} />
        <CheckboxGroup
          legend={t('mustBeServed')}
          hint={t('mustBeServedHint')}
          field={form.field('mustBeServed')}
          options={[
            {
              value: 'on',
              label: t('serve'),
              checked: form.field('mustBeServed').value === 'on',
            },
          ]}
        />
        <SelectField
          label={t('placing')}
          options={placings.map((value) => ({ value, label: t(`placings.${value}`) }))}
          field={form.field('placing')}
        />
        <HappensFields form={form} />
        {!wasPublished(state) && <MomentField form={form} name="publishedAt" />}
        <MomentField form={form} name="expiresAt" />
        <FilesField form={form} maximum={mostFiles} />
      </div>
    </details>
  );
}

/** A field for a moment in Ottawa, with its hint. */
function MomentField({
  form,
  name,
  type = 'datetime-local',
}: {
  form: FormState;
  name: 'publishedAt' | 'expiresAt' | 'happensOn';
  type?: string;
}) {
  const t = useMessages(noticeDesk);
  const field = form.field(name);
  return <TextField label={t(name)} hint={t(`${name}Hint`)} type={type} optional field={field} />;
}

/** The day on which it happens, and the hours. */
function HappensFields({ form }: { form: FormState }) {
  const t = useMessages(noticeDesk);
  return (
    <fieldset className={styles.group}>
      <legend className={layout.visuallyHidden}>{t('happens')}</legend>
      <MomentField form={form} name="happensOn" type="date" />
      <div className={styles.hours}>
        {(['happensFrom', 'happensUntil'] as const).map((name) => (
          <TextField key={name} label={t(name)} type="time" optional field={form.field(name)} />
        ))}
      </div>
    </fieldset>
  );
}

function AudienceFields({ form, reach, isNew }: { form: FormState; reach: Reach; isNew: boolean }) {
  const t = useMessages(noticeDesk);
  const reachWords = useReachWords();
  return (
    <fieldset className={styles.group}>
      <legend className={layout.visuallyHidden}>{t('audience')}</legend>
      <SelectField
        label={t('audience')}
        options={audiences.map((value) => ({ value, label: t(`audienceOptions.${value}`) }))}
        field={form.field('audience')}
      />
      <ShownFields form={form} choice={audienceChoice} />
      {(
        [
          ['floors', 'audienceFloors'],
          ['units', 'audienceUnits'],
        ] as const
      ).map(([list, name]) => (
        <TextField
          key={list}
          label={t(list)}
          hint={t(`${list}Hint`)}
          optional
          field={form.field(name)}
          {...fieldOf(audienceChoice, name)}
        />
      ))}
      <p className={`${layout.small} ${layout.muted}`}>
        {t(isNew ? 'reachEverybody' : 'reachNow', reachWords(reach))}{' '}
        {reach.onlySay > 0 && t('onlySay', { count: reach.onlySay })}
      </p>
    </fieldset>
  );
}

/** What the sentence above the buttons leaves out: 'happens on Dec 5, until Dec 8, 2 files'. */
function DetailSummary({ value, files }: { value: (name: string) => string; files: number }) {
  const t = useMessages(noticeDesk);
  const { shortDate } = useFormats();
  // As it was typed where that is no date.
  const dayOf = (typed: string, at: Date | null) => (at ? shortDate(at) : typed);
  const [on, end] = [value('happensOn'), value('expiresAt')];
  const day = dayOf(on, typedTime(`${on}T12:00`));
  const until = dayOf(end, typedTime(end.replace(' ', 'T')));
  const parts = [
    ...(day ? [t('details.happens', { date: day })] : []),
    ...(until ? [t('details.until', { date: until })] : []),
    ...(files > 0 ? [t('details.files', { count: files })] : []),
  ];
  if (parts.length === 0) return null;
  return <span className={styles.stands}>{parts.join(', ')}</span>;
}
