import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Leaving, LeavingInWords } from './leaving.ts';

/** What leaving communities would mean, and the button of the form that agrees to it. */
export function LeavingBox({ leaving }: { leaving: LeavingInWords[] }) {
  const t = useMessages(accounts);
  return (
    <AlertBox news={leaving}>
      {leaving.map(({ communityId, name, movesTo, means, posts, activities }) => (
        <div key={communityId} className={layout.stack}>
          <h2>
            {t.rich(movesTo === undefined ? 'leaving.title' : 'leaving.moving', {
              community: <bdi>{name}</bdi>,
            })}
          </h2>
          {means.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Titles lead={t('leaving.posts')} of={posts} />
          <Titles lead={t('leaving.activities')} of={activities} />
        </div>
      ))}
      <div className={layout.row}>
        <Button
          kind="danger"
          name="confirmLeaving"
          value={leaving.map(({ communityId }) => communityId).join()}
        >
          {t(leaving.every(({ movesTo }) => movesTo) ? 'leaving.move' : 'leaving.confirm')}
        </Button>
        <ButtonLink kind="plain" to="/account/settings" reloadDocument>
          {t('leaving.keep')}
        </ButtonLink>
      </div>
    </AlertBox>
  );
}

function Titles({ lead, of: named }: { lead: string; of: Leaving['activities'] }) {
  const t = useMessages(accounts);
  const lang = useLang();
  if (named.length === 0) return null;
  return (
    <div>
      <p>{lead}</p>
      <ul>
        {named.map(({ id, title, language }) => (
          <li key={id}>
            <bdi lang={language ? lang(language) : undefined}>{title ?? t('leaving.hidden')}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
