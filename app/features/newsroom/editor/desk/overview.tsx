import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { editorPath } from '../pieces.ts';
import { EditorDesk } from './editor-desk.tsx';
import { PieceLines } from './piece-list.tsx';
import type { EditorOverview } from './queries.server.ts';

export function EditorOverviewView({ drafts, cards, current }: EditorOverview) {
  const t = useMessages(editorDesk);
  const langOf = useLang();
  return (
    <EditorDesk title={t('title')} lead={t('lead')}>
      <section aria-labelledby="drafts" className={layout.stack}>
        <h2 id="drafts">{t('drafts')}</h2>
        {drafts.length === 0 ? <p>{t('noDrafts')}</p> : <PieceLines lines={drafts} mixed />}
      </section>
      <section aria-labelledby="cards" className={layout.stack}>
        <h2 id="cards">{t('runningCards')}</h2>
        {cards.length === 0 ? <p>{t('noCards')}</p> : <PieceLines lines={cards} />}
      </section>
      <p>
        {current
          ? t.rich('currentIssue', {
              title: (
                <Link to={editorPath('newsletters', current.id)} lang={langOf(current.language)}>
                  {current.title}
                </Link>
              ),
            })
          : t('noIssue')}
      </p>
    </EditorDesk>
  );
}
