import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import type { ReactNode } from 'react';
import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { BookmarkButton } from '#app/features/communities/bookmarks/bookmark-button.tsx';
import * as styles from '#app/features/communities/communities/hub.css.ts';
import { unitNumberIn } from '#app/features/communities/communities/unit.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { BoardWork } from '#app/features/desks/overview/board-work/board-work.tsx';
import type { Placement } from '#app/features/newsroom/sponsors/queries.server.ts';
import { SponsorCards } from '#app/features/newsroom/sponsors/sponsor-cards.tsx';
import { NoticeBoard } from '#app/features/noticeboard/notices/notice-board.tsx';
import type { HubNotice } from '#app/features/noticeboard/notices/queries.server.ts';
import { useMessages, useFormats, useLang } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import { button } from '#app/ui/button.css.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/drawings/icon.tsx';
import { Skyline } from '#app/ui/drawings/skyline.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { FilterForm, type Filters } from '#app/ui/forms/filter-form.tsx';
import { Menu } from '#app/ui/navigation/menu.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './hub.server.ts';
import { NextHere } from './next-here.tsx';
import type { NextList } from './next-here.server.ts';
import { phoneHref } from '#app/lib/phone.ts';

/** Above everything else on a hub: whether the viewer's address is confirmed, and what waits for its moderators. */
export function HubTop({
  community,
  unconfirmed,
}: {
  community: HubCommunity;
  /** The viewer's address, if it is not confirmed. */
  unconfirmed: string | null;
}) {
  const { slug, waiting } = community;
  if (!waiting && !unconfirmed) return null;
  return (
    <div className={`${layout.page} ${styles.top}`}>
      {unconfirmed && <UnconfirmedLine email={unconfirmed} backTo={`/communities/${slug}`} />}
      {waiting && <BoardWork communities={[{ ...community, waiting }]} isNamed={false} />}
    </div>
  );
}

/** The head of a hub: whose it is, and its skyline. It is lower above the tabs that follow the first one. */
export function HubHero({
  community,
  search,
  isFirstTab,
}: {
  community: HubCommunity;
  search: Filters;
  isFirstTab: boolean;
}) {
  const t = useMessages(hub);
  const { slug, name, address, unit } = community;
  const unitLabel = useUnitLabel();
  const number = unit && unitNumberIn(unit);
  return (
    <div className={isFirstTab ? styles.tallHero : styles.hero}>
      <div className={`${layout.page} ${styles.heroInner}`}>
        <div className={styles.heroWords}>
          <p className={styles.where}>
            {unit
              ? t(`yourCommunity.${number ? 'unit' : 'place'}`, { unit: number ?? unitLabel(unit) })
              : t('youModerate')}
          </p>
          <h1 className={styles.name}>{name}</h1>
          {address && <p className={styles.address}>{address}</p>}
        </div>
        <div className={styles.actions}>
          {isFirstTab && community.canPost && (
            <div className={styles.posting}>
              <ButtonLink to={`/communities/${slug}/activities/new`}>
                {t('postActivity')}
              </ButtonLink>
              <ButtonLink kind="quiet" to={`/communities/${slug}/listings/new`}>
                {t('postForSale')}
              </ButtonLink>
            </div>
          )}
          <BookmarkButton community={community} bookmarked={community.bookmarked} asStar />
          <Menu
            label={
              <>
                <Icon name="search" />
                <span className={layout.wordsOnWider}>{search.words.label}</span>
              </>
            }
          >
            <div className={styles.search}>
              <FilterForm filters={search} />
            </div>
          </Menu>
        </div>
        <div className={styles.skyline}>
          <Skyline drawing={community.skyline} />
        </div>
      </div>
    </div>
  );
}

