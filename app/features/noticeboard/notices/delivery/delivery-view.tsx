import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { noticeDoors } from '#app/messages/en/notice-doors.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import type { DeliveryPage } from './delivery-page.server.ts';
import { deliveryLists, noticePath, type DeliveryList } from './filter.ts';
import type { UnitDelivery } from './queries.server.ts';

/** What a notice reached: the figures, the proof, and the units one by one. */
export function DeliveryView({ community, notice, list, counts, units }: DeliveryPage) {
  const t = useMessages(noticeDoors);
  const say = useMessages(noticeDesk);
  const { slug } = community;
  const path = noticePath(slug, notice.id, 'delivery');
  const to = (one: DeliveryList) => (one === 'all' ? path : `${path}?show=${one}`);
  return (
    <Desk
      community={community}
      section="notices"
      above={[
        { to: deskPath(slug, 'notices'), label: say('title') },
        { to: noticePath(slug, notice.id), label: notice.title },
      ]}
      title={t('delivery')}
      lead={t('deliveryLead')}
    >
      {counts.all === 0 ? (
        <EmptyState text={t(notice.outSince ? 'noUnits' : 'notOut')} />
      ) : (
        <>
          <FigureTiles>
            {deliveryLists.map((one) => (
              <FigureTile key={one} label={t(`lists.${one}`)} value={counts[one]} to={to(one)} />
            ))}
          </FigureTiles>
          <Hub notice={notice} />
          <Proof slug={slug} notice={notice} />
          <section aria-labelledby="units" className={layout.stack}>
            <Tabs
              label={t('menu')}
              current={list}
              tabs={deliveryLists.map((key) => ({
                key,
                label: t('counted', { list: t(`lists.${key}`), count: counts[key] }),
                to: to(key),
              }))}
            />
            <h2 id="units">{t(`lists.${list}`)}</h2>
            {units.items.length === 0 ? (
              <EmptyPage>
                <EmptyState text={t(`noneIn.${list}`)} />
              </EmptyPage>
            ) : (
              <UnitTable units={units.items} outSince={notice.outSince} />
            )}
            <ListPages page={units} previousLabel={t('previous')} nextLabel={t('next')} />
          </section>
        </>
      )}
    </Desk>
  );
}

/** Since when it is on the hub, which is no proof that somebody read it. */
function Hub({ notice: { outSince, left } }: Pick<DeliveryPage, 'notice'>) {
  const t = useMessages(noticeDoors);
  const { shortDateTime } = useFormats();
  const date = (at: Date) => <Moment at={at} text={shortDateTime(at)} />;
  return (
    <p>
      {outSince && t.rich('onHub', { date: date(outSince) })}{' '}
      {left && t.rich('leftHub', { date: date(left) })}
    </p>
  );
}

/** The way to the slips, and the proof as files. */
function Proof({ slug, notice }: { slug: string; notice: DeliveryPage['notice'] }) {
  const t = useMessages(noticeDoors);
  const path = noticePath(slug, notice.id, 'delivery');
  return (
    <div className={layout.stack}>
      <p className={layout.row}>
        <ButtonLink to={noticePath(slug, notice.id, 'slips')}>{t('slipsTitle')}</ButtonLink>
        <ButtonLink kind="quiet" to={`${path}.pdf`} reloadDocument>
          {t('proof')}
        </ButtonLink>
        <a href={`${path}.csv`} download>
          {t('proofCsv')}
        </a>
      </p>
      <p className={`${layout.small} ${layout.muted}`}>
        {t(`proofHint.${notice.kind === 'STATUTORY' ? 'STATUTORY' : 'OTHER'}`)}
      </p>
    </div>
  );
}

function UnitTable({ units, outSince }: { units: UnitDelivery[]; outSince: Date | null }) {
  const t = useMessages(noticeDoors);
  const unitLabel = useUnitLabel();
  const { shortDateTime } = useFormats();
  const date = (at: Date) => <Moment at={at} text={shortDateTime(at)} />;
  return (
    <Table
      labelledBy="units"
      head={[t('columns.unit'), t('columns.how'), t('columns.when'), t('columns.hub')]}
      rows={units.map(({ id, unit, state, stateAt, slipAt, slipBy }) => ({
        key: id,
        cells: [
          <bdi key="unit">{unitLabel(unit)}</bdi>,
          <div key="how">
            {slipAt && (
              <p>{slipBy ? t.rich('bySlip', { name: <bdi>{slipBy}</bdi> }) : t('bySlipOnly')}</p>
            )}
            <p className={slipAt ? layout.muted : undefined}>{t(`states.${state}`)}</p>
          </div>,
          <div key="when">
            {slipAt && <p>{date(slipAt)}</p>}
            {stateAt && <p className={slipAt ? layout.muted : undefined}>{date(stateAt)}</p>}
          </div>,
          state === 'NO_ACCOUNT' || !outSince
            ? t('hubNever')
            : t.rich('hubSince', { date: date(outSince) }),
        ],
      }))}
    />
  );
}
