import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useUnitLabel } from '#app/features/communities/communities/unit.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { phoneHref } from '#app/lib/phone.ts';
import { bookings } from '#app/messages/en/bookings.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button, type ButtonKind } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { wordsLength } from '../limits.ts';
import { bookingsPath } from '../paths.ts';
import { spanText } from '../span-text.ts';
import { StateBadge } from '../state-badge.tsx';
import type { Handled } from '../events.ts';
import type { deskBookingPage } from './booking.server.ts';

type Page = Awaited<ReturnType<typeof deskBookingPage>>;

/** A booking at the desk: who it is for, what is owed, what was written down, and the decision. */
export function DeskBookingView({ page, reply }: { page: Page; reply: FormReply | undefined }) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const formats = useFormats();
  const lang = useLang();
  const { community, booking } = page;
  const { name, language, start, end, state, isOpen, holds } = booking;
  /** The form that was refused, by the button that sent it. */
  const sent = String(reply?.result.initialValue?.intent ?? '');
  const formOf = (intent: string, values: Record<string, unknown> = {}) =>
    formState(sent === intent ? reply?.result : null, values, `${intent}-`);
  return (
    <SectionDesk
      section="bookings"
      community={community}
      title={name}
      lang={lang(language)}
      lead={spanText(formats, say, { start, end })}
    >
      <Facts page={page} />
      <p>
        <Link to={`${deskPath(community.slug, 'bookings')}?day=${booking.day}#shown`}>
          {t('thatDay')}
        </Link>
      </p>
      {state === 'ASKED' && isOpen && (
        <section aria-labelledby="decide" className={layout.stack}>
          <h2 id="decide">{t('decide')}</h2>
          <DeskForm page={page} form={formOf('confirm')} intent="confirm" label={t('confirm')} />
          <DeskForm
            page={page}
            form={formOf('refuse')}
            intent="refuse"
            label={t('refuse')}
            kind="quiet"
          >
            {(form) => (
              <TextArea
                label={t('refuseReason')}
                hint={t('reasonHint')}
                maxLength={wordsLength}
                field={form.field('reason')}
              />
            )}
          </DeskForm>
        </section>
      )}
      {holds && (
        <section aria-labelledby="handled" className={layout.stack}>
          <h2 id="handled">{t('handled')}</h2>
          <p className={layout.muted}>{t('handledLead')}</p>
          {booking.deposit !== null && (
            <>
              <Written page={page} what="DEPOSIT_HELD" at={booking.depositHeldAt} form={formOf} />
              {booking.depositHeldAt && (
                <Written
                  page={page}
                  what="DEPOSIT_RETURNED"
                  at={booking.depositReturnedAt}
                  form={formOf}
                />
              )}
            </>
          )}
          <Written page={page} what="KEY_OUT" at={booking.keyOutAt} form={formOf} />
          {booking.keyOutAt && (
            <Written page={page} what="KEY_IN" at={booking.keyInAt} form={formOf} />
          )}
          <DeskForm
            page={page}
            form={formOf('DAMAGE', { damage: booking.damage ?? '' })}
            intent="DAMAGE"
            label={t('saveDamage')}
            kind="quiet"
          >
            {(form) => (
              <TextArea
                label={t('damage')}
                hint={t('damageHint')}
                maxLength={wordsLength}
                optional
                field={form.field('damage')}
              />
            )}
          </DeskForm>
        </section>
      )}
      {isOpen && (
        <section aria-labelledby="cancel" className={layout.stack}>
          <h2 id="cancel">{t('cancelTitle')}</h2>
          <p>{t('cancelText')}</p>
          <DeskForm
            page={page}
            form={formOf('cancel')}
            intent="cancel"
            label={t('cancel')}
            kind="danger"
          >
            {(form) => (
              <TextArea
                label={t('cancelReason')}
                hint={t('reasonHint')}
                maxLength={wordsLength}
                optional
                field={form.field('reason')}
              />
            )}
          </DeskForm>
        </section>
      )}
    </SectionDesk>
  );
}

/** Who the booking is for, and how it stands. */
function Facts({ page: { community, booking } }: { page: Page }) {
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

/** Something that the desk writes down, or when it did, with a way to take it back. */
function Written({
  page,
  what,
  at,
  form,
}: {
  page: Page;
  what: Handled;
  at: Date | null;
  form: (intent: string) => FormState;
}) {
  const t = useMessages(bookingsDesk);
  const { shortDateTime } = useFormats();
  return (
    <div className={layout.spread}>
      {at && (
        <p>{t.rich(`written.${what}`, { moment: <Moment at={at} text={shortDateTime(at)} /> })}</p>
      )}
      <DeskForm
        page={page}
        form={form(what)}
        intent={what}
        label={t(at ? `undo.${what}` : `write.${what}`)}
        kind={at ? 'plain' : 'quiet'}
        isUndo={at !== null}
      />
    </div>
  );
}

function DeskForm({
  page: { formKey },
  form,
  intent,
  label,
  kind = 'main',
  isUndo = false,
  children,
}: {
  page: Page;
  form: FormState;
  intent: string;
  label: string;
  kind?: ButtonKind;
  isUndo?: boolean;
  children?: (form: FormState) => ReactNode;
}) {
  const t = useMessages(bookingsDesk);
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
      <FormKey form={form} fresh={`${formKey}${intent}`} />
      <input type="hidden" name="intent" value={intent} />
      {isUndo && <input type="hidden" name="undo" value="yes" />}
      {children?.(form)}
      <div>
        <Button kind={kind}>{label}</Button>
      </div>
    </Form>
  );
}
