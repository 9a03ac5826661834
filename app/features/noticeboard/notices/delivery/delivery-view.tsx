import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import * as byFloor from '#app/features/communities/manage/floors.css.ts';
import { groupedBy } from '#app/lib/grouped.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ShareBar, ShareMark, type ShareTone } from '#app/ui/drawings/share-bar.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Fold } from '#app/ui/text/fold.tsx';
import { deliveryLists, type DeliveryList } from '../desk/lists.ts';
import { isOnHub, isUnreached, onHubSince } from './reached.ts';
import { noticePath } from '../desk/paths.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import type { DeliveryPage, UnitDelivery } from './queries.server.ts';
import * as styles from './delivery.css.ts';

/** The colours of the bar. */
const tones: Record<Exclude<DeliveryList, 'all'>, ShareTone> = {
  mail: 'first',
  paper: 'second',
  waiting: 'third',
  none: 'rest',
};

export function DeliveryView({ community, notice, list, counts, units }: DeliveryPage) {
  const t = useMessages(noticeDelivery);
  const { slug } = community;
  return (
    <NoticeDesk
      community={community}
      notice={notice}
      title={t('delivery')}
      lead={t('deliveryLead')}
    >
      {counts.all === 0 ? (
        <EmptyState text={t(notice.outSince ? 'noUnits' : 'notOut')} />
      ) : (
        <>
          <Reached path={noticePath(slug, notice.id, 'delivery')} list={list} counts={counts} />
          <NextStep slug={slug} notice={notice} counts={counts} />
          <section aria-labelledby="units" className={layout.stack}>
            <h2 id="units">{t(`lists.${list}`)}</h2>
            {units.items.length === 0 ? (
              <EmptyPage>
                <EmptyState text={t(`noneIn.${list}`)} />
              </EmptyPage>
            ) : (
              <Floors page={units} outSince={notice.outSince} tellsReach={list === 'all'} />
            )}
            <ListPages page={units} previousLabel={t('previous')} nextLabel={t('next')} />
          </section>
        </>
      )}
    </NoticeDesk>
  );
}

/** How many units were reached, as one bar, and the lists that its parts lead to. */
function Reached({ path, list, counts }: Pick<DeliveryPage, 'list' | 'counts'> & { path: string }) {
  const t = useMessages(noticeDelivery);
  const { all, mail, waiting, none } = counts;
  // Paper may have gone to a unit that email reached too.
  const sizes = { mail, paper: all - mail - waiting - none, waiting, none };
  return (
    <nav aria-label={t('menu')} className={layout.stack}>
      {none < all && (
        <ShareBar
          parts={(['mail', 'paper', 'waiting', 'none'] as const).map((part) => ({
            tone: tones[part],
            size: sizes[part],
          }))}
        />
      )}
      <FigureTiles>
        {deliveryLists.map((one) => (
          <FigureTile
            key={one}
            label={t(`lists.${one}`)}
            value={counts[one]}
            to={one === 'all' ? path : `${path}?show=${one}`}
            current={one === list}
            mark={one !== 'all' && <ShareMark tone={tones[one]} />}
          />
        ))}
      </FigureTiles>
    </nav>
  );
}

/** What is left to do, and the proof of what was done. */
function NextStep({
  slug,
  notice,
  counts: { none, waiting },
}: Pick<DeliveryPage, 'notice' | 'counts'> & { slug: string }) {
  const t = useMessages(noticeDelivery);
  const path = noticePath(slug, notice.id, 'delivery');
  const kind = (isNext: boolean) => (isNext ? 'main' : 'quiet');
  return (
    <section aria-label={t('nextStep.label')} className={layout.stack}>
      <p>
        <strong>
          {none > 0
            ? t('nextStep.slips', { count: none })
            : waiting > 0
              ? t('nextStep.wait', { count: waiting })
              : t('nextStep.done')}
        </strong>
      </p>
      <p className={layout.row}>
        <ButtonLink kind={kind(none > 0)} to={noticePath(slug, notice.id, 'slips')}>
          {none > 0 ? t('nextStep.print', { count: none }) : t('slipsTitle')}
        </ButtonLink>
        <ButtonLink kind={kind(none + waiting === 0)} to={`${path}.pdf`} reloadDocument>
          {t('proof')}
        </ButtonLink>
        <a href={`${path}.csv`} download>
          {t('proofCsv')}
        </a>
      </p>
      <p className={`${layout.small} ${layout.muted}`}>
        <Hub notice={notice} />{' '}
        {t(`proofHint.${notice.kind === 'STATUTORY' ? 'STATUTORY' : 'OTHER'}`)}
      </p>
    </section>
  );
}

