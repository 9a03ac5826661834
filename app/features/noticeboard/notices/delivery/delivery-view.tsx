import { useUnitLabel } from '#app/features/communities/communities/unit.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import {
  deliveryLists,
  isOnHub,
  noticePath,
  onHubSince,
  type DeliveryList,
} from '../desk/notice-state.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import type { DeliveryPage, UnitDelivery } from './queries.server.ts';

export function DeliveryView({ community, notice, list, counts, units }: DeliveryPage) {
  const t = useMessages(noticeDelivery);
  const { slug } = community;
  const path = noticePath(slug, notice.id, 'delivery');
  const to = (one: DeliveryList) => (one === 'all' ? path : `${path}?show=${one}`);
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
    </NoticeDesk>
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
    <p>
      {outSince && t.rich('onHub', { date: date(outSince) })}{' '}
      {left && t.rich('leftHub', { date: date(left) })}
    </p>
  );
}

function Proof({ slug, notice }: { slug: string; notice: DeliveryPage['notice'] }) {
  const t = useMessages(noticeDelivery);
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
  const t = useMessages(noticeDelivery);
  const unitLabel = useUnitLabel();
  const date = useDate();
  return (
    <Table
      labelledBy="units"
      head={[t('columns.unit'), t('columns.how'), t('columns.when'), t('columns.hub')]}
      rows={units.map(({ id, unit, state, stateAt, correctedAt, slipAt, slipBy, hubSince }) => ({
        key: id,
        cells: [
          <bdi key="unit">{unitLabel(unit)}</bdi>,
          <div key="how">
            {slipAt && (
              <p>{slipBy ? t.rich('bySlip', { name: <bdi>{slipBy}</bdi> }) : t('bySlipOnly')}</p>
            )}
            <p className={slipAt ? layout.muted : undefined}>{t(`states.${state}`)}</p>
            {correctedAt && <p>{t('byCorrection')}</p>}
          </div>,
          <div key="when">
            {slipAt && <p>{date(slipAt)}</p>}
            {stateAt && <p className={slipAt ? layout.muted : undefined}>{date(stateAt)}</p>}
            {correctedAt && <p>{date(correctedAt)}</p>}
          </div>,
          isOnHub(state)
            ? outSince && t.rich('hubSince', { date: date(onHubSince(hubSince, outSince)) })
            : t(state === 'NO_OWNER' ? 'hubNoOwner' : 'hubNever'),
        ],
      }))}
    />
  );
}
