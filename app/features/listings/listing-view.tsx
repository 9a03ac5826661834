import { Link } from '@remix-run/react';
import { statusLabels } from '#app/features/posts/labels.ts';
import { StandingBox } from '#app/features/posts/decisions/moderation-state-box.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Detail, Panel, Pictures } from '#app/ui/detail.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ListingPage } from './queries.server.ts';

/** A listing as anybody sees it, with what its author and the moderators may do. */
export function ListingView({ listing }: { listing: ListingPage }) {
  const { community, seller, contactEmail, standing } = listing;
  const mail =
    contactEmail &&
    `mailto:${contactEmail}?subject=${encodeURIComponent(`Interested in: ${listing.title}`)}`;
  const open = standing.status === 'PUBLISHED';
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <p>
        <Link to={`/communities/${community.slug}?tab=buy-sell`}>
          Back to <bdi>{community.name}</bdi>
        </Link>
      </p>
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Pictures
            pictures={listing.pictures}
            standIn="/images/listings/none.svg"
            title={listing.title}
          />
        </div>
        <header className={styles.head}>
          <div className={styles.title}>
            <Badge kind={open ? 'accent' : 'notice'}>{statusLabels.LISTING[standing.status]}</Badge>
            <h1>{listing.title}</h1>
            <p className={styles.headline}>{listing.price}</p>
          </div>
          <StandingBox
            type="LISTING"
            standing={standing}
            editPath={`/listings/${listing.id}/edit`}
          />
        </header>
        <div className={styles.text}>
          <section className={layout.prose} aria-label="Description">
            {listing.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </section>
        </div>
        <div className={styles.side}>
          <Panel title="Contact Seller">
            <div>
              <p>
                <Link to={`/users/${seller.id}`}>{seller.name}</Link>
              </p>
              <p className={layout.muted}>Community Member</p>
            </div>
            {mail && open ? (
              <>
                <a href={mail}>{contactEmail}</a>
                <a href={mail} className={standing.isOwn ? button.quiet : button.main}>
                  Send Email
                </a>
              </>
            ) : (
              <p>
                {open ? (
                  <>
                    The seller left no e-mail address. You may know <bdi>{seller.name}</bdi> from{' '}
                    <bdi>{community.name}</bdi>.
                  </>
                ) : (
                  'This listing is not open at the moment.'
                )}
              </p>
            )}
          </Panel>
          <Panel title="Item Details">
            <dl className={styles.details}>
              <Detail label="Price" value={listing.price} />
              {listing.condition && (
                <Detail label="Condition" value={<Badge>{listing.condition}</Badge>} />
              )}
              {listing.category && <Detail label="Category" value={listing.category} />}
              <Detail label="Posted" value={listing.postedOn} />
              {contactEmail && <Detail label="Contact" value={contactEmail} />}
            </dl>
          </Panel>
          <Panel title="Seller">
            <p>
              <bdi>{seller.name}</bdi>, <bdi>{community.name}</bdi>
            </p>
            <p>
              <Link to={`/users/${seller.id}`}>
                More from <bdi>{seller.name}</bdi>
              </Link>
            </p>
          </Panel>
        </div>
      </div>
    </div>
  );
}
