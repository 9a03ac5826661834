import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import type { feedPage } from './feed-desk.server.ts';

/** The address of a community's bookings as a calendar, for its concierge's screen: to make it, and to change it. */
export function FeedView({
  page: { community, feed, formKey },
  reply,
}: {
  page: Awaited<ReturnType<typeof feedPage>>;
  reply: FormReply | undefined;
}) {
  const t = useMessages(bookingsDesk);
  const { longDate } = useFormats();
  const form = formState(reply?.result);
  return (
    <SectionDesk
      section="bookings"
      community={community}
      above={[]}
      title={t('feed')}
      lead={t('feedLead')}
    >
      <ErrorSummary form={form} title={t('notSaved')} />
      <section aria-labelledby="address" className={layout.stack}>
        <h2 id="address">{t('feedAddress')}</h2>
        {!feed && <p>{t('feedNone')}</p>}
        {feed?.state === 'lost' && <p>{t('feedLost')}</p>}
        {feed?.state === 'ended' && <p>{t('feedEnded')}</p>}
        {feed?.state === 'of' && <p>{t('feedOf', { name: feed.maker })}</p>}
        {feed?.state === 'shown' && (
          <>
            <TextField
              label={t('feedAddress')}
              hint={t('feedSecret')}
              field={formState(null, { address: feed.address }, 'feed-').field('address')}
              readOnly
            />
            <div>
              <a href={feed.address.replace(/^https?:/, 'webcal:')} className={button.quiet}>
                {t('feedOpen')}
              </a>
            </div>
            <p>
              {t.rich('feedSince', {
                date: <Moment at={feed.since} text={longDate(feed.since)} />,
              })}
            </p>
          </>
        )}
      </section>
      <Form method="post" className={layout.row}>
        <FormKey form={form} fresh={formKey} />
        <Button kind={feed ? 'quiet' : 'main'} name="intent" value="make">
          {t(feed ? 'feedRenew' : 'feedMake')}
        </Button>
        {feed && (
          <Button kind="plain" name="intent" value="off">
            {t('feedOff')}
          </Button>
        )}
      </Form>
    </SectionDesk>
  );
}
