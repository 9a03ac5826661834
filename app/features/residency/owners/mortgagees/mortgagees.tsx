import { Form, useNavigation } from '@remix-run/react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { addressLength } from '../limits.ts';
import { Refused } from '../owner-form.tsx';
import type { MortgageePage, MortgageeRow } from './mortgagees.server.ts';

/** The address of the form of a mortgagee at the desk; 'new' is one that is not on record yet. */
const mortgageePath = (slug: string, unitId: string, mortgagee: string): string =>
  `${deskPath(slug, 'units')}/${unitId}/mortgagees/${mortgagee}`;

/** The mortgagees of a unit, on the unit's page. */
export function UnitMortgagees({
  slug,
  unitId,
  mortgagees,
}: {
  slug: string;
  unitId: string;
  mortgagees: Pick<MortgageeRow, 'id' | 'name' | 'email' | 'address' | 'askedOn'>[];
}) {
  const t = useMessages(owners);
  const day = useDay();
  return (
    <section aria-labelledby="mortgagees" className={layout.stack}>
      <h2 id="mortgagees">{t('mortgagees.title')}</h2>
      <p>{t('mortgagees.lead')}</p>
      {mortgagees.length === 0 ? (
        <p>{t('mortgagees.none')}</p>
      ) : (
        <ul role="list" className={lines.lines}>
          {mortgagees.map(({ id, name, email, address, askedOn }) => (
            <li key={id} className={lines.line}>
              <p>
                <Link to={mortgageePath(slug, unitId, id)} className={lines.title}>
                  <bdi>{name}</bdi>
                </Link>
              </p>
              <p>
                <bdi>{email ?? address.replaceAll('\n', ', ')}</bdi>
              </p>
              <p className={layout.muted}>{t('mortgagees.asked', { day: day(askedOn) })}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink kind="quiet" to={mortgageePath(slug, unitId, 'new')}>
          {t('mortgagees.add')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** A mortgagee of a unit, new or known, for the desk to change. */
export function MortgageeForm({
  page,
  reply,
}: {
  page: MortgageePage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(owners);
  const pending = useNavigation().formData?.get('intent') === 'save';
  const form = formState(reply?.result, page.values);
  const version = form.field('version').value;
  return (
    <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
      <Refused form={form} reply={reply} />
      <FormKey form={form} fresh={page.formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      <TextField label={t('mortgagees.name')} autoComplete="off" field={form.field('name')} />
      <TextField
        label={t('mortgagees.email')}
        hint={t('mortgagees.emailHint')}
        type="email"
        autoComplete="off"
        optional
        field={form.field('email')}
      />
      <TextArea
        label={t('mortgagees.address')}
        rows={4}
        maxLength={addressLength}
        autoComplete="off"
        field={form.field('address')}
      />
      <TextField
        label={t('mortgagees.askedOn')}
        type="date"
        max={page.today}
        field={form.field('askedOn')}
      />
      <div className={layout.row}>
        <Button name="intent" value="save" pending={pending && t('saving')}>
          {t(page.mortgagee ? 'mortgagees.save' : 'mortgagees.addMortgagee')}
        </Button>
        {page.mortgagee && (
          <Button kind="danger" name="intent" value="remove">
            {t('mortgagees.remove')}
          </Button>
        )}
        <ButtonLink kind="plain" to={`${deskPath(page.community.slug, 'units')}/${page.unit.id}`}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
