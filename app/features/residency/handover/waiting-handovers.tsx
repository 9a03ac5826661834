import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { handover } from '#app/messages/en/handover.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HandoverPage } from './queries.server.ts';

/** The hand-overs whose day is to come, each with a button to cancel it, and those that failed. */
export function WaitingHandovers({ waiting }: { waiting: HandoverPage['waiting'] }) {
  const t = useMessages(handover);
  const { longDate } = useFormats();
  return (
    <section aria-labelledby="waiting" className={layout.stack}>
      <h2 id="waiting">{t('waiting')}</h2>
      {waiting.length === 0 && <p>{t('noneWaiting')}</p>}
      <ul role="list" className={layout.stack}>
        {waiting.map(({ id, community, successor, onDay, hasFailed }) => (
          <li key={id} className={layout.stack}>
            <p>
              {t.rich(hasFailed ? 'failed' : 'entry', {
                community: <bdi>{community}</bdi>,
                successor: <bdi>{successor}</bdi>,
                day: <Moment at={onDay} text={longDate(onDay)} />,
              })}
            </p>
            {!hasFailed && (
              <Form method="post">
                <input type="hidden" name="handover" value={id} />
                <Button
                  kind="quiet"
                  name="change"
                  value="cancel"
                  aria-label={t('cancelOf', { community })}
                >
                  {t('cancelThis')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
