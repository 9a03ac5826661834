import { Link } from '@remix-run/react';
import { DecisionButtons } from '#app/features/moderation/decision-buttons.tsx';
import { statusLabels } from '#app/features/moderation/labels.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ListingPage } from './queries.server.ts';
import * as styles from './listing.css.ts';

const noPicture = {
  src: '/images/listings/none.svg',
  srcSet: undefined,
  width: 800,
  height: 600,
};

/** A listing as anybody sees it, with what its author and the moderators may do. */
export function ListingView({ listing }: { listing: ListingPage }) {
  const { community, seller, contactEmail } = listing;
  const mail =
    contactEmail &&
    `mailto:${contactEmail}?subject=${encodeURIComponent(`Interested in: ${listing.title}`)}`;
  const [first, ...others] = listing.pictures;
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <p>
        <Link to={`/communities/${community.slug}?tab=buy-sell`}>Back to {community.name}</Link>
      </p>
      <div className={styles.listing}>
        <div className={layout.stackWide}>
          <div className={styles.pictures}>
            {[first ?? noPicture, ...others].map((picture, index) => (
              <img
                key={picture.src}
                {...picture}
                sizes={picture.srcSet && '(min-width: 70rem) 46rem, 92vw'}
                alt={first ? `${listing.title}, picture ${index + 1}` : ''}
                loading={index === 0 ? 'eager' : 'lazy'}
                className={styles.picture}
              />
            ))}
          </div>
          <section className={layout.prose} aria-label="Description">
            {listing.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <div className={styles.side}>
          <div className={styles.head}>
            <p>
              <Badge kind={listing.status === 'PUBLISHED' ? 'accent' : 'notice'}>
                {statusLabels.LISTING[listing.status]}
              </Badge>
            </p>
            <h1>{listing.title}</h1>
            <p className={styles.price}>{listing.price}</p>
          </div>
          <Standing listing={listing} />
          <section className={styles.panel}>
            <h2>Contact Seller</h2>
            <div>
              <p>
                <strong>{seller.name}</strong>
              </p>
              <p className={layout.muted}>Community Member</p>
            </div>
            {mail && listing.status === 'PUBLISHED' ? (
              <>
                <a href={mail}>{contactEmail}</a>
                <a href={mail} className={button.main}>
                  Send Email
                </a>
              </>
            ) : (
              <p>
                {listing.status === 'PUBLISHED'
                  ? `The seller left no e-mail address. You may know ${seller.name} from ${community.name}.`
                  : 'This listing is not open at the moment.'}
              </p>
            )}
          </section>
          <section className={styles.panel}>
            <h2>Item Details</h2>
            <dl className={styles.details}>
              <Detail label="Price" value={listing.price} />
              {listing.condition && (
                <Detail label="Condition" value={<Badge>{listing.condition}</Badge>} />
              )}
              {listing.category && <Detail label="Category" value={listing.category} />}
              <Detail label="Posted" value={listing.postedOn} />
              {contactEmail && <Detail label="Contact" value={contactEmail} />}
            </dl>
          </section>
          <section className={styles.panel}>
            <h2>Seller</h2>
            <p>
              {seller.name}, {community.name}
            </p>
            <p>
              <Link to={`/users/${seller.id}`}>More from {seller.name}</Link>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

function Detail({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={layout.muted}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const toTheAuthor: Partial<Record<ListingPage['status'], string>> = {
  PENDING: "Your listing is with the board. We'll show it here when they approve it.",
  REJECTED: 'The board did not publish this. Change it and it goes back to them.',
  REMOVED: 'A moderator took this down.',
  WITHDRAWN: 'You withdrew this listing. Nobody else can see it.',
  SOLD: 'You marked this as sold. It no longer shows in the hub.',
};

/** How the listing stands, for those it concerns, and what they may do about it. */
function Standing({ listing }: { listing: ListingPage }) {
  const { ways, canEdit, isOwn, reason } = listing;
  const told = isOwn ? toTheAuthor[listing.status] : undefined;
  if (ways.length === 0 && !canEdit && !told) return null;
  return (
    <section className={styles.status} aria-label="Your listing">
      {told && <p>{told}</p>}
      {reason && (
        <p>
          <strong>Reason:</strong> {reason}
        </p>
      )}
      <div className={layout.row}>
        {canEdit && (
          <ButtonLink kind="quiet" to={`/listings/${listing.id}/edit`}>
            Edit
          </ButtonLink>
        )}
        <DecisionButtons type="LISTING" id={listing.id} version={listing.version} ways={ways} />
      </div>
    </section>
  );
}
