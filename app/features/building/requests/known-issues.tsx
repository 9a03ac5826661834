import { Form } from '@remix-run/react';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newRequest } from '#app/messages/en/new-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import type { KnownIssue } from './known.server.ts';
import * as styles from './requests.css.ts';
import { requestPath } from './paths.ts';

/** What is open already, each with its words to judge it by, and the button that joins or leaves it. */
export function KnownIssues({ slug, issues }: { slug: string; issues: KnownIssue[] }) {
  const t = useMessages(newRequest);
  const lang = useLang();
  return (
    <ul role="list" className={styles.list}>
      {issues.map(({ ref, text, words, language, affected, own }) => (
        <li key={ref} className={styles.known}>
          <p>
            {text} {affected > 1 && t('affects', { count: affected })}
          </p>
          {words && (
            <blockquote lang={lang(language)} dir="auto" className={styles.words}>
              {words}
            </blockquote>
          )}
          {own && (
            <p>
              <Link to={requestPath(slug, ref)}>
                {t(own === 'sent' ? 'sentByYou' : 'yours', { ref })}
              </Link>
            </p>
          )}
          {own !== 'sent' && (
            <Form method="post" action={`${requestPath(slug, ref)}/${own ? 'leave' : 'join'}`}>
              <Button
                kind="quiet"
                aria-label={t(own ? 'leaveNamed' : 'joinNamed', { about: text })}
              >
                {t(own ? 'leave' : 'join')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
