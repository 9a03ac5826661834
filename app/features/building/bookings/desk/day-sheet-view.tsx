import { Desk } from '#app/features/communities/manage/desk.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { momentOf } from '#app/lib/day.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Table } from '#app/ui/table.tsx';
import { hoursText, spanText } from '../span-text.ts';
import { StateBadge } from '../state-badge.tsx';
import type { daySheet, SheetRow } from './day-sheet.server.ts';
import * as styles from './day-sheet.css.ts';

type Page = Awaited<ReturnType<typeof daySheet>>;

/** A day and the week from it on, for the desk, the concierge and the wall beside the elevator. */
export function DaySheetView({ page }: { page: Page }) {
  const t = useMessages(bookingsDesk);
  const { fullDate, shortDateTime } = useFormats();
  const { community, isOn, days, toConfirm, toReturn, waiting } = page;
  const desk = `/manage/${community.slug}/bookings`;
  const [today, ...week] = days;
  return (
    <Desk section="bookings" community={community} title={t('title')} lead={t('lead')}>
      {!isOn && (
        <p>
          {t.rich('turnedOff', {
            settings: <Link to={`/manage/${community.slug}/settings`}>{t('settings')}</Link>,
          })}
        </p>
      )}
      <p className={`${layout.row} ${layout.screenOnly}`}>
        <ButtonLink to={`${desk}/new`}>{t('bookFor')}</ButtonLink>
        <ButtonLink kind="quiet" to={`${desk}/places`}>
          {t('places')}
        </ButtonLink>
        <ButtonLink kind="plain" to={`${desk}/feed`}>
          {t('feed')}
        </ButtonLink>
      </p>
      <ListAbove
        id="to-confirm"
        title={t('toConfirm', { count: toConfirm.rows.length })}
        desk={desk}
        listed={toConfirm}
      />
      <ListAbove id="to-return" title={t('toReturn')} desk={desk} listed={toReturn}>
        {({ back }) => back.map((what) => t(`notBack.${what}`)).join(', ')}
      </ListAbove>
      <ListAbove id="waiting" title={t('waiting')} desk={desk} listed={waiting}>
        {({ position, since }) =>
          t('inLine', { position: position ?? 0, since: shortDateTime(since) })
        }
      </ListAbove>
      <ChooseDay page={page} desk={desk} />
      {today && (
        <section id="shown" aria-labelledby={today.day} className={layout.stack}>
          <h2 id={today.day}>{fullDate(momentOf(today.day))}</h2>
          <Rows desk={desk} day={today} page={page} />
        </section>
      )}
      <section aria-labelledby="week" className={layout.stackWide}>
        <h2 id="week">{t('week')}</h2>
        {week.map((one) => (
          <section key={one.day} aria-labelledby={one.day} className={styles.day}>
            <h3 id={one.day}>{fullDate(momentOf(one.day))}</h3>
            <Rows desk={desk} day={one} page={page} />
          </section>
        ))}
        <p className={`${layout.row} ${layout.screenOnly}`}>
          <Link to={sheetPath(page, page.weekBefore)}>{t('weekBefore')}</Link>
          <Link to={sheetPath(page, page.weekAfter)}>{t('weekAfter')}</Link>
        </p>
      </section>
    </Desk>
  );
}

/** The address of the sheet from another day on, of the same place, with or without names as it is now. */
function sheetPath({ community, placeId, hasNames }: Page, day: string): string {
  const query = new URLSearchParams({
    day,
    ...(placeId && { place: placeId }),
    ...(!hasNames && { names: 'off' }),
  });
  return `/manage/${community.slug}/bookings?${query.toString()}#shown`;
}

/** Bookings that the desk does something about, whatever day is shown; nothing where there are none. */
function ListAbove<Row extends SheetRow>({
  id: headingId,
  title,
  desk,
  listed: { rows, isCut },
  children,
}: {
  id: string;
  title: string;
  desk: string;
  listed: { rows: Row[]; isCut: boolean };
  /** What else a line says. */
  children?: (row: Row) => string;
}) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const formats = useFormats();
  const lang = useLang();
  const unitLabel = useUnitLabel();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={`${layout.stack} ${layout.screenOnly}`}>
      <h2 id={headingId}>{title}</h2>
      {isCut && <p className={layout.muted}>{t('firstOnly', { maximum: rows.length })}</p>}
      <ul role="list" className={lines.lines}>
        {rows.map((row) => (
          <li key={row.id} className={lines.line}>
            <p>
              <Link to={`${desk}/${row.id}`} lang={lang(row.language)} className={lines.title}>
                <bdi>{row.place}</bdi>
              </Link>
            </p>
            <p>{spanText(formats, say, row)}</p>
            <p className={layout.muted}>
              <bdi>{[unitLabel(row.unit), row.name].filter(Boolean).join(', ')}</bdi>
            </p>
            {children && <p>{children(row)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which day and which place are shown, and whether with names. */
function ChooseDay({ page, desk }: { page: Page; desk: string }) {
  const t = useMessages(bookingsDesk);
  const { day, before, after, placeId, hasNames, places } = page;
  const form = formState(null, { day, place: placeId ?? '', names: hasNames ? 'on' : 'off' });
  return (
    <div className={`${layout.stack} ${layout.screenOnly}`}>
      <p className={layout.row}>
        <Link to={sheetPath(page, before)}>{t('dayBefore')}</Link>
        <Link to={`${desk}#shown`}>{t('today')}</Link>
        <Link to={sheetPath(page, after)}>{t('dayAfter')}</Link>
      </p>
      <form method="get" action={`${desk}#shown`} className={styles.choice}>
        <TextField label={t('day')} type="date" field={form.field('day')} />
        <SelectField
          label={t('place')}
          placeholder={t('allPlaces')}
          optional
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          field={form.field('place')}
        />
        <SelectField
          label={t('names')}
          options={[
            { value: 'on', label: t('withNames') },
            { value: 'off', label: t('withoutNames') },
          ]}
          field={form.field('names')}
        />
        <Button kind="quiet">{t('show')}</Button>
      </form>
      <p className={`${layout.small} ${layout.muted}`}>{t('printHint')}</p>
    </div>
  );
}

function Rows({
  desk,
  day: { day, rows },
  page: { hasNames },
}: {
  desk: string;
  day: Page['days'][number];
  page: Page;
}) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const formats = useFormats();
  const lang = useLang();
  const unitLabel = useUnitLabel();
  if (rows.length === 0) return <p className={layout.muted}>{t('nothing')}</p>;
  const head = [t('columns.time'), t('columns.place'), t('columns.who')];
  return (
    <Table
      labelledBy={day}
      head={hasNames ? [...head, t('columns.state')] : head}
      compact
      rows={rows.map(({ id, place, language, start, end, state, unit, name, owed, isKeyOut }) => ({
        key: id,
        cells: [
          <Link key="time" to={`${desk}/${id}`}>
            {hoursText(formats, say, { start, end })}
          </Link>,
          <bdi key="place" lang={lang(language)}>
            {place}
          </bdi>,
          <bdi key="who">{[unitLabel(unit), name].filter(Boolean).join(', ')}</bdi>,
          ...(hasNames
            ? [
                <span key="state" className={layout.row}>
                  <StateBadge state={state} />
                  {[
                    ...owed.map((task) => t(`owed.${task}`)),
                    ...(isKeyOut ? [t('keyIsOut')] : []),
                  ].join(', ')}
                </span>,
              ]
            : []),
        ],
      }))}
    />
  );
}
