import { FilesField } from '#app/features/media/files/files-field.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { notices as words } from '#app/messages/en/notices.ts';
import { audiences, noticeKinds } from '#db/enums.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { mostFiles } from '../limits.ts';
import type { NoticeState } from '../desk/notice-state.ts';
import type { Reach } from '../reach.server.ts';
import * as styles from '../desk/desk.css.ts';

const placings = ['AUTO', 'PINNED', 'BY_DATE'] as const;

/** The values of these fields that nobody has set. */
const unset: Record<string, string> = { audience: 'EVERYONE', placing: 'AUTO' };

const names = [
  'kind',
  'audience',
  'audienceFloors',
  'audienceUnits',
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
  reach,
}: {
  form: FormState;
  /** Null for a new notice. */
  state: NoticeState | null;
  reach: Reach;
}) {
  const t = useMessages(noticeDesk);
  const say = useMessages(words);
  const isOut = state === 'live' || state === 'expired' || state === 'taken-down';
  const isOpen =
    form.count('files', 0) > 0 ||
    names.some((name) => {
      const { value, errors } = form.field(name);
      return errors.length > 0 || (name !== 'kind' && value !== (unset[name] ?? ''));
    });
  return (
    <details open={isOpen} className={styles.more}>
      <summary className={styles.summary}>
        <strong>{t('details.title')}</strong>
        <br />
        <DetailSummary form={form} isOut={isOut} />
      </summary>
      <div className={styles.form}>
        <SelectField
          label={t('kind')}
          options={noticeKinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
          field={form.field('kind')}
        />
        <AudienceFields form={form} reach={reach} isNew={state === null} />
        <SelectField
          label={t('placing')}
          options={placings.map((value) => ({ value, label: t(`placings.${value}`) }))}
          field={form.field('placing')}
        />
        <HappensFields form={form} />
        {!isOut && (
          <TextField
            label={t('publishedAt')}
            hint={t('publishedAtHint')}
            type="datetime-local"
            optional
            field={form.field('publishedAt')}
          />
        )}
        <TextField
          label={t('expiresAt')}
          hint={t('expiresAtHint')}
          type="datetime-local"
          optional
          field={form.field('expiresAt')}
        />
        <FilesField form={form} maximum={mostFiles} />
        <p>
          <a href="#buttons">{t('details.up')}</a>
        </p>
      </div>
    </details>
  );
}

/** The day on which it happens, and the hours. */
function HappensFields({ form }: { form: FormState }) {
  const t = useMessages(noticeDesk);
  return (
    <fieldset className={styles.group}>
      <legend className={layout.visuallyHidden}>{t('happens')}</legend>
      <TextField
        label={t('happensOn')}
        hint={t('happensOnHint')}
        type="date"
        optional
        field={form.field('happensOn')}
      />
      {(['happensFrom', 'happensUntil'] as const).map((name) => (
        <TextField key={name} label={t(name)} type="time" optional field={form.field(name)} />
      ))}
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
      <TextField
        label={t('floors')}
        hint={t('floorsHint')}
        optional
        field={form.field('audienceFloors')}
      />
      <TextField
        label={t('units')}
        hint={t('unitsHint')}
        optional
        field={form.field('audienceUnits')}
      />
      <p className={`${layout.small} ${layout.muted}`}>
        {t(isNew ? 'reachEverybody' : 'reachNow', reachWords(reach))}{' '}
        {reach.onlySay > 0 && t('onlySay', { count: reach.onlySay })}
      </p>
    </fieldset>
  );
}

/** The parameters of words about a reach: '23 people', '14 units', and the sentences that follow. */
export function useReachWords() {
  const t = useMessages(noticeDesk);
  return ({ people, units, byMail, office, unreached }: Reach) => ({
    people: t('people', { count: people }),
    units: t('unitCount', { count: units }),
    byMail: [
      ...(office > 0 ? [t('inOffice', { count: office })] : []),
      t('byMail', { count: byMail }),
      ...(unreached > 0 ? [t('unreached', { count: unreached })] : []),
    ].join(' '),
  });
}

/** Such as 'Emergency, everyone, now, no files'. */
function DetailSummary({ form, isOut }: { form: FormState; isOut: boolean }) {
  const t = useMessages(noticeDesk);
  const say = useMessages(words);
  const value = (name: string) => form.field(name).value;
  const kind = noticeKinds.find((one) => one === value('kind')) ?? 'INFORMATION';
  const audience = audiences.find((one) => one === value('audience')) ?? 'EVERYONE';
  // As it was typed, which may be no date at all.
  const time = (name: string) => value(name).replace('T', ' ');
  const from = time('publishedAt');
  const until = time('expiresAt');
  const day = value('happensOn');
  const start = from ? t('details.from', { date: from }) : t('details.now');
  const parts = [
    say(`kinds.${kind}`),
    t(`details.audiences.${audience}`),
    ...(day ? [t('details.happens', { date: day })] : []),
    ...(isOut ? [] : [start]),
    ...(until ? [t('details.until', { date: until })] : []),
    t(form.count('files', 0) === 0 ? 'details.noFiles' : 'details.files', {
      count: form.count('files', 0),
    }),
  ];
  return <span className={styles.stands}>{parts.join(', ')}</span>;
}
