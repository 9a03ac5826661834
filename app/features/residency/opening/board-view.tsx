import { Form } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { opening } from '#app/messages/en/opening.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type PageForm } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { NewsBox } from '#app/features/communities/manage/news-box.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { BoardMember, NewInvitation } from './board.server.ts';
import * as styles from './opening.css.ts';

export function BoardView({
  slug,
  board,
  formKey,
  result,
  invitation,
  pending,
}: Omit<PageForm<unknown>, 'page'> & {
  slug: string;
  board: BoardMember[];
  invitation: NewInvitation | undefined;
}) {
  const t = useMessages(opening);
  const unitLabel = useUnitLabel();
  const form = formState(result);
  return (
    <>
      {invitation && <Invitation invitation={invitation} />}
      {board.length > 0 && (
        <section aria-labelledby="board" className={layout.stack}>
          <h2 id="board">{t('board.list')}</h2>
          <ul>
            {board.map(({ id, name, role, unit, isInvited }) => (
              <li key={id}>
                {t.rich(isInvited ? 'board.invited' : 'board.member', {
                  name: <bdi>{name}</bdi>,
                  role: t(`roles.${role}`),
                  unit: unitLabel(unit),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="invite" className={`${layout.stack} ${desk.column}`}>
        <h2 id="invite">{t('board.add')}</h2>
        {/* After an invitation the fields start again, empty. */}
        <Form key={invitation?.url} method="post" noValidate className={layout.stack}>
          <ErrorSummary form={form} title={t('board.notInvited')} />
          <FormKey form={form} fresh={formKey} />
          <TextField label={t('board.name')} autoComplete="off" field={form.field('name')} />
          <TextField
            label={t('board.email')}
            type="email"
            autoComplete="off"
            field={form.field('email')}
          />
          <SelectField
            label={t('board.role')}
            options={(['BOARD', 'MANAGER'] as const).map((value) => ({
              value,
              label: t(`roles.${value}`),
            }))}
            field={form.field('role')}
          />
          <TextField
            label={t('board.unit')}
            hint={t('board.unitHint')}
            optional
            autoComplete="off"
            field={form.field('condoUnit')}
          />
          <div className={layout.row}>
            <Button
              formAction={`${deskPath(slug)}/opening/board#invitation`}
              pending={pending && t('board.inviting')}
            >
              {t('board.invite')}
            </Button>
            <ButtonLink kind="plain" to={`${deskPath(slug)}/opening`}>
              {t('board.back')}
            </ButtonLink>
          </div>
        </Form>
      </section>
    </>
  );
}

function Invitation({ invitation }: { invitation: NewInvitation }) {
  const t = useMessages(opening);
  const { longDate } = useFormats();
  const { name, url, mail, sentTo, expiresAt } = invitation;
  return (
    <NewsBox id="invitation" title={t('board.made', { name })} news={invitation}>
      {sentTo !== null && <p>{t('board.sent', { email: sentTo })}</p>}
      <p>
        {t(sentTo === null ? 'board.madeLead' : 'board.sentLead', {
          date: longDate(new Date(expiresAt)),
        })}
      </p>
      <p className={styles.address}>
        <code>{url}</code>
      </p>
      {sentTo === null && (
        <p>
          <a href={mail}>{t('board.mail')}</a>
        </p>
      )}
    </NewsBox>
  );
}
