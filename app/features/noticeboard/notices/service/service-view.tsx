import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeService } from '#app/messages/en/notice-service.ts';
import { owners } from '#app/messages/en/owners.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { button } from '#app/ui/button.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FigureTile, FigureTiles } from '#app/ui/figure-tiles.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import { noticePath } from '../desk/paths.ts';
import { serviceLists } from '../desk/lists.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { againForm, ServiceEntry } from './service-entry.tsx';
import type { ServicePage } from './service-page.server.ts';
import { CameBack, CameThrough } from './came-back.tsx';

/** How a notice has to be served on each owner, what was handed over, and who is not served yet. */
export function ServiceView({ page, reply }: { page: ServicePage; reply: FormReply | undefined }) {
  const t = useMessages(noticeService);
  const because = useMessages(owners);
  const { community, notice, counts } = page;
  const posted = reply?.result.initialValue?.intent;
  const recorded = posted === 'handOver' ? reply : undefined;
  const elsewhere = formState(recorded ? undefined : reply?.result);
  return (
    <NoticeDesk community={community} notice={notice} title={t('title')} lead={t('lead')}>
      <ErrorSummary form={elsewhere} title={t('notDone')} />
      {!notice.mustBeServed ? (
        <EmptyState text={t('notServed')} />
      ) : counts.all === 0 ? (
        <>
          <EmptyState text={t(notice.isOut ? 'nobody' : 'notOut')} />
          {notice.isOut && <Refresh page={page} />}
        </>
      ) : (
        <>
          <Lists page={page} />
          <Again page={page} />
          <Papers page={page} />
          <RecordPaper page={page} reply={recorded} />
          <Owners page={page} reply={recorded} />
          <CameBack page={page} reply={reply} />
          <CameThrough page={page} />
          <Handovers page={page} />
          <Refresh page={page} />
        </>
      )}
      {notice.mustBeServed && (
        <p>
          {because(`rule.now.${page.rule}`)}{' '}
          <Link to={`/manage/${community.slug}/service`}>{because('rule.change')}</Link>
        </p>
      )}
    </NoticeDesk>
  );
}

/** How many owners were served, and by which way, each with its list. */
function Lists({ page: { community, notice, list, counts } }: { page: ServicePage }) {
  const t = useMessages(noticeService);
  const path = noticePath(community.slug, notice.id, 'service');
  return (
    <nav aria-label={t('menu')}>
      <FigureTiles>
        {serviceLists.map((one) => (
          <FigureTile
            key={one}
            label={t(`lists.${one}`)}
            value={counts[one]}
            to={one === 'all' ? path : `${path}?show=${one}`}
            current={one === list}
          />
        ))}
      </FigureTiles>
    </nav>
  );
}

/** Who was served with the text before a correction, to be served again. */
function Again({ page: { before, formKey } }: { page: ServicePage }) {
  const t = useMessages(noticeService);
  const { longDate } = useFormats();
  if (!before) return null;
  const { correctedAt, owners: count } = before;
  return (
    <section aria-labelledby="again" className={layout.stack}>
      <h2 id="again">{t('againTitle')}</h2>
      <p>{t('againLead', { count, day: longDate(correctedAt) })}</p>
      <p>{t('againMeans')}</p>
      <Form method="post" id={againForm}>
        <FormKey form={formState(null)} fresh={`${formKey}-again`} />
        <input type="hidden" name="intent" value="again" />
        <Button kind="quiet">{t('againAll', { count })}</Button>
      </Form>
    </section>
  );
}

