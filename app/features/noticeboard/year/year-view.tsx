import { Form, useNavigation } from '@remix-run/react';
import { OtherLanguageBadge } from '#app/features/accounts/languages/other-language.tsx';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useLang, useLocale, useMessages, type Translator } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import { SavedPart } from '#app/ui/forms/saved-part.tsx';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Changed } from './changed.tsx';
import { duties, sources } from './duties.ts';
import { linePath, seenOfYear, yearPath } from './duty-path.ts';
import type { YearLine, YearPage } from './queries.server.ts';
import { OnEnter } from './on-enter.tsx';
import { RequestFields } from './request-fields.tsx';

/** The id of the one form of the page, whose buttons each save their own part. */
const yearForm = 'board-year';

/** What the law asks of the board in a year, by when, and what was done about it. */
export function YearView({
  page: atAddress,
  reply,
}: {
  page: YearPage;
  reply: FormReply<YearPage> | undefined;
}) {
  const t = useMessages(boardYear);
  const day = useDay();
  const page = reply?.shown ?? atAddress;
  const { community, years, year, next, today, formKey } = page;
  const { slug } = community;
  const shown = {
    receivedOn: today,
    newEndsOn: next,
    ...(year && { endsOn: year.endsOn, meetingOn: year.meetingOn ?? '' }),
  };
  const form = formState(reply?.saved ? null : reply?.result, {
    ...shown,
    ...(year && { seen: seenOfYear(year) }),
    ...reply?.saved?.fields,
  });
  return (
    <>
      <p>
        <strong>{t('noAdvice')}</strong>
      </p>
      {reply?.saved && <SavedPart {...reply.saved} />}
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? undefined : t('notSaved')}
        formId={yearForm}
      />
      <Changed reply={reply} />
      <LateElsewhere page={page} />
      {years.length > 1 && (
        <Chips
          label={t('years')}
          chips={years.map(({ id, endsOn }) => ({
            isCurrent: id === year?.id,
            label: t('yearTo', { day: day(endsOn) }),
            to: yearPath(slug, endsOn),
          }))}
        />
      )}
      {year && <List page={page} yearId={year.id} />}
      {/* One form: a button takes nothing away that was typed beside another one. */}
      <Form
        method="post"
        action={yearPath(slug, year?.endsOn)}
        id={yearForm}
        noValidate
        className={`${layout.stackWide} ${desk.column}`}
      >
        <FormKey form={form} fresh={formKey} />
        {year && <input type="hidden" name="year" value={year.id} />}
        {year && <input type="hidden" name="seen" value={form.field('seen').value} />}
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={shownFieldOf(name)} value={value} />
        ))}
        <OnEnter />
        {year && <AddRecordsRequest form={form} today={today} />}
        {year && <YearFields intent="year" form={form} names={['endsOn', 'meetingOn']} />}
        <YearFields
          intent="newYear"
          form={form}
          names={['newEndsOn', 'newMeetingOn']}
          isFirst={year === null}
        />
      </Form>
    </>
  );
}

