import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newRequest } from '#app/messages/en/new-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import type { KnownIssue } from './known.server.ts';
import * as styles from './requests.css.ts';
import { requestPath } from './paths.ts';

/** What is open already, each with the button that joins it. */
export function KnownIssues({ slug, issues }: { slug: string; issues: KnownIssue[] }) {
  const t = useMessages(newRequest);
  return (
    <ul role="list" className={styles.list}>
      {issues.map(({ ref, text, affected, isOwn }) => (
        <li key={ref} className={styles.known}>
          <p>
            {text} {affected > 1 && t('affects', { count: affected })}
          </p>
          {isOwn ? (
            <p>
              <Link to={requestPath(slug, ref)}>{t('yours', { ref })}</Link>
            </p>
          ) : (
            <Form method="post" action={`${requestPath(slug, ref)}/join`}>
              <Button kind="quiet" aria-label={t('joinNamed', { about: text })}>
                {t('join')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
