import type { ReactNode } from 'react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/invitations.ts';
import { letters } from '#app/messages/letters.ts';
import { manage } from '#app/messages/manage.ts';
import { opening } from '#app/messages/opening.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Desk } from './desk.tsx';
import * as styles from './desk.css.ts';
import type { DeskPage } from './overview.server.ts';
import { deskPath, deskSections } from './sections.ts';

/** The first page of a community's desk: what needs doing, and what each section is for. */
export function DeskOverview({
  community,
  page,
}: {
  community: { slug: string; name: string };
  page: DeskPage;
}) {
  const t = useMessages(manage);
  const { slug } = community;
  const pages = {
    people: { to: `/manage/${slug}/invitations`, label: useMessages(invitations)('title') },
    units: { to: `/manage/${slug}/letters`, label: useMessages(letters)('title') },
  };
  return (
    <Desk community={community} title={community.name} lead={t('deskLead')}>
      {page.missing === null ? (
        <ToDo slug={slug} page={page} />
      ) : (
        <Closed slug={slug} missing={page.missing} />
      )}
      <dl className={layout.stack}>
        {deskSections.map((section) => (
          <div key={section}>
            <dt>
              <Link to={deskPath(slug, section)}>{t(`sections.${section}`)}</Link>
            </dt>
            <dd>
              {t(`sectionLeads.${section}`)}
              {(section === 'people' || section === 'units') && (
                <>
                  <br />
                  <Link to={pages[section].to}>{pages[section].label}</Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Desk>
  );
}

/** The way to the opening, while residents cannot come in. */
function Closed({ slug, missing }: { slug: string; missing: number }) {
  const t = useMessages(opening);
  return (
    <section aria-labelledby="closed" className={`${styles.panel} ${layout.stack}`}>
      <h2 id="closed">{t('overview.closed')}</h2>
      <p>{t('overview.closedLead', { count: missing })}</p>
      <div>
        <ButtonLink to={`${deskPath(slug)}/opening`}>{t('overview.goOn')}</ButtonLink>
      </div>
    </section>
  );
}

function ToDo({ slug, page }: { slug: string; page: DeskPage }) {
  const t = useMessages(opening);
  const { fullDateTime } = useFormats();
  const { waiting, pending, units, unanswered, nextNotice } = page;
  return (
    <section aria-labelledby="to-do" className={layout.stack}>
      <h2 id="to-do">{t('overview.toDo')}</h2>
      <ul role="list" className={styles.toDo}>
        <Line to={deskPath(slug, 'people')} isUrgent={waiting > 0}>
          {waiting > 0 ? t('overview.waiting', { count: waiting }) : t('overview.nobodyWaits')}
        </Line>
        <Line to="/moderation" isUrgent={pending > 0}>
          {pending > 0 ? t('overview.pending', { count: pending }) : t('overview.nothingPending')}
        </Line>
        <Line to={`${deskPath(slug, 'units')}?show=unanswered`}>
          {units === 0 ? t('overview.noUnits') : t('overview.unanswered', { count: unanswered })}
        </Line>
        <Line to={deskPath(slug, 'notices')}>
          {nextNotice
            ? t.rich('overview.nextNotice', {
                title: <bdi>{nextNotice.title}</bdi>,
                when: fullDateTime(new Date(nextNotice.publishedAt)),
              })
            : t('overview.noNotice')}
        </Line>
      </ul>
    </section>
  );
}

function Line({
  to,
  isUrgent = false,
  children,
}: {
  to: string;
  /** Whether somebody waits for it. */
  isUrgent?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={to} className={styles.toDoLink}>
        {isUrgent ? <b>{children}</b> : children}
      </Link>
    </li>
  );
}
