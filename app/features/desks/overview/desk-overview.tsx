import type { ReactNode } from 'react';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';
import { boardWork } from '#app/messages/en/board-work.ts';
import { emergencies as words } from '#app/messages/en/emergencies.ts';
import { invitations } from '#app/messages/en/invitations.ts';
import { letters } from '#app/messages/en/letters.ts';
import { manage } from '#app/messages/en/manage.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { notices } from '#app/messages/en/notices.ts';
import { opening } from '#app/messages/en/opening.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/drawings/icon.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import * as styles from '#app/features/communities/manage/desk.css.ts';
import type { DeskPage } from './overview.server.ts';
import { deskPath, type DeskSection } from '#app/features/communities/manage/sections.ts';

interface Overview {
  community: { id: string; slug: string; name: string };
  page: DeskPage;
  /** Reports and appeals that wait. */
  answers: { reports: number; appeals: number };
}

/** The first page of a desk: what waits in figures, and the pages below it, which are its only menu. */
export function DeskOverview({ community, page, answers }: Overview) {
  const t = useMessages(manage);
  const { slug } = community;
  const section = (key: DeskSection) => ({
    to: deskPath(slug, key),
    label: <Drawn icon={drawings[key]}>{t(`sections.${key}`)}</Drawn>,
    text: t(`sectionLeads.${key}`),
  });
  const invitationsTitle = useMessages(invitations)('title');
  const lettersTitle = useMessages(letters)('title');
  const yearTitle = useMessages(boardYear)('title');
  return (
    <Desk community={community} title={community.name} lead={t('deskLead')} hasMenu={false}>
      {page.missing === null ? (
        <>
          <Standing emergencies={page.emergencies} />
          <FirstActions slug={slug} />
          <ToDo slug={slug} page={page} answers={answers} />
        </>
      ) : (
        <Closed slug={slug} missing={page.missing} />
      )}
      <nav aria-label={t('menu')} className={styles.index}>
        <PageIndex
          pages={[
            {
              ...section('people'),
              more: <Link to={`/manage/${slug}/invitations`}>{invitationsTitle}</Link>,
            },
            {
              ...section('units'),
              more: <Link to={`/manage/${slug}/letters`}>{lettersTitle}</Link>,
            },
            { ...section('notices'), more: <NextNotice notice={page.nextNotice} /> },
            section('requests'),
            section('bookings'),
            {
              ...section('documents'),
              more: <Link to={`${deskPath(slug)}/year`}>{yearTitle}</Link>,
            },
            {
              to: `/moderation?community=${slug}#queue`,
              label: <Drawn icon="scales">{t('posts.title')}</Drawn>,
              text: t('posts.lead'),
              more: <DecisionLinks communityId={community.id} answers={answers} />,
            },
            {
              ...section('settings'),
              more: <Link to={`${deskPath(slug)}/export`}>{t('export')}</Link>,
            },
          ]}
        />
      </nav>
    </Desk>
  );
}

const drawings: Record<DeskSection, IconName> = {
  people: 'people',
  units: 'condo',
  notices: 'info',
  requests: 'tool',
  documents: 'file',
  bookings: 'calendar',
  settings: 'tool',
};

const Drawn = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    {children}
  </>
);

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

