import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** In place of issues while none is published; an editor gets the way to the first one. */
export function NoIssue({ isEditor }: { isEditor: boolean }) {
  const t = useMessages(cityIssues);
  return (
    <EmptyState text={t('noIssue')}>
      {isEditor ? (
        <ButtonLink to="/manage/editor/newsletters/new">{t('writeFirst')}</ButtonLink>
      ) : (
        <p>{t('noIssueMeans')}</p>
      )}
    </EmptyState>
  );
}

/** The page of the current issue while there is none. */
export function NoIssueView({ isEditor }: { isEditor: boolean }) {
  const t = useMessages(cityIssues);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <BackLink to="/">{t('backToHome')}</BackLink>
      <h1>{t('newsletter')}</h1>
      <NoIssue isEditor={isEditor} />
    </div>
  );
}
