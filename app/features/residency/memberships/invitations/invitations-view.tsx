import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations as words } from '#app/messages/en/invitations.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Table } from '#app/ui/table.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { invitationDays } from './limits.ts';
import { InviteForm } from './invite-form.tsx';
import { MailAll } from './mail-all.tsx';
import type { InvitationRow, InvitationsPage } from './queries.server.ts';
import { WithoutLinks } from './without-links.tsx';

/** The desk's list of open invitations, and the form that invites somebody. */
export function InvitationsView({
  page: { community, invitations, toMail, search, page, hasMore },
  formKey,
  reply,
}: {
  page: InvitationsPage;
  formKey: string;
  reply: FormReply | undefined;
}) {
  const t = useMessages(words);
  const pending = useNavigation().formMethod === 'POST';
  return (
    <Desk
      community={community}
      section="people"
      above={[{ to: deskPath(community.slug, 'people'), label: t('people') }]}
      title={t('title')}
      lead={t('lead', { days: invitationDays })}
    >
      {toMail === null && <p>{t('noMail')}</p>}
      <section aria-labelledby="open" className={layout.stack}>
        <h2 id="open">{t('open')}</h2>
        {(invitations.length > 0 || search !== '') && (
          <Form method="get" role="search" className={layout.searchRow}>
            <TextField
              label={t('search')}
              type="search"
              required={false}
              field={{ name: 'q', id: 'q', value: search, errors: [] }}
            />
            <Button kind="quiet">{t('find')}</Button>
          </Form>
        )}
        <MailAll slug={community.slug} count={toMail} formKey={formKey} />
        {invitations.length === 0 ? (
          <EmptyState text={t(search === '' ? 'none' : 'noneFound')} />
        ) : (
          <InvitationTable slug={community.slug} invitations={invitations} />
        )}
        {invitations.some(({ linkState }) => linkState === 'NONE') && (
          <WithoutLinks slug={community.slug} />
        )}
        <Pages page={page} hasMore={hasMore} />
      </section>
      <section aria-labelledby="invite" className={layout.stack}>
        <h2 id="invite">{t('inviteOne')}</h2>
        <InviteForm {...{ formKey, pending }} result={reply?.result} />
      </section>
    </Desk>
  );
}

function InvitationTable({ slug, invitations }: { slug: string; invitations: InvitationRow[] }) {
  const t = useMessages(words);
  const unitLabel = useUnitLabel();
  return (
    <Table
      dense
      labelledBy="open"
      head={[t('name'), t('email'), t('unit'), t('role'), t('link')]}
      rows={invitations.map((invitation) => ({
        key: invitation.id,
        cells: [
          <Link key="name" to={`/manage/${slug}/invitations/${invitation.id}`}>
            <bdi>{invitation.name}</bdi>
          </Link>,
          invitation.email,
          <bdi key="unit">{unitLabel(invitation.unit)}</bdi>,
          t(`roles.${invitation.role}`),
          <LinkStateText key="link" {...invitation} />,
        ],
      }))}
    />
  );
}

/** Until when a link works, in words. */
export function LinkStateText({
  linkState,
  expiresAt,
}: Pick<InvitationRow, 'linkState' | 'expiresAt'>) {
  const t = useMessages(words);
  const { longDate } = useFormats();
  return linkState === 'NONE' || !expiresAt
    ? t('links.NONE')
    : t(`links.${linkState}`, { date: longDate(expiresAt) });
}

function Pages({ page, hasMore }: { page: number; hasMore: boolean }) {
  const t = useMessages(words);
  const { pathname, search } = useLocation();
  const to = (number: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(number));
    return `${pathname}?${query.toString()}`;
  };
  if (page === 1 && !hasMore) return null;
  return (
    <p className={layout.row}>
      {page > 1 && (
        <ButtonLink kind="quiet" to={to(page - 1)}>
          {t('previous')}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink kind="quiet" to={to(page + 1)}>
          {t('next')}
        </ButtonLink>
      )}
    </p>
  );
}
