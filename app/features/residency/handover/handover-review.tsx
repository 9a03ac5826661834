import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { handover } from '#app/messages/en/handover.ts';
import { Button } from '#app/ui/button.tsx';
import { Detail } from '#app/ui/detail.tsx';
import * as detail from '#app/ui/detail.css.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HandoverPage } from './queries.server.ts';
import type { HandoverReview } from './submit-handover.server.ts';

export function HandoverReviewForm({
  page: { isOwn, person },
  review: { successor, homes, takings, role, office, onDay, leavesDesk },
  result,
  pending,
}: {
  page: HandoverPage;
  review: HandoverReview;
  result: SubmissionResult;
  pending: boolean;
}) {
  const t = useMessages(handover);
  const { longDate } = useFormats();
  const name = <bdi>{person.name}</bdi>;
  const them = <bdi>{successor.name}</bdi>;
  return (
    <>
      <PageHeader title={t('review.title')} lead={t('review.lead')} />
      <dl className={detail.details}>
        <Detail
          label={t('review.successor')}
          value={
            <>
              {them}
              <br />
              {successor.email}
            </>
          }
        />
        <Detail
          label={t('review.home')}
          value={homes.length === 0 ? t('review.homeUnknown') : <Homes homes={homes} />}
        />
        <Detail
          label={t('review.from')}
          value={onDay ? <Moment at={onDay} text={longDate(onDay)} /> : t('review.atOnce')}
        />
      </dl>
      <section aria-labelledby="what" className={layout.stack}>
        <h2 id="what">{t('review.what')}</h2>
        <ul>
          {takings.map(({ id, name: community, unit }) => (
            <li key={id}>
              {t.rich(unit === null ? 'review.newcomer' : 'review.member', {
                community: <bdi>{community}</bdi>,
                successor: them,
                unit: <bdi>{unit}</bdi>,
                office: <bdi>{office}</bdi>,
              })}
            </li>
          ))}
        </ul>
        <p>{t.rich('review.gains', { successor: them })}</p>
        <ul>
          <li>{t('review.gain.posts')}</li>
          <li>{t('review.gain.people')}</li>
          <li>{t('review.gain.desk')}</li>
        </ul>
        <p>{t('review.role', { role: t(`roles.${role}`) })}</p>
        <p>{isOwn ? t('review.loses') : t.rich('review.losesTheirs', { name })}</p>
        {leavesDesk && (
          <p>{isOwn ? t('review.resident') : t.rich('review.residentTheirs', { name })}</p>
        )}
      </section>
      <Form method="post" className={layout.row}>
        <Typed result={result} />
        <input type="hidden" name="found" value={successor.id} />
        <Button kind="danger" name="change" value="confirm" pending={pending && t('saving')}>
          {t('review.confirm', { successor: successor.name })}
        </Button>
        <Button kind="plain" name="change" value="edit" disabled={pending}>
          {t('review.edit')}
        </Button>
      </Form>
    </>
  );
}

function Homes({ homes }: Pick<HandoverReview, 'homes'>) {
  const t = useMessages(handover);
  return (
    <ul role="list">
      {homes.map(({ id, community, unit }) => (
        <li key={id}>
          {t.rich('review.homeAt', { community: <bdi>{community}</bdi>, unit: <bdi>{unit}</bdi> })}
        </li>
      ))}
    </ul>
  );
}

function Typed({ result }: { result: SubmissionResult }) {
  const { field } = formState(result);
  const communities = [result.initialValue?.communities].flat().map(String);
  return (
    <>
      {['successor', 'when', 'onDay', 'idempotencyKey'].map((name) => (
        <input key={name} type="hidden" name={name} value={field(name).value} />
      ))}
      {communities.map((id) => (
        <input key={id} type="hidden" name="communities" value={id} />
      ))}
    </>
  );
}