function useDate() {
  const { shortDateTime } = useFormats();
  return (at: Date) => <Moment at={at} text={shortDateTime(at)} />;
}

/** Since when it is on the hub, which is no proof that somebody read it. */
function Hub({ notice: { outSince, left } }: Pick<DeliveryPage, 'notice'>) {
  const t = useMessages(noticeDelivery);
  const date = useDate();
  return (
    <>
      {outSince && t.rich('onHub', { date: date(outSince) })}{' '}
      {left && t.rich('leftHub', { date: date(left) })}
    </>
  );
}

/** As many units are seen without opening their floors. */
const fewUnits = 40;

/** A page of the units by floor, each floor in one line that opens to them. */
function Floors({
  page: { items: units, previous, next },
  outSince,
  tellsReach,
}: {
  page: DeliveryPage['units'];
  outSince: Date | null;
  /** Whether each floor says how many of its units were reached. */
  tellsReach: boolean;
}) {
  const t = useMessages(noticeDelivery);
  const floors = groupedBy(units, ({ floor }) => floor);
  // Others of the first and the last floor may be on the page before and on the next.
  const cut = new Set([
    ...(previous ? [units[0]?.floor] : []),
    ...(next ? [units.at(-1)?.floor] : []),
  ]);
  // What is the same for all of them is said above the list.
  const isSameForAll =
    outSince !== null &&
    units.every(
      ({ state, hubSince }) =>
        isOnHub(state) && onHubSince(hubSince, outSince).getTime() === outSince.getTime(),
    );
  return (
    <div className={byFloor.floors}>
      {[...floors].map(([floor, there]) => {
        const open = there.filter(isUnreached).length;
        return (
          <Fold
            key={floor ?? 'none'}
            open={units.length <= fewUnits}
            summary={
              <span className={byFloor.floor}>
                <strong>
                  {floor === null
                    ? t('noFloor', { count: there.length })
                    : t(cut.has(floor) ? 'floorHere' : 'floor', { floor, count: there.length })}
                </strong>{' '}
                {tellsReach && (
                  <span className={open > 0 ? undefined : layout.muted}>
                    {t('reachedOf', { count: there.length, reached: there.length - open })}
                  </span>
                )}
              </span>
            }
          >
            <ul role="list" className={styles.rows}>
              {there.map((unit) => (
                <UnitRow key={unit.id} unit={unit} outSince={outSince} hasHub={!isSameForAll} />
              ))}
            </ul>
          </Fold>
        );
      })}
    </div>
  );
}

function UnitRow({
  unit: { unit, state, stateAt, correctedAt, slipAt, slipBy, paperOn, servedAt, hubSince },
  outSince,
  hasHub,
}: {
  unit: UnitDelivery;
  outSince: Date | null;
  /** Whether it says since when the unit could read it in the hub. */
  hasHub: boolean;
}) {
  const t = useMessages(noticeDelivery);
  const unitLabel = useUnitLabel();
  const { longDate } = useFormats();
  const date = useDate();
  return (
    <li className={styles.row}>
      <strong>
        <bdi>{unitLabel(unit)}</bdi>
      </strong>
      <div>
        {slipAt && (
          <p>
            {slipBy ? t.rich('bySlip', { name: <bdi>{slipBy}</bdi> }) : t('bySlipOnly')}
            {', '}
            {date(slipAt)}
          </p>
        )}
        {paperOn && (
          <p>
            {t('servedOnPaper')}, {longDate(new Date(`${paperOn}T17:00:00Z`))}
          </p>
        )}
        {servedAt && state !== 'SENT' && (
          <p>
            {t('servedByEmail')}, {date(servedAt)}
          </p>
        )}
        <p className={slipAt || paperOn || servedAt ? layout.muted : undefined}>
          {t(`states.${state}`)}
          {stateAt && <>, {date(stateAt)}</>}
        </p>
        {correctedAt && (
          <p>
            {t('byCorrection')}, {date(correctedAt)}
          </p>
        )}
      </div>
      {hasHub && (
        <p className={styles.hub}>
          {isOnHub(state)
            ? outSince && t.rich('onHubFrom', { date: date(onHubSince(hubSince, outSince)) })
            : t(state === 'NO_OWNER' ? 'hubNoOwner' : 'hubNever')}
        </p>
      )}
    </li>
  );
}
