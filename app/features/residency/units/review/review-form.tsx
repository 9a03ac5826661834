import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ConfirmBuildings, ConfirmKinds } from '../register/confirm-units.tsx';
import type { ReviewPage } from './review-page.server.ts';

/** What labels of the register say that it doesn't: kinds and buildings to confirm, and labels to put right. */
export function ReviewForm({
  page,
  result,
}: {
  page: ReviewPage;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(unitsDesk);
  const { community, formKey, kinds, buildings, spoilt, checked } = page;
  const form = formState(result);
  const sending = useNavigation().formData?.get('step');
  const either = new Intl.ListFormat(`${useLocale()}-CA`, { type: 'disjunction' });
  const toConfirm = kinds.length + buildings.length > 0;
  if (!toConfirm && spoilt.length === 0) return <EmptyState text={t('review.nothing')} />;
  return (
    <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
      <ErrorSummary form={form} title={t('review.notSaved')} />
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="checked" value={checked} />
      {spoilt.length > 0 && (
        <section className={layout.stack} aria-labelledby="spoilt">
          <h2 id="spoilt">{t('review.spoilt', { count: spoilt.length })}</h2>
          <ul>
            {spoilt.map(({ id, label, readings }) => (
              <li key={id}>
                <Link to={`${deskPath(community.slug, 'units')}/${id}`}>
                  <bdi>{label}</bdi>
                </Link>
                {`: ${t('spoilt', { labels: either.format(readings) })}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmBuildings buildings={buildings} />
      <ConfirmKinds units={kinds} label={t('review.isA')} />
      <div className={layout.row}>
        {toConfirm && (
          <Button name="step" value="save" pending={sending === 'save' && t('adding')}>
            {t('review.save')}
          </Button>
        )}
        <Button name="step" value="keep" kind="quiet">
          {t('review.keep')}
        </Button>
      </div>
      <p className={`${layout.small} ${layout.muted}`}>{t('review.once')}</p>
    </Form>
  );
}
