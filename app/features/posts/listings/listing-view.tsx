import type { ComponentProps } from 'react';
import type { PostStatus } from '#db/enums.ts';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { PostFrame } from '#app/features/posts/posts/post-frame.tsx';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { listingView } from '#app/messages/en/listing-view.ts';
import { postPage } from '#app/messages/en/post-page.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import { Panel } from '#app/ui/detail.tsx';
import { Address } from '#app/ui/text/address.tsx';
import { fact, facts } from '#app/ui/text/facts.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ListingCards } from './listing-cards.tsx';
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
  const say = useMessages(postStates);
  const { price } = useFormats();
  const { seller, contactEmail, state, write } = listing;
  const open = state.status === 'PUBLISHED';
  const mail =
    open && contactEmail && !state.isOwn
      ? `mailto:${contactEmail}?subject=${encodeURIComponent(t('emailSubject', { title: listing.title }))}`
      : null;
  const emailIsMain = mail !== null && !write?.to;
  const badge = say(statusKey('LISTING', state.status));
  return (
    <PostFrame
      type="LISTING"
      post={listing}
      back={back}
      badge={!open && <Badge kind="notice">{badge}</Badge>}
      headline={
        <>
          <div className={styles.headlineRow}>
            <p className={styles.headline}>{price(listing.price)}</p>
            {open && <Badge kind="accent">{badge}</Badge>}
          </div>
          <Facts listing={listing} />
        </>
      }
      fact={price(listing.price)}
      action={
        write?.to ? (
          <a href={write.to} className={button.main}>
            <Icon name="message" />
            {write.label}
          </a>
        ) : (
          emailIsMain && (
            <a href={mail} className={button.main}>
              {t('sendEmail')}
            </a>
          )
        )
      }
      report={listing.report}
      preview={
        <ListingCards
          listings={[{ ...listing, picture: listing.pictures[0] ?? null, marks: [] }]}
        />
      }
    >
      <Panel title={t('seller')}>
        <div className={styles.person}>
          <Avatar initials={seller.initials} image={seller.image} />
          <div>
            <p>
              <Link to={`/users/${seller.id}`}>
                <bdi>{seller.name}</bdi>
              </Link>
            </p>
            <p className={layout.muted}>{t('communityMember')}</p>
          </div>
        </div>
        {(mail || !state.isOwn || (open && !contactEmail)) && (
          <>
            <h3 className={styles.smallHeading}>{t('contactSeller')}</h3>
            {mail ? (
              <p className={layout.small}>
                <a href={mail} className={styles.factLink}>
                  <span className={facts}>
                    {!emailIsMain && <span className={fact}>{t('sendEmail')}</span>}
                    <bdi className={fact}>
                      <Address of={contactEmail ?? ''} />
                    </bdi>
                  </span>
                </a>
              </p>
            ) : (
              <WithoutEmail listing={listing} />
            )}
            {write && !write.to && <p>{write.label}</p>}
          </>
        )}
      </Panel>
    </PostFrame>
  );
}

/** The states of a listing that neighbours have seen. */
const wasOut = new Set<PostStatus>(['PUBLISHED', 'SOLD', 'REMOVED']);

/** What there is to know of the thing, in one line. That it is of no category goes without saying. */
function Facts({ listing: { condition, category, createdAt, state } }: { listing: ListingPage }) {
  const t = useMessages(listingView);
  const label = useMessages(listingLabels);
  const { longDate } = useFormats();
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={layout.visuallyHidden}>
        {t('details')}
      </h2>
      <p className={`${facts} ${layout.small} ${layout.muted}`}>
        {condition && <span className={fact}>{label(`conditions.${condition}`)}</span>}
        {category && category !== 'other' && (
          <span className={fact}>{label(`categories.${category}`)}</span>
        )}
        <span className={fact}>
          {t.rich(wasOut.has(state.status) ? 'posted' : 'sent', {
            date: <Moment at={createdAt} text={longDate(createdAt)} />,
          })}
        </span>
      </p>
    </section>
  );
}

/** What stands in the place of the address: how to see it, or why there is none. */
function WithoutEmail({ listing }: { listing: ListingPage }) {
  const t = useMessages(listingView);
  const page = useMessages(postPage);
  const community = <bdi>{listing.community.name}</bdi>;
  const { status } = listing.state;
  if (status !== 'PUBLISHED') return <p>{t(status === 'SOLD' ? 'sold' : 'notOpen')}</p>;
  switch (listing.contactIsFor) {
    case 'log-in':
      return (
        <p>
          {page.rich('contactForMembers', { community })}{' '}
          <Link to={`/login?redirectTo=${encodeURIComponent(`/listings/${listing.id}`)}`}>
            {page('logInToSeeContact')}
          </Link>
        </p>
      );
    case 'members-only':
      return <p>{page.rich('contactForMembers', { community })}</p>;
  }
  switch (listing.readerWithoutContact) {
    case 'author':
      return (
        <>
          <p>{t(`noEmail.${listing.reach}`)}</p>
          {listing.state.canEdit && (
            <p>
              <Link to={`/listings/${listing.id}/edit`}>{t('addEmail')}</Link>
            </p>
          )}
        </>
      );
    case 'neighbour':
      // Where no message reaches the seller, the panel says why.
      return listing.write?.to ? (
        <p className={layout.muted}>
          {t.rich('noEmail.neighbour', { seller: <bdi>{listing.seller.name}</bdi> })}
        </p>
      ) : null;
    default:
      return <p>{t('noEmail.stranger')}</p>;
  }
}