/** The emergencies that are up, since when, and where one says that they are over. */
function Standing({ emergencies }: Pick<DeskPage, 'emergencies'>) {
  const t = useMessages(words);
  const kind = useMessages(notices)('kinds.EMERGENCY');
  const lang = useLang();
  if (emergencies.length === 0) return null;
  return (
    <ul role="list" className={layout.stack}>
      {emergencies.map(({ id, title, language, since, upSince, toEnd }) => (
        <li key={id} className={`${styles.panel} ${layout.spread}`}>
          <div>
            <p className={layout.row}>
              <Drawn icon="alarm">{kind}</Drawn>
            </p>
            <p lang={lang(language)}>
              <strong>{title}</strong>
            </p>
            <p>
              <Moment at={since} text={upSince} />
            </p>
          </div>
          <ButtonLink to={toEnd}>{t('over')}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** What is written most, and what has to go out at once. */
function FirstActions({ slug }: { slug: string }) {
  const t = useMessages(noticeDesk);
  const path = `${deskPath(slug, 'notices')}/new`;
  return (
    <p className={layout.row}>
      <ButtonLink to={path}>{t('write')}</ButtonLink>
      <ButtonLink kind="danger" to={`${path}?kind=EMERGENCY`}>
        {t('writeEmergency')}
      </ButtonLink>
    </p>
  );
}

/** What there is to do in figures, each of which leads to it; none of them is 0. */
function ToDo({
  slug,
  page,
  answers: { reports, appeals },
}: { slug: string } & Pick<Overview, 'page' | 'answers'>) {
  const t = useMessages(opening);
  const nothing = useMessages(boardWork)('nothing');
  const { number } = useFormats();
  const { waiting, pending, requests, units, unanswered, bookings, overdue } = page;
  const { letters: due } = page;
  const chosen = new URLSearchParams(due.units.map((unit) => ['units', unit]));
  const figures = (
    [
      ['waiting', waiting, deskPath(slug, 'people')],
      ['requests', requests, deskPath(slug, 'requests')],
      ['pending', pending, `/moderation?community=${slug}#queue`],
      ['reports', reports, '/moderation/reports'],
      ['appeals', appeals, '/moderation/appeals'],
      ['bookings', bookings, deskPath(slug, 'bookings')],
      ['overdue', overdue, `${deskPath(slug)}/year`],
      ['unanswered', unanswered, `${deskPath(slug, 'units')}?show=open`],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <section aria-label={t('overview.toDo')} className={layout.stack}>
      {waiting + pending + requests + reports + appeals + bookings + overdue === 0 && (
        <p>{nothing}</p>
      )}
      {figures.length > 0 && (
        <div className={styles.figures}>
          <FigureTiles>
            {figures.map(([key, count, to]) => (
              <FigureTile
                key={key}
                label={t(`overview.figures.${key}`, { count })}
                value={number(count)}
                to={to}
              />
            ))}
          </FigureTiles>
        </div>
      )}
      {due.count > 0 && (
        <p>
          <Link to={`/manage/${slug}/letters?${chosen.toString()}`} className={lines.title}>
            {t('overview.letters', { count: due.count })}
          </Link>
        </p>
      )}
      {page.endedAddresses.map((what) => (
        <p key={what}>
          <Link to={endedPath(slug, what)} className={lines.title}>
            {t(`overview.ended.${what}`)}
          </Link>
        </p>
      ))}
      {units === 0 && <p className={layout.muted}>{t('overview.noUnits')}</p>}
    </section>
  );
}

/** Where the desk makes a new address in the place of one that ended. */
const endedPath = (slug: string, what: DeskPage['endedAddresses'][number]): string =>
  what === 'screen' ? `${deskPath(slug, 'notices')}/screen` : `${deskPath(slug, 'bookings')}/feed`;

function NextNotice({ notice }: { notice: DeskPage['nextNotice'] }) {
  const t = useMessages(opening);
  const { fullDateTime } = useFormats();
  const lang = useLang();
  if (!notice) return t('overview.noNotice');
  return t.rich('overview.nextNotice', {
    title: <bdi lang={lang(notice.language)}>{notice.title}</bdi>,
    when: fullDateTime(new Date(notice.publishedAt)),
  });
}

/** Links to the reports, the appeals and the log, beside the queue. */
function DecisionLinks({
  communityId,
  answers: { reports, appeals },
}: {
  communityId: string;
  answers: Overview['answers'];
}) {
  const t = useMessages(manage);
  const log = `/moderation/log?community=${communityId}`;
  const links = [
    { to: '/moderation/reports', label: t('posts.reports', { count: reports }) },
    { to: '/moderation/appeals', label: t('posts.appeals', { count: appeals }) },
    { to: `${log}&what=decisions`, label: t('posts.decisions') },
    { to: log, label: t('posts.log') },
  ];
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
