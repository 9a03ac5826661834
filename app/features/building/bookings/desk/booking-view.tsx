import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import type { ReactNode } from 'react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { phoneHref } from '#app/lib/phone.ts';
import { bookings } from '#app/messages/en/bookings.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Form } from '@remix-run/react';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import { SavedPart } from '#app/ui/forms/saved-part.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { bookingsPath } from '../paths.ts';
import { spanText } from '../span-text.ts';
import { StateBadge } from '../state-badge.tsx';
import { CancelForm, Decide, Handed } from './booking-forms.tsx';
import type { DeskBookingPage } from './booking.server.ts';

/** The id of the one form of the page. */
const bookingForm = 'booking';

/** A booking at the desk: who it is for, what is owed, what was written down, and the decision. */
export function DeskBookingView({
  page,
  reply,
}: {
  page: DeskBookingPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const formats = useFormats();
  const lang = useLang();
  const { community, booking } = page;
  const { name, language, start, end, has } = booking;
  const damage = booking.damage ?? '';
  const form = formState(reply?.saved ? null : reply?.result, { damage, ...reply?.saved?.fields });
  const parts = { page, form };
  return (
    <SectionDesk
      section="bookings"
      community={community}
      title={name}
      lang={lang(language)}
      lead={spanText(formats, say, { start, end })}
    >
      {reply?.saved && <SavedPart {...reply.saved} />}
      {/* What was refused is said here: its field may be gone, because somebody else decided meanwhile. */}
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? undefined : t('notSaved')}
        formId={bookingForm}
      />
      <Facts page={page} />
      <p>
        <Link to={`${deskPath(community.slug, 'bookings')}?day=${booking.day}#shown`}>
          {t('thatDay')}
        </Link>
      </p>
      {/* One form: a button takes nothing away that was typed beside another one. */}
      <Form method="post" id={bookingForm} noValidate className={layout.stackWide}>
        <FormKey form={form} fresh={page.formKey} />
        <input type="hidden" name={shownFieldOf('damage')} value={damage} />
        {booking.isLeftToOthers && (has.refuse || has.DAMAGE) && (
          <p>{t(has.refuse ? 'leftToOthers.decide' : 'leftToOthers.record')}</p>
        )}
        {has.refuse && !booking.isLeftToOthers && <Decide {...parts} />}
        {has.DAMAGE && !booking.isLeftToOthers && <Handed {...parts} />}
        {has.cancel && <CancelForm {...parts} />}
      </Form>
    </SectionDesk>
  );
}

/** Who the booking is for, and how it stands. */
function Facts({ page: { community, booking } }: { page: DeskBookingPage }) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const unitLabel = useUnitLabel();
  const { shortDateTime, price } = useFormats();
  const { id, placeId, state, unit, who, phone, words, reason, tasks, certificate } = booking;
  const rows: [string, ReactNode][] = [
    [t('facts.state'), <StateBadge key="state" state={state} />],
    [t('facts.who'), <bdi key="who">{[unitLabel(unit), who].filter(Boolean).join(', ')}</bdi>],
    ...(phone
      ? [
          [
            t('facts.phone'),
            <a key="phone" href={phoneHref(phone)}>
              {phone}
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
    ...(booking.position === null
      ? []
      : [[t('facts.line'), String(booking.position)] as [string, ReactNode]]),
    [
      t('facts.since'),
      <Moment key="since" at={booking.createdAt} text={shortDateTime(booking.createdAt)} />,
    ],
    ...(words ? [[t('facts.words'), <q key="words">{words}</q>] as [string, ReactNode]] : []),
    ...(reason ? [[t('facts.reason'), <q key="reason">{reason}</q>] as [string, ReactNode]] : []),
    ...tasks.map(({ task, isDone }): [string, ReactNode] => [
      t(`facts.${task}`, { amount: price(booking.deposit) }),
      t(isDone ? 'facts.done' : 'facts.open'),
    ]),
    ...(certificate
      ? [
          [
            t('facts.file'),
            <a key="file" href={`${bookingsPath(community.slug, placeId, id)}/certificate/file`}>
              <bdi>{certificate}</bdi>
            </a>,
          ] as [string, ReactNode],
        ]
      : []),
  ];
  return (
    <section aria-label={say('title')}>
      <dl className={lines.lines}>
        {rows.map(([label, value]) => (
          <div key={label} className={lines.named}>
            <dt>
              <strong>{label}</strong>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
