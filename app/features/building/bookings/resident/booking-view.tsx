import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { phoneHref } from '#app/lib/phone.ts';
import { bookings } from '#app/messages/en/bookings.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Fold } from '#app/ui/text/fold.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import type { Task } from '../owed.ts';
import { bookingsPath } from '../paths.ts';
import { spanText } from '../span-text.ts';
import { StateBadge } from '../state-badge.tsx';
import type { bookingPage } from './booking.server.ts';
import { BookingsFrame } from './bookings-frame.tsx';

type Page = Awaited<ReturnType<typeof bookingPage>>;

/** One's own booking: when it is, what is still to do, and the way out of it. */
export function BookingView({ page, reply }: { page: Page; reply: FormReply | undefined }) {
  const t = useMessages(bookings);
  const formats = useFormats();
  const lang = useLang();
  const unitLabel = useUnitLabel();
  const { community, booking, leadsTo } = page;
  const { id, placeId, name, start, end, state, isOpen, position, reason, words } = booking;
  const to = bookingsPath(community.slug, placeId, id);
  return (
    <BookingsFrame
      community={community}
      above={[]}
      leadsTo={leadsTo}
      title={name}
      lang={lang(booking.language)}
      lead={spanText(formats, t, { start, end })}
    >
      <div className={layout.stack}>
        <p className={layout.row}>
          <StateBadge state={state} />
          <span>{unitLabel(booking.unit)}</span>
        </p>
        {booking.isOver && <p>{t('booking.over')}</p>}
        {position !== null && (
          <p>
            {t('booking.line', { position })} {page.noMail ?? t('booking.lineTold')}
          </p>
        )}
        {reason && (
          <p>
            {t('booking.reason')} <q>{reason}</q>
          </p>
        )}
        {booking.depositReturnedAt && (
          <p>
            {t.rich('booking.returned', {
              day: (
                <Moment
                  at={booking.depositReturnedAt}
                  text={formats.longDate(booking.depositReturnedAt)}
                />
              ),
            })}
          </p>
        )}
      </div>
      {isOpen && <Tasks page={page} />}
      {words && (
        <section aria-labelledby="words" className={layout.stack}>
          <h2 id="words">{t('booking.words')}</h2>
          <p className={layout.prose}>{words}</p>
        </section>
      )}
      <p className={`${layout.row} ${layout.screenOnly}`}>
        {isOpen && state !== 'WAITING' && (
          <ButtonLink kind="quiet" to={`${to}.ics`} reloadDocument>
            {t('booking.calendar')}
          </ButtonLink>
        )}
        {leadsTo.place && (
          <ButtonLink kind="plain" to={bookingsPath(community.slug, placeId)}>
            {t('booking.another')}
          </ButtonLink>
        )}
      </p>
      {isOpen && leadsTo.place && (
        <p className={`${layout.muted} ${layout.screenOnly}`}>{t('booking.otherDay')}</p>
      )}
      {isOpen && <Cancel page={page} reply={reply} />}
      <Office community={community} />
    </BookingsFrame>
  );
}

/** The office's own task is nothing for the resident to do. */
function standing(task: Task, isDone: boolean) {
  if (isDone) return 'booking.done';
  return task === 'OFFICE' ? 'booking.atOffice' : 'booking.open';
}

/** What is still to do before the booking, and what is done. */
function Tasks({ page: { community, booking } }: { page: Page }) {
  const t = useMessages(bookings);
  const { price } = useFormats();
  const { id, placeId, tasks, deposit, hasCertificate } = booking;
  if (tasks.length === 0) return null;
  const certificate = `${bookingsPath(community.slug, placeId, id)}/certificate`;
  return (
    <section aria-labelledby="tasks" className={layout.stack}>
      <h2 id="tasks">{t('booking.todo')}</h2>
      {tasks.every(({ isDone }) => isDone) && <p>{t('booking.allDone')}</p>}
      <ul role="list" className={layout.stack}>
        {tasks.map(({ task, isDone }) => (
          <li key={task}>
            <strong>{t(standing(task, isDone))}</strong>{' '}
            {t(`booking.tasks.${task}`, { amount: price(deposit) })}
            {task === 'CERTIFICATE' && (
              <span className={layout.row}>
                {hasCertificate && (
                  <a href={`${certificate}/file`}>{t('booking.seeCertificate')}</a>
                )}
                <Link to={certificate}>
                  {t(hasCertificate ? 'booking.replaceCertificate' : 'booking.addCertificate')}
                </Link>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cancel({
  page: { booking, formKey },
  reply,
}: {
  page: Page;
  reply: FormReply | undefined;
}) {
  const t = useMessages(bookings);
  const { fullDateTime } = useFormats();
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result);
  const { state, canCancel, cancelUntil } = booking;
  const isWaiting = state === 'WAITING';
  const summary = <ErrorSummary form={form} title={t('booking.notCancelled')} />;
  if (!canCancel) {
    return (
      <>
        {summary}
        <p>{t('booking.tooLate')}</p>
      </>
    );
  }
  return (
    <div className={layout.screenOnly}>
      {summary}
      <Fold summary={t('booking.cancelTitle')} open={form.failed}>
        <Form method="post" className={layout.stack}>
          <FormKey form={form} fresh={formKey} />
          <p>{t(isWaiting ? 'booking.leaveText' : 'booking.cancelText')}</p>
          {!isWaiting && (
            <p>
              {t.rich('booking.cancelUntil', {
                moment: <Moment at={cancelUntil} text={fullDateTime(cancelUntil)} />,
              })}
            </p>
          )}
          <div>
            <Button kind="danger" pending={isSending && t('booking.cancelling')}>
              {t('booking.cancel')}
            </Button>
          </div>
        </Form>
      </Fold>
    </div>
  );
}

function Office({ community: { managerEmail, managerPhone } }: Pick<Page, 'community'>) {
  const t = useMessages(bookings);
  if (!managerEmail && !managerPhone) return null;
  return (
    <section aria-labelledby="office" className={layout.stack}>
      <h2 id="office">{t('booking.contact')}</h2>
      <p className={layout.row}>
        {managerPhone && <a href={phoneHref(managerPhone)}>{managerPhone}</a>}
        {managerEmail && <a href={`mailto:${managerEmail}`}>{managerEmail}</a>}
      </p>
    </section>
  );
}
