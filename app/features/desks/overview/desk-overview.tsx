import type { ReactNode } from 'react';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { letters } from '#app/messages/en/letters.ts';
import { manage } from '#app/messages/en/manage.ts';
import { opening } from '#app/messages/en/opening.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { DecisionLinks, type Decisions } from '#app/features/communities/manage/decision-links.tsx';
import * as styles from '#app/features/communities/manage/desk.css.ts';
import type { DeskPage } from './overview.server.ts';
import { deskPath, deskSections } from '#app/features/communities/manage/sections.ts';

export function DeskOverview({
  community,
  page,
  answers,
}: {
  community: { id: string; slug: string; name: string };
  page: DeskPage;
  /** Reports and appeals that wait. */
  answers: Omit<Decisions, 'pending'>;
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
        <ToDo community={community} page={page} />
      ) : (
        <Closed slug={slug} missing={page.missing} />
      )}
      <PageIndex
        pages={deskSections.map((section) => ({
          to: deskPath(slug, section),
          label: t(`sections.${section}`),
          text: t(`sectionLeads.${section}`),
          more: (section === 'people' || section === 'units') && (
            <Link to={pages[section].to}>{pages[section].label}</Link>
          ),
        }))}
      />
      <DecisionLinks community={community} decisions={{ ...answers, pending: page.pending }} />
    </Desk>
  );
}

function Closed({ slug, missing }: { slug: string; missing: number }) {
  const t = useMessages(opening);
  return (
    <section aria-labelledby="closed" className={`${styles.panel} ${layout.stack}`}>
      <h2 id="closed">{t(missing === 0 ? 'overview.ready' : 'overview.closed')}</h2>
      <p>
        {missing === 0 ? t('overview.readyLead') : t('overview.closedLead', { count: missing })}
      </p>
      <div>
        <ButtonLink to={`${deskPath(slug)}/opening`}>
          {t(missing === 0 ? 'overview.toDoors' : 'overview.goOn')}
        </ButtonLink>
      </div>
    </section>
  );
}

function ToDo({ community: { slug }, page }: { community: { slug: string }; page: DeskPage }) {
  const t = useMessages(opening);
  const { fullDateTime } = useFormats();
  const lang = useLang();
  const { waiting, pending, units, unanswered, letters: due, nextNotice } = page;
  const chosen = new URLSearchParams(due.units.map((unit) => ['units', unit]));
  return (
    <section aria-labelledby="to-do" className={layout.stack}>
      <h2 id="to-do">{t('overview.toDo')}</h2>
      <ul role="list" className={lines.lines}>
        <Line to={deskPath(slug, 'people')} isUrgent={waiting > 0}>
          {waiting > 0 ? t('overview.waiting', { count: waiting }) : t('overview.nobodyWaits')}
        </Line>
        <Line to={`/moderation?community=${slug}#queue`} isUrgent={pending > 0}>
          {pending > 0 ? t('overview.pending', { count: pending }) : t('overview.nothingPending')}
        </Line>
        {due.count > 0 && (
          <Line to={`/manage/${slug}/letters?${chosen.toString()}`} isUrgent>
            {t('overview.letters', { count: due.count })}
          </Line>
        )}
        <Line to={`${deskPath(slug, 'units')}?show=open`}>
          {units === 0 ? t('overview.noUnits') : t('overview.unanswered', { count: unanswered })}
        </Line>
        <Line to={deskPath(slug, 'notices')}>
          {nextNotice
            ? t.rich('overview.nextNotice', {
                title: <bdi lang={lang(nextNotice.language)}>{nextNotice.title}</bdi>,
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
  isUrgent?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={lines.line}>
      <Link to={to} className={isUrgent ? lines.title : styles.toDoLink}>
        {children}
      </Link>
    </li>
  );
}