/** What a resident looks for first: the notices, what is next, what to do, and who to call. */
export function MyCondoTab({
  community,
  notices,
  pinned,
  next,
  placements,
}: {
  community: HubCommunity;
  notices: HubNotice[];
  /** How many notices are pinned. */
  pinned: number;
  next: NextList[];
  placements: Placement[];
}) {
  return (
    <div className={styles.board}>
      <div className={styles.main}>
        <NoticeBoard notices={notices} pinned={pinned} slug={community.slug} />
        <NextHere lists={next} />
      </div>
      <QuickActions community={community} />
      <CommunityFacts community={community} />
      <div className={styles.sponsors}>
        <SponsorCards placements={placements} row />
      </div>
    </div>
  );
}

/** What a member does from the hub. */
function QuickActions({ community: { quick } }: { community: HubCommunity }) {
  const t = useMessages(hub);
  return (
    <section aria-labelledby="quick-actions" className={`${layout.stack} ${layout.screenOnly}`}>
      <h2 id="quick-actions">{t('quickActions')}</h2>
      <div className={styles.quick}>
        {quick.links.map(([label, href]) => (
          <a key={label} href={href} className={button.quiet}>
            {label}
          </a>
        ))}
      </div>
      <div className={`${layout.small} ${layout.muted}`}>
        {quick.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}

/** The sidebar of the My Condo tab: figures, dates, and who to call. */
function CommunityFacts({ community }: { community: HubCommunity }) {
  const t = useMessages(hub);
  const lang = useLang()(community.language);
  const { officeHours, managerEmail, managerPhone, emergencyPhone } = community;
  return (
    <aside aria-label={t('aboutBuilding')} className={styles.facts}>
      <Figures community={community} />
      <details className={styles.folded}>
        <summary className={styles.foldedTitle}>{t('datesAndContacts')}</summary>
        <div className={styles.foldedList}>
          <p className={styles.aboutFigures}>{t('windowsExplained')}</p>
          <ImportantDates community={community} />
          {(officeHours || managerEmail || managerPhone) && (
            <section className={styles.fact}>
              <h2 className={styles.factTitle}>{t('manager')}</h2>
              <div className={styles.contact}>
                {officeHours && (
                  <>
                    <p>
                      {t.rich('officeHours', { hours: <span lang={lang}>{officeHours}</span> })}
                    </p>
                    <OtherLanguage language={community.language} />
                  </>
                )}
                {managerEmail && (
                  <Contact icon="message" href={`mailto:${managerEmail}`}>
                    {managerEmail}
                  </Contact>
                )}
                {managerPhone && (
                  <Contact icon="phone" href={phoneHref(managerPhone)}>
                    {managerPhone}
                  </Contact>
                )}
              </div>
            </section>
          )}
          <section className={styles.fact}>
            <h2 className={styles.factTitle}>{t('emergency')}</h2>
            <div className={styles.contact}>
              {emergencyPhone && (
                <p>
                  {t.rich('afterHours', {
                    phone: <Contact href={phoneHref(emergencyPhone)}>{emergencyPhone}</Contact>,
                  })}
                </p>
              )}
              <p>{t.rich('emergencyServices', { phone: <a href="tel:911">911</a> })}</p>
            </div>
          </section>
        </div>
      </details>
    </aside>
  );
}

const Contact = ({
  icon,
  href,
  children,
}: {
  icon?: IconName;
  href: string;
  children: ReactNode;
}) => (
  <a className={styles.touch} href={href}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </a>
);

function Figures({ community: { figures } }: { community: HubCommunity }) {
  const { number } = useFormats();
  return (
    <section className={styles.fact}>
      <FigureTiles>
        {figures.map(([label, count]) => (
          <FigureTile key={label} label={label} value={number(count)} />
        ))}
      </FigureTiles>
    </section>
  );
}

function ImportantDates({ community: { language, dates } }: { community: HubCommunity }) {
  const t = useMessages(hub);
  const lang = useLang()(language);
  if (dates.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2 className={styles.factTitle}>{t('importantDates')}</h2>
      <dl className={layout.stack}>
        {dates.map(([label, date]) => (
          <div key={label} className={styles.pair}>
            <dt className={layout.muted}>{label}</dt>
            <dd>
              <strong lang={lang}>{date}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <OtherLanguage language={language} />
    </section>
  );
}
