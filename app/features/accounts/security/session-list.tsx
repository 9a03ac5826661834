import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { security } from '#app/messages/en/security.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Fold } from '#app/ui/text/fold.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './settings.css.ts';
import { browserLabel } from '#app/features/accounts/login/sign-ins/browser-name.ts';
import type { OwnSession } from './sessions.server.ts';

/** How many are shown before the others are folded away. */
const mostOpen = 4;

/** The browsers that the actor is logged in on, each with a way to end it. */
export function SessionList({
  sessions,
  result,
}: {
  sessions: OwnSession[];
  /** The reply to one of its buttons, if it was refused. */
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(security);
  const sending = useNavigation().formData;
  const others = sessions.some(({ isThis }) => !isThis);
  // A fold takes the place of two or more.
  const most = sessions.length > mostOpen + 1 ? mostOpen : sessions.length;
  const items = sessions.map((session) => (
    <SessionItem key={session.id} session={session} sending={sending} />
  ));
  return (
    <section aria-labelledby="sessions" className={styles.section}>
      <h2 id="sessions">{t('sessions')}</h2>
      <p className={layout.muted}>{t('sessionsLead')}</p>
      <ErrorSummary form={formState(result)} title={t('notLoggedOut')} />
      {others ? (
        <Form method="post">
          <input type="hidden" name="change" value="others" />
          <Button kind="quiet" pending={sending?.get('change') === 'others' && t('loggingOut')}>
            {t('logOutElsewhere')}
          </Button>
        </Form>
      ) : (
        <p>{t('onlyHere')}</p>
      )}
      <ul role="list" className={layout.stack}>
        {items.slice(0, most)}
      </ul>
      {most < items.length && (
        <Fold summary={t('moreSessions', { count: items.length - most })}>
          <ul role="list" className={layout.stack}>
            {items.slice(most)}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function SessionItem({
  session: { id, isThis, browser, lastSeenAt, createdAt },
  sending,
}: {
  session: OwnSession;
  sending: FormData | undefined;
}) {
  const t = useMessages(security);
  const { relativeTimeWithin, longDate } = useFormats();
  const name = browserLabel(browser, (parts) => t('browserOnSystem', parts), t('unknownBrowser'));
  const when = relativeTimeWithin(lastSeenAt);
  return (
    <li className={styles.row}>
      <p className={layout.row}>
        <strong>{name}</strong>
        {isThis && <Badge kind="accent">{t('thisBrowser')}</Badge>}
      </p>
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('seen', {
          when: <Moment at={lastSeenAt} text={when} />,
          since: <Moment at={createdAt} text={longDate(createdAt)} />,
        })}
      </p>
      {!isThis && (
        <Form method="post">
          <input type="hidden" name="change" value="session" />
          <input type="hidden" name="session" value={id} />
          <Button
            kind="quiet"
            pending={sending?.get('session') === id && t('loggingOut')}
            aria-label={t('logOutOf', { browser: name, when })}
          >
            {t('logOut')}
          </Button>
        </Form>
      )}
    </li>
  );
}
