import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { people } from '#app/messages/people.ts';
import { AlertBox } from '#app/ui/alert-box.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** What a role would take away that the form did not say, or that nobody else could do. */
export interface RoleQuestion {
  /** The communities that the person would no longer moderate. */
  losing: { id: string; name: string }[];
  /** The names of those that would have no moderator of their own. */
  withoutModerator: string[];
}

/** Asks before a role takes away what it should not take silently. */
export function RoleQuestionBox({ asked, agreed }: { asked: RoleQuestion; agreed: string }) {
  const t = useMessages(people);
  const { losing, withoutModerator } = asked;
  return (
    <AlertBox news={asked}>
      <p>{losing.length > 0 ? t('losing.lead') : t('last.lead')}</p>
      <ul>
        {(losing.length > 0 ? losing.map(({ name }) => name) : withoutModerator).map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        {losing.length > 0 ? (
          <Button kind="danger" name="confirmLosing" value={losing.map(({ id }) => id).join()}>
            {t('losing.confirm')}
          </Button>
        ) : (
          <>
            <input type="hidden" name="confirmLosing" value={agreed} />
            <Button kind="danger" name="confirmLast" value="yes">
              {t('last.confirm')}
            </Button>
          </>
        )}
        <ButtonLink kind="plain" to="/admin/people">
          {t('cancel')}
        </ButtonLink>
      </div>
    </AlertBox>
  );
}
