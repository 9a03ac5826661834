import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { bookingsPath } from '#app/features/building/bookings/paths.ts';
import { requestsPath } from '#app/features/building/requests/paths.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { shell } from '#app/messages/en/shell.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './account-index.css.ts';

/** The pages of one's account by what somebody looks for; what can't be undone comes last. */
const groups = {
  you: ['profile', 'settings', 'communities', 'owner', 'posts', 'reports'],
  reaches: ['notifications', 'calendar', 'blocked'],
  security: ['security', 'export', 'delete'],
} as const;

/** Whose account it is. */
export interface Owner {
  id: string;
  name: string;
  email: string;
  initials: string;
  image: string | null;
  homes: { slug: string; community: string; unit: string; takesBookings: boolean }[];
}

/** The owner and their homes, as a head to the pages below. */
export function AccountOwner({ owner: { name, email, initials, image, homes } }: { owner: Owner }) {
  const t = useMessages(ownAccount);
  const unitLabel = useUnitLabel(true);
  return (
    <div className={styles.owner}>
      <Avatar initials={initials} image={image} large />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={layout.muted}>{email}</p>
        {homes.map(({ slug, community, unit, takesBookings }) => (
          <p key={slug} className={styles.home}>
            <span className={layout.muted}>
              <bdi>{community}</bdi>, <bdi>{unitLabel(unit)}</bdi>
            </span>
            <Link to={requestsPath(slug)} aria-label={`${t('myRequests')}, ${community}`}>
              {t('myRequests')}
            </Link>
            {takesBookings && (
              <Link to={bookingsPath(slug)} aria-label={`${t('myBookings')}, ${community}`}>
                {t('myBookings')}
              </Link>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The last thing on the page, for a computer that others use too. */
export function LogOut() {
  const t = useMessages(shell);
  return (
    <form method="post" action="/logout" className={styles.logout}>
      <Button kind="quiet">{t('logout')}</Button>
    </form>
  );
}

export function AccountIndex({ id }: { id: string }) {
  const t = useMessages(ownAccount);
  return (
    <div className={styles.groups}>
      {Object.entries(groups).map(([group, pages]) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} className={styles.heading}>
            {t(`groups.${group as keyof typeof groups}`)}
          </h2>
          <PageIndex
            pages={pages.map((page) => ({
              to: page === 'profile' ? `/users/${id}` : `/account/${page}`,
              label:
                page === 'delete' ? (
                  <span className={styles.danger}>{t(`index.${page}.title`)}</span>
                ) : (
                  t(`index.${page}.title`)
                ),
              text: t(`index.${page}.text`),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
