import { Form } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/en/letters.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type PageForm } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { CodeStateText } from './unit-list.tsx';
import * as styles from './letters.css.ts';
import type { UnitLetterPage } from './queries.server.ts';

export function UnitLetterView({
  page: { community, unit, address },
  formKey,
  result,
  pending,
}: PageForm<UnitLetterPage>) {
  const t = useMessages(letters);
  const label = useUnitLabel()(unit.label);
  const form = formState(result);
  const pdf = `/manage/${community.slug}/letters.pdf?${new URLSearchParams({ units: unit.label }).toString()}`;
  return (
    <Desk
      community={community}
      section="units"
      above={[
        { to: deskPath(community.slug, 'units'), label: t('list') },
        { to: `/manage/${community.slug}/letters`, label: t('title') },
      ]}
      title={label}
      lead={t('oneLead')}
    >
      <ErrorSummary form={form} title={t('notMade')} />
      <section aria-labelledby="code" className={layout.stack}>
        <h2 id="code">{t('codeOf')}</h2>
        {unit.code ? (
          <>
            <p>
              <span className={styles.code}>{unit.code}</span>
            </p>
            <p>{t('typedAt', { address })}</p>
            <p>
              <CodeStateText {...unit} />
              {' · '}
              {unit.uses > 0 ? t('usedBy', { count: unit.uses }) : t('unused')}
            </p>
            <p>
              <ButtonLink to={pdf} reloadDocument>
                {t('letterOf')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <p>{t(withoutCode[unit.state])}</p>
        )}
      </section>
      <Form method="post" className={layout.stack}>
        <FormKey form={form} fresh={formKey} />
        {unit.code && <p className={layout.muted}>{t('renewOneHint')}</p>}
        <div className={layout.row}>
          <Button
            kind={unit.code ? 'quiet' : 'main'}
            name="intent"
            value="renew"
            disabled={pending}
          >
            {t(unit.state === 'NONE' ? 'makeOne' : 'renewOne')}
          </Button>
          {unit.state !== 'NONE' && (
            <Button kind="plain" name="intent" value="revoke" disabled={pending}>
              {t('revoke')}
            </Button>
          )}
        </div>
      </Form>
    </Desk>
  );
}

const withoutCode = {
  NONE: 'noCode',
  VALID: 'noCode',
  EXPIRED: 'expiredCode',
  LOST: 'lostCode',
} as const;
