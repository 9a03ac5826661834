import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Chips } from '#app/ui/navigation/chips.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { NoticeText } from '../text/notice-text.tsx';
import { noticePath } from '../desk/paths.ts';
import { slipLists } from '../desk/lists.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import type { SlipsPage } from './slips.server.ts';
import * as styles from './slips.css.ts';

/** The units that a slip goes to, to tick off; on paper the notice and the list to take along. */
export function SlipsView({ page, result }: { page: SlipsPage; result?: SubmissionResult }) {
  const t = useMessages(noticeDelivery);
  const { community, notice, list, counts, units } = page;
  const { slug } = community;
  const path = noticePath(slug, notice.id, 'slips');
  return (
    <NoticeDesk
      community={community}
      notice={notice}
      above={[{ to: noticePath(slug, notice.id, 'delivery'), label: t('delivery') }]}
      title={t('slipsTitle')}
      lead={t('slipsLead')}
    >
      <PrintedNotice sides={page.sides} />
      {counts.none > 0 && (
        <div className={`${layout.stack} ${layout.screenOnly}`}>
          <p>
            <ButtonLink kind="quiet" to={`${path}.pdf`} reloadDocument>
              {t('printSlips', { count: counts.none })}
            </ButtonLink>
          </p>
          <p className={`${layout.small} ${layout.muted}`}>{t('printHint')}</p>
        </div>
      )}
      <section aria-labelledby="units" className={layout.stack}>
        <Chips
          label={t('slipsMenu')}
          chips={slipLists.map((key) => ({
            isCurrent: key === list,
            label: t(`slipLists.${key}`, { count: key === 'open' ? counts.none : counts.slip }),
            to: key === 'open' ? path : `${path}?show=${key}`,
          }))}
        />
        <h2 id="units">{t(list === 'open' ? 'slipsOpen' : 'slipsDone')}</h2>
        {list === 'open' && counts.waiting > 0 && (
          <p className={layout.muted}>{t('onTheWay', { count: counts.waiting })}</p>
        )}
        {units.items.length === 0 ? (
          <EmptyPage>
            <EmptyState text={t(`noSlips.${list}`)} />
          </EmptyPage>
        ) : (
          <SlipForm page={page} form={formState(result)} />
        )}
        <div className={layout.screenOnly}>
          <ListPages page={units} previousLabel={t('previous')} nextLabel={t('next')} />
        </div>
      </section>
    </NoticeDesk>
  );
}

function PrintedNotice({ sides }: Pick<SlipsPage, 'sides'>) {
  const lang = useLang();
  return (
    <div className={styles.paperOnly}>
      {sides.map(({ language, title, text }) => (
        <section key={language} lang={lang(language)} className={layout.stack}>
          <h2>{title}</h2>
          <NoticeText blocks={text} />
        </section>
      ))}
    </div>
  );
}

function SlipForm({ page: { list, units, formKey }, form }: { page: SlipsPage; form: FormState }) {
  const t = useMessages(noticeDelivery);
  const unitLabel = useUnitLabel();
  const { shortDateTime } = useFormats();
  const ticked: unknown = form.result?.initialValue?.units;
  const wasTicked = (id: string) => (Array.isArray(ticked) ? ticked.includes(id) : ticked === id);
  return (
    <Form method="post" className={layout.stack}>
      <FormKey form={form} fresh={formKey} />
      <ErrorSummary form={form} title={t('notTicked')} />
      <ul role="list" className={styles.units} id="units-list">
        {units.items.map(({ id, unit, state, slipAt, slipBy }) => (
          <li key={id}>
            <label className={styles.unit}>
              <input
                type="checkbox"
                name="units"
                value={id}
                defaultChecked={wasTicked(id)}
                aria-label={t('tickUnit', { unit: unitLabel(unit) })}
              />
              <span>
                <bdi>{unitLabel(unit)}</bdi>
                <span className={styles.why}>
                  {slipAt
                    ? t('leftBy', { date: shortDateTime(slipAt), name: slipBy ?? '' })
                    : t(`states.${state}`)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={layout.screenOnly}>
        {list === 'open' ? (
          <Button name="intent" value="tick">
            {t('tick')}
          </Button>
        ) : (
          <Button kind="quiet" name="intent" value="undo">
            {t('undo')}
          </Button>
        )}
      </div>
    </Form>
  );
}