/** What is left to do, and the papers for it. */
function Papers({ page: { community, notice, counts, toHandOver } }: { page: ServicePage }) {
  const t = useMessages(noticeService);
  const file = (...parts: string[]) => noticePath(community.slug, notice.id, ...parts);
  const onTheWay = counts.open - toHandOver.mail - toHandOver.unit;
  return (
    <section aria-labelledby="papers" className={layout.stack}>
      <h2 id="papers">{t('papers')}</h2>
      {counts.open === 0 && <p>{t('allServed')}</p>}
      {toHandOver.mail > 0 && <p>{t('toMail', { count: toHandOver.mail })}</p>}
      {toHandOver.unit > 0 && <p>{t('toUnit', { count: toHandOver.unit })}</p>}
      {onTheWay > 0 && <p>{t('onTheWay', { count: onTheWay })}</p>}
      <p className={layout.row}>
        {toHandOver.mail > 0 && (
          <ButtonLink kind="quiet" to={file('labels.pdf')} reloadDocument>
            {t('mailLabels')}
          </ButtonLink>
        )}
        {toHandOver.unit > 0 && (
          <ButtonLink kind="quiet" to={`${file('labels.pdf')}?way=unit`} reloadDocument>
            {t('unitLabels')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={file('service.pdf')} reloadDocument>
          {t('listPdf')}
        </ButtonLink>
        <a href={file('service.csv')} download>
          {t('listCsv')}
        </a>
        <ButtonLink kind="quiet" to={file('delivery.pdf')} reloadDocument>
          {t('proof')}
        </ButtonLink>
      </p>
      {toHandOver.mail + toHandOver.unit > 0 && (
        <p className={`${layout.small} ${layout.muted}`}>{t('labelHint')}</p>
      )}
      <p className={`${layout.small} ${layout.muted}`}>{t('whenServed')}</p>
    </section>
  );
}

/** Writes down what was mailed or delivered, where the list below has no form for it. */
function RecordPaper({ page, reply }: { page: ServicePage; reply: FormReply | undefined }) {
  const t = useMessages(noticeService);
  const ways = paperWays.filter((way) => page.toRecord[way].length > 0);
  const { community, notice, inPages } = page;
  const path = noticePath(community.slug, notice.id, 'service');
  const inPagesLinks = inPages.map((way) => (
    <p key={way}>
      <ButtonLink kind="quiet" to={`${path}?show=${way === 'MAIL' ? 'mail' : 'unit'}#owners`}>
        {t(`handOverTitle.${way}`)}
      </ButtonLink>
    </p>
  ));
  const forms = ways.map((way) => {
    const isPosted = isPostedBy(page.toRecord[way], reply);
    return (
      <details key={way} open={isPosted || ways.length + inPages.length === 1}>
        <summary className={button.quiet}>{t(`handOverTitle.${way}`)}</summary>
        <HandOverForm
          page={page}
          rows={page.toRecord[way]}
          way={way}
          reply={isPosted ? reply : undefined}
        />
      </details>
    );
  });
  return [...inPagesLinks, ...forms];
}

const paperWays = ['MAIL', 'UNIT'] as const;

/** Whether a form that came back is that of these owners. */
function isPostedBy(rows: readonly { id: string }[], reply: FormReply | undefined): boolean {
  const chosen: unknown = reply?.result.initialValue?.owners;
  const ids = Array.isArray(chosen) ? chosen : [chosen];
  return reply !== undefined && (chosen === undefined || rows.some(({ id }) => ids.includes(id)));
}

function Owners({ page, reply }: { page: ServicePage; reply: FormReply | undefined }) {
  const t = useMessages(noticeService);
  const { list, rows } = page;
  const isPaper = list === 'mail' || list === 'unit';
  const hasOpen = rows.items.some(({ status }) => !status.isServed);
  return (
    <section aria-labelledby="owners" className={layout.stack}>
      <h2 id="owners">{t(`lists.${list}`)}</h2>
      {rows.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t(`noneIn.${list}`)} />
        </EmptyPage>
      ) : isPaper && hasOpen ? (
        <HandOverForm
          page={page}
          rows={rows.items}
          way={list === 'mail' ? 'MAIL' : 'UNIT'}
          reply={reply}
        />
      ) : (
        <ul role="list" className={lines.lines}>
          {rows.items.map((row) => (
            <li key={row.id} className={lines.line}>
              <ServiceEntry row={row} />
            </li>
          ))}
        </ul>
      )}
      <ListPages page={rows} previousLabel={t('previous')} nextLabel={t('next')} />
    </section>
  );
}

/** What was handed over, each with a button that takes a mistake back. */
function Handovers({ page: { handovers, formKey } }: { page: ServicePage }) {
  const t = useMessages(noticeService);
  const { longDate, shortDateTime } = useFormats();
  const day = (on: string) => longDate(new Date(`${on}T17:00:00Z`));
  if (handovers.length === 0) return null;
  return (
    <section aria-labelledby="handovers" className={layout.stack}>
      <h2 id="handovers">{t('handovers')}</h2>
      <ul role="list" className={lines.lines}>
        {handovers.map(({ id, way, what, handedOn, handedBy, count, owners, ...entry }) => (
          <li key={id} className={lines.line}>
            <p>
              <strong>
                <bdi>{what}</bdi>
              </strong>
            </p>
            <p>
              {t.rich(`handed.${way === 'EMAIL' ? 'UNIT' : way}`, {
                day: day(handedOn),
                name: <bdi>{handedBy}</bdi>,
                pieces: t('pieces', { count }),
                owners: t('ownerCount', { count: owners }),
              })}
            </p>
            <p className={`${layout.small} ${layout.muted}`}>
              {t.rich('writtenDown', {
                when: <Moment at={entry.createdAt} text={shortDateTime(entry.createdAt)} />,
                name: <bdi>{entry.recordedBy ?? t('somebody')}</bdi>,
              })}
            </p>
            <details>
              <summary>{t('mistake')}</summary>
              <Form method="post" className={layout.stack}>
                <FormKey form={formState(null)} fresh={`${formKey}-${id}`} />
                <input type="hidden" name="handover" value={id} />
                <p>{t('undoHint')}</p>
                <div>
                  <Button kind="danger" name="intent" value="undo">
                    {t('undo')}
                  </Button>
                </div>
              </Form>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings the list in line with the record of owners. */
function Refresh({ page: { formKey } }: { page: ServicePage }) {
  const t = useMessages(noticeService);
  return (
    <section aria-labelledby="refresh" className={layout.stack}>
      <h2 id="refresh">{t('refreshTitle')}</h2>
      <p>{t('refreshLead')}</p>
      <Form method="post">
        <FormKey form={formState(null)} fresh={`${formKey}-refresh`} />
        <Button kind="quiet" name="intent" value="refresh">
          {t('refresh')}
        </Button>
      </Form>
    </section>
  );
}
