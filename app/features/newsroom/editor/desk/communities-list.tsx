import { CommunitySearchForm } from '#app/features/communities/communities/chooser/community-search-form.tsx';
import type { CommunityList } from '#app/features/communities/communities/chooser/listed.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities as communityWords } from '#app/messages/en/communities.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Table } from '#app/ui/table.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { EditorDesk } from './editor-desk.tsx';

/** Every community, how one gets in, and the way to its desk. */
export function CommunitiesList({ page, search }: CommunityList) {
  const t = useMessages(editorDesk);
  const words = useMessages(communityWords);
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
      {(search || page.next || page.previous) && (
        <CommunitySearchForm
          action="/manage/editor/communities"
          label={words('searchLabel')}
          search={search}
          clear="/manage/editor/communities"
        />
      )}
      <Table
        labelledBy="communities"
        head={[t('community'), t('state'), t('joining')]}
        rows={page.items.map(({ id, slug, name, openedAt, joinPolicy }) => ({
          key: id,
          cells: [
            <Link key={slug} to={deskPath(slug)}>
              <bdi>{name}</bdi>
            </Link>,
            openedAt ? t('open') : t('notOpen'),
            t(`joinPolicies.${joinPolicy}`),
          ],
        }))}
      />
      <ListPages page={page} previousLabel={t('previousNames')} nextLabel={t('nextNames')} />
    </EditorDesk>
  );
}
