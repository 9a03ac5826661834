import { ModerationStateBox } from '#app/features/posts/posts/decisions/controls/moderation-state-box.tsx';
import { RevisionChanges } from '#app/features/posts/posts/revisions/revision-changes.tsx';
import type { PostLink } from '#app/features/posts/posts/post-links.server.ts';
import { statusKey } from '#app/features/posts/posts/status-key.ts';
import { WayUp } from '#app/features/posts/posts/way-up.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listingLabels } from '#app/messages/en/listing-labels.ts';
import { listingView } from '#app/messages/en/listing-view.ts';
import { postPage } from '#app/messages/en/post-page.ts';
import { postStates } from '#app/messages/en/post-states.ts';
import { Badge } from '#app/ui/badge.tsx';
import { button } from '#app/ui/button.css.ts';
import * as styles from '#app/ui/detail.css.ts';
import { Detail, Panel, Pictures } from '#app/ui/detail.tsx';
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
  /** The way back for a moderator who came from the queue. */
  back: { to: string; label: string } | null;
}) {
  const t = useMessages(listingView);
  const label = useMessages(listingLabels);
  const say = useMessages(postStates);
  const page = useMessages(postPage);
  const { longDate, price } = useFormats();
  const lang = useLang()(listing.language);
  const { community, seller, contactEmail, state } = listing;
  const mail =
    contactEmail &&
    `mailto:${contactEmail}?subject=${encodeURIComponent(t('emailSubject', { title: listing.title }))}`;
  const open = state.status === 'PUBLISHED';
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <WayUp community={community} tab="buy-sell" back={back} />
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
            <Badge kind={open ? 'accent' : 'notice'}>
              {say(statusKey('LISTING', state.status))}
            </Badge>
            <h1 lang={lang}>{listing.title}</h1>
            <p className={styles.headline}>{price(listing.price)}</p>
          </div>
          <ModerationStateBox
            type="LISTING"
            state={state}
            editPath={`/listings/${listing.id}/edit`}
          />
        </header>
        <div className={styles.text}>
          <RevisionChanges state={state} />
          <section className={layout.prose} aria-label={page('description')}>
            {listing.paragraphs.map((paragraph, index) => (
              <p key={index} lang={lang}>
                {paragraph}
              </p>
            ))}
          </section>
        </div>
        <div className={styles.side}>
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
              <PlainLink link={listing.write} />
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
            <PlainLink link={listing.report} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

function PlainLink({ link }: { link: PostLink | null }) {
  return (
    link && (
      <a href={link.to} className={button.quiet}>
        {link.label}
      </a>
    )
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
          <p>{t('noEmail.author')}</p>
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
