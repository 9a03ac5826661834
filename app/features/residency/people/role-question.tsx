import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { people } from '#app/messages/en/people.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { agreementsFor, type RightsQuestion } from './agreements.ts';

/** Asks once before a role takes away what it should not take silently. */
export function RoleQuestionBox({ asked }: { asked: RightsQuestion }) {
  const t = useMessages(people);
  return (
    <AlertBox news={asked}>
      <Named lead={t('losing.lead')} communities={asked.losing} />
      <Named lead={t('last.lead')} communities={asked.last} />
      <div className={layout.row}>
        <Button kind="danger" name="agreed" value={agreementsFor(asked).join()}>
          {t('agree')}
        </Button>
        <ButtonLink kind="plain" to="/admin/people">
          {t('cancel')}
        </ButtonLink>
      </div>
    </AlertBox>
  );
}

function Named({ lead, communities }: { lead: string; communities: RightsQuestion['last'] }) {
  if (communities.length === 0) return null;
  return (
    <>
      <p>{lead}</p>
      <ul>
        {communities.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
