import { deskPath } from '#app/features/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/editor-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { Table } from '#app/ui/table.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { EditorDesk } from './editor-desk.tsx';
import type { CommunityLine } from './queries.server.ts';

/** Every community, how one gets in, and the way to its desk. */
export function CommunitiesList({ communities }: { communities: CommunityLine[] }) {
  const t = useMessages(editorDesk);
  return (
    <EditorDesk
      section="communities"
      above={null}
      title={t('sections.communities')}
      lead={t('sectionLeads.communities')}
    >
      <p>
        <ButtonLink to="/manage/new">{t('newCommunity')}</ButtonLink>
      </p>
      <h2 id="communities" className={layout.visuallyHidden}>
        {t('sections.communities')}
      </h2>
      <Table
        labelledBy="communities"
        head={[t('community'), t('state'), t('joining')]}
        rows={communities.map(({ id, slug, name, isOpen, joinPolicy }) => ({
          key: id,
          cells: [
            <Link key={slug} to={deskPath(slug)}>
              <bdi>{name}</bdi>
            </Link>,
            isOpen ? t('open') : t('notOpen'),
            t(`joinPolicies.${joinPolicy}`),
          ],
        }))}
      />
    </EditorDesk>
  );
}
