import type { ComponentProps } from 'react';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { PlainLink, PostFrame } from '#app/features/posts/posts/post-frame.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { listingView } from '#app/messages/en/listing-view.ts';
import { postPage } from '#app/messages/en/post-page.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Detail, Panel } from '#app/ui/detail.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ListingPage } from './queries.server.ts';

/** A listing as anybody sees it, with what its author and the moderators may do. */
export function ListingView({
  listing,
  back,
}: {
  listing: ListingPage;
  back: ComponentProps<typeof PostFrame>['back'];
}) {
  const t = useMessages(listingView);
  const label = useMessages(listingLabels);
  const say = useMessages(postStates);
  const { longDate, price } = useFormats();
  const { community, seller, contactEmail, state } = listing;
  const mail =
    contactEmail &&
    `mailto:${contactEmail}?subject=${encodeURIComponent(t('emailSubject', { title: listing.title }))}`;
  const open = state.status === 'PUBLISHED';
  return (
    <PostFrame
      type="LISTING"
      post={listing}
      back={back}
      badge={
        <Badge kind={open ? 'accent' : 'notice'}>{say(statusKey('LISTING', state.status))}</Badge>
      }
      headline={<p className={styles.headline}>{price(listing.price)}</p>}
    >
      {(open || !state.isOwn) && (
        <Panel title={t('contactSeller')}>
          <div>
            <p>
              <Link to={`/users/${seller.id}`}>{seller.name}</Link>
            </p>
            <p className={layout.muted}>{t('communityMember')}</p>
          </div>
          {mail && open ? (
            <>
              <a href={mail}>{contactEmail}</a>
              <a href={mail} className={state.isOwn ? button.quiet : button.main}>
                {t('sendEmail')}
              </a>
            </>
          ) : (
            <WithoutEmail listing={listing} />
          )}
          {listing.write && <PlainLink link={listing.write} />}
        </Panel>
      )}
      <Panel title={t('details')}>
        <dl className={styles.details}>
          <Detail label={t('price')} value={price(listing.price)} />
          {listing.condition && (
            <Detail
              label={t('condition')}
              value={<Badge>{label(`conditions.${listing.condition}`)}</Badge>}
            />
          )}
          {listing.category && (
            <Detail label={t('category')} value={label(`categories.${listing.category}`)} />
          )}
          <Detail
            label={t('posted')}
            value={<Moment at={listing.createdAt} text={longDate(listing.createdAt)} />}
          />
          {contactEmail && <Detail label={t('contact')} value={contactEmail} />}
        </dl>
      </Panel>
      <Panel title={t('seller')}>
        <p>
          <bdi>{seller.name}</bdi>, <bdi>{community.name}</bdi>
        </p>
        <p>
          <Link to={`/users/${seller.id}`}>
            {t.rich('moreFrom', { seller: <bdi>{seller.name}</bdi> })}
          </Link>
        </p>
        {listing.report && <PlainLink link={listing.report} />}
      </Panel>
    </PostFrame>
  );
}

/** What stands in the place of the address: how to see it, or why there is none. */
function WithoutEmail({ listing }: { listing: ListingPage }) {
  const t = useMessages(listingView);
  const page = useMessages(postPage);
  const community = <bdi>{listing.community.name}</bdi>;
  if (listing.state.status !== 'PUBLISHED') return <p>{t('notOpen')}</p>;
  switch (listing.contactIsFor) {
    case 'log-in':
      return (
        <>
          <p>{page.rich('contactForMembers', { community })}</p>
          <p>
            <Link to={`/login?redirectTo=${encodeURIComponent(`/listings/${listing.id}`)}`}>
              {page('logInToSeeContact')}
            </Link>
          </p>
        </>
      );
    case 'members-only':
      return <p>{page.rich('contactForMembers', { community })}</p>;
  }
  switch (listing.readerWithoutContact) {
    case 'author':
      return (
        <>
          <p>{t(`noEmail.${listing.takesLetters ? 'author' : 'unreachable'}`)}</p>
          {listing.state.canEdit && (
            <p>
              <Link to={`/listings/${listing.id}/edit`}>{t('addEmail')}</Link>
            </p>
          )}
        </>
      );
    case 'neighbour':
      return (
        <p>
          {t.rich('noEmail.neighbour', { seller: <bdi>{listing.seller.name}</bdi>, community })}
        </p>
      );
    default:
      return <p>{t('noEmail.stranger')}</p>;
  }
}
