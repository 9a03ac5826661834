import { Form, useNavigation } from '@remix-run/react';
import { otherLanguage, type Language, type MailState } from '#db/enums.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { translatorFor, useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { turnName } from '../import/person-name.ts';
import { LinkStateText } from './invitations-view.tsx';
import { CancelInvitation } from './cancel-invitation.tsx';
import type { InvitationDetails, InvitationRow } from './queries.server.ts';

/** One invitation: its link to copy, drafts of an email, and the buttons that renew or cancel it. */
export function InvitationDetailsView({
  details: { community, invitation, url, language, mail },
  formKey,
  reply,
}: {
  details: InvitationDetails;
  formKey: string;
  reply: FormReply | undefined;
}) {
  const t = useMessages(invitations);
  const pending = useNavigation().formMethod === 'POST';
  const unitLabel = useUnitLabel();
  const form = formState(reply?.result);
  const { name, email, phone, unit, further, role, linkState } = invitation;
  const units = [unitLabel(unit), ...further.map((one) => one.unit)].join(', ');
  return (
    <Desk
      community={community}
      section="people"
      above={[
        { to: deskPath(community.slug, 'people'), label: t('people') },
        { to: `${deskPath(community.slug)}/invitations`, label: t('title') },
      ]}
      title={name}
      lead={[email, phone, units, t(`roles.${role}`)].filter(Boolean).join(' · ')}
    >
      <ErrorSummary form={form} title={t('notInvited')} />
      <section aria-labelledby="link" className={layout.stack}>
        <h2 id="link">{t('link')}</h2>
        {url ? (
          <>
            <p>{t('oneLead', { name })}</p>
            <TextField
              label={t('copy')}
              readOnly
              field={{ name: 'link', id: 'link-to-copy', value: url, errors: [] }}
            />
            <p>
              <LinkStateText {...invitation} />
            </p>
            {email && (
              <ul>
                {[language, otherLanguage[language]].map((side) => (
                  <li key={side}>
                    <Link to={draftIn(side, { community: community.name, invitation, url })}>
                      {t(`drafts.${side}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {mail?.sent && <SentText {...mail.sent} />}
            {!mail && <p className={layout.muted}>{t('noMail')}</p>}
          </>
        ) : (
          <p>{t(withoutLink[linkState])}</p>
        )}
      </section>
      <Form method="post" className={layout.row}>
        <FormKey form={form} fresh={formKey} />
        {mail && email && (
          <Button name="intent" value="mail" disabled={pending}>
            {t(mail.isAgain ? 'mail.again' : 'mail.send')}
          </Button>
        )}
        <Button
          kind={url || (mail && email) ? 'quiet' : 'main'}
          name="intent"
          value="renew"
          disabled={pending}
        >
          {t(linkState === 'NONE' ? 'makeLink' : 'newLink')}
        </Button>
        <CancelInvitation label={t('cancel')} name={invitation.name ?? ''} />
      </Form>
    </Desk>
  );
}

function SentText({ state, at }: { state: MailState; at: Date }) {
  const t = useMessages(invitations);
  const { fullDateTime } = useFormats();
  const known = state === 'HELD' ? 'QUEUED' : state;
  return <p role="status">{t(`mail.states.${known}`, { when: fullDateTime(at) })}</p>;
}

const withoutLink = {
  NONE: 'noLink',
  EXPIRED: 'expiredLink',
  ENDED: 'endedLink',
  VALID: 'lostLink',
} as const;

/** The address of a message in the reader's mail program that is written already. */
function draftIn(
  language: Language,
  {
    community,
    invitation: { name, email, expiresAt },
    url,
  }: { community: string; invitation: InvitationRow; url: string },
): string {
  const t = translatorFor(invitations, language);
  const date = expiresAt ? formatsFor(language).longDate(expiresAt) : '';
  const subject = encodeURIComponent(t('draft.subject', { community }));
  const body = encodeURIComponent(t('draft.body', { name: turnName(name), community, url, date }));
  return `mailto:${encodeURIComponent(email ?? '')}?subject=${subject}&body=${body}`;
}
