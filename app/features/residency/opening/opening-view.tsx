import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { SetupStep } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { opening } from '#app/messages/en/opening.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import * as styles from './opening.css.ts';
import type { OpeningStep } from './open.server.ts';

const placeOf: Record<SetupStep, string> = {
  COMMUNITY: 'settings',
  UNITS: 'units/add',
  BOARD: 'opening/board',
  NOTICE: 'notices/new?from=opening',
  LETTERS: 'letters',
};

const badgeOf = { done: 'success', later: 'plain', open: 'accent' } as const;

export function OpeningView({
  slug,
  steps,
  isOpen,
  result,
}: {
  slug: string;
  steps: OpeningStep[];
  isOpen: boolean;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(opening);
  return (
    <>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.step} slug={slug} number={index + 1} {...step} />
        ))}
      </ol>
      {isOpen ? (
        <p>{t('isOpen')}</p>
      ) : (
        <Doors
          missing={steps.filter(({ state }) => state !== 'done').map(({ step }) => step)}
          result={result}
        />
      )}
    </>
  );
}

function Step({
  slug,
  number,
  step,
  state,
  count,
}: OpeningStep & { slug: string; number: number }) {
  const t = useMessages(opening);
  const to = `${deskPath(slug)}/${placeOf[step]}`;
  return (
    <li className={styles.step} id={step} tabIndex={-1}>
      <div className={layout.spread}>
        <h2 className={styles.title}>
          {t('numbered', { number, title: t(`steps.${step}.title`) })}
        </h2>
        <Badge kind={badgeOf[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p>{state === 'done' ? t(`steps.${step}.done`, { count }) : t(`steps.${step}.lead`)}</p>
      <div className={layout.row}>
        <ButtonLink to={to} kind={state === 'open' ? 'main' : 'quiet'}>
          {t(state === 'done' ? `steps.${step}.again` : `steps.${step}.go`)}
        </ButtonLink>
        {state !== 'done' && (
          <Form method="post">
            <input type="hidden" name="step" value={step} />
            <Button
              kind="plain"
              name="press"
              value={state === 'open' ? 'later' : 'again'}
              aria-label={t(state === 'open' ? 'laterOf' : 'takeUpOf', {
                title: t(`steps.${step}.title`),
              })}
            >
              {t(state === 'open' ? 'later' : 'takeUp')}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

function Doors({
  missing,
  result,
}: {
  missing: SetupStep[];
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(opening);
  const form = formState(result);
  return (
    <section aria-labelledby="doors" className={`${styles.doors} ${layout.stack}`}>
      <h2 id="doors">{t('doors')}</h2>
      <p>{t('doorsLead')}</p>
      <Form method="post" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('notOpened')} />
        {missing.length > 0 && (
          <CheckboxGroup
            legend={t('missing', {
              steps: missing.map((step) => t(`steps.${step}.title`)).join(', '),
            })}
            field={form.field('accept')}
            options={[{ value: missing.join(','), label: t('accept'), checked: false }]}
          />
        )}
        <div>
          <Button name="press" value="open">
            {t('open')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