/** What is overdue of the years that are not shown, each with a link to it. */
function LateElsewhere({ page: { community, late } }: { page: YearPage }) {
  const t = useMessages(boardYear);
  const day = useDay();
  if (late.length === 0) return null;
  return (
    <section aria-labelledby="late" className={layout.stack}>
      <h2 id="late">{t('lateTitle')}</h2>
      <ul>
        {late.map((line) => (
          <li key={`${line.year.id} ${line.id ?? line.duty}`}>
            <Link to={linePath(community.slug, line.year.id, line)}>
              {t('lateOf', {
                line: lineTitle(t, line),
                day: day(line.due ?? ''),
                ends: day(line.year.endsOn),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function List({
  page: { community, lines: list, year },
  yearId,
}: {
  page: YearPage;
  yearId: string;
}) {
  const t = useMessages(boardYear);
  const day = useDay();
  return (
    <section aria-labelledby="list" className={layout.stack}>
      <h2 id="list">{t('listTitle', { day: day(year?.endsOn ?? '') })}</h2>
      <ul role="list" className={lines.lines}>
        {list.map((line) => (
          <li key={line.id ?? line.duty} className={lines.line}>
            <Line line={line} slug={community.slug} to={linePath(community.slug, yearId, line)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a line; that of a request for records says who asked, and what for. */
const lineTitle = (
  t: Translator<typeof boardYear>,
  { duty, about }: Pick<YearLine, 'duty' | 'about'>,
): string => {
  const line = t(`duties.${duty}.title`);
  return about === null ? line : t('lineOf', { line, about });
};

function Line({ line, slug, to }: { line: YearLine; slug: string; to: string }) {
  const t = useMessages(boardYear);
  const day = useDay();
  const lang = useLang();
  const { duty, due, receivedOn, doneOn, doneBy, document, isLate, dueIn } = line;
  return (
    <>
      <p>
        <Link to={to} className={lines.title}>
          {lineTitle(t, line)}
        </Link>{' '}
        {doneOn ? (
          <Badge kind="success">{t('isDone')}</Badge>
        ) : (
          isLate && <Badge kind="danger">{t('isLate')}</Badge>
        )}
        {dueIn !== null && (
          <Badge kind="notice">
            {dueIn === 0
              ? t('dueToday')
              : dueIn === 1
                ? t('dueTomorrow')
                : t('dueIn', { count: dueIn })}
          </Badge>
        )}
      </p>
      {receivedOn && <p>{t('receivedOnDay', { day: day(receivedOn) })}</p>}
      <p>
        {due ? (
          <strong>{t(duty === 'BALLOTS' ? 'keepUntil' : 'due', { day: day(due) })}</strong>
        ) : (
          t('noDay')
        )}{' '}
        {t(`duties.${duty}.text`)}
      </p>
      {doneOn && <p>{t.rich('doneByOn', { name: <bdi>{doneBy ?? ''}</bdi>, day: day(doneOn) })}</p>}
      {document && (
        <p>
          <a
            href={`/communities/${slug}/documents/${document.id}/file`}
            lang={lang(document.language)}
          >
            {document.title}
          </a>{' '}
          <OtherLanguageBadge language={document.language} />
        </p>
      )}
      <Source duty={duty} />
    </>
  );
}

/** Where the law says so, with links to its text. */
function Source({ duty }: { duty: YearLine['duty'] }) {
  const t = useMessages(boardYear);
  const locale = useLocale();
  const { act, regulation } = duties[duty];
  return (
    <p className={`${layout.small} ${layout.muted}`}>
      {t.rich('source', {
        act: <a href={sources.act[locale]}>{t('act', { section: act })}</a>,
        regulation: (
          <a href={sources.regulation[locale]}>{t('regulation', { section: regulation })}</a>
        ),
      })}
    </p>
  );
}

/** Adds a request for records that came in. */
function AddRecordsRequest({ form, today }: { form: FormState; today: string }) {
  const t = useMessages(boardYear);
  const sending = useNavigation().formData?.get('intent') === 'request';
  return (
    <section aria-labelledby="request" className={layout.stack}>
      <h2 id="request">{t('requestTitle')}</h2>
      <p>{t('requestLead')}</p>
      <RequestFields form={form} today={today} />
      <div>
        <Button kind="quiet" name="intent" value="request" pending={sending && t('saving')}>
          {t('addRequest')}
        </Button>
      </div>
    </section>
  );
}

/** The two days that all others are counted from: of the year that is shown, or of another one. */
function YearFields({
  intent,
  form,
  names: [endsOn, meetingOn],
  isFirst = false,
}: {
  intent: 'year' | 'newYear';
  form: FormState;
  names: [endsOn: string, meetingOn: string];
  /** Whether the community has no year yet. */
  isFirst?: boolean;
}) {
  const t = useMessages(boardYear);
  const sending = useNavigation().formData?.get('intent') === intent;
  return (
    <section aria-labelledby={intent} className={layout.stack}>
      <h2 id={intent}>{t(isFirst ? 'firstYear' : `forms.${intent}`)}</h2>
      <TextField
        label={t('endsOn')}
        hint={t('endsOnHint')}
        type="date"
        field={form.field(endsOn)}
      />
      <TextField
        label={t('meetingOn')}
        hint={t('meetingOnHint')}
        type="date"
        optional
        field={form.field(meetingOn)}
      />
      <div>
        <Button
          kind={isFirst ? 'main' : 'quiet'}
          name="intent"
          value={intent}
          pending={sending && t('saving')}
        >
          {t(intent === 'year' ? 'save' : 'addYear')}
        </Button>
      </div>
    </section>
  );
}
