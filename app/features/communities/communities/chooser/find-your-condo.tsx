import { useNavigate } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { chooser } from '#app/messages/en/chooser.ts';
import { communities as words } from '#app/messages/en/communities.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import * as menu from '#app/ui/navigation/menu.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { CommunitySearchBox } from './community-search-box.tsx';
import * as styles from './find-your-condo.css.ts';
import type { CommunityChoice } from '../api-schema.ts';

export type Choice = Pick<CommunityChoice, 'slug' | 'name' | 'address'>;

/**
 * The community selector: a link to each community, or `waiting` until they are loaded. Where there are
 * more than it lists, a search stands above them.
 */
export function FindYourCondo({
  communities,
  isMore,
  waiting,
}: {
  communities: Choice[] | undefined;
  isMore: boolean;
  waiting?: ReactNode;
}) {
  const t = useMessages(words);
  return (
    <Menu main label={t('find')}>
      <div role="group" aria-labelledby="select-corporation">
        <h2 id="select-corporation" className={styles.heading}>
          {t('select')}
        </h2>
        {waiting}
        {isMore && <Search />}
        {communities?.length === 0 && <p className={menu.note}>{t('none')}</p>}
        <ul role="list">
          {communities?.map(({ slug, name, address }) => (
            <li key={slug}>
              <Link to={`/communities/${slug}`} className={menu.item}>
                {name}
                {address && <span className={styles.address}>{address}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Menu>
  );
}

/** Leads to what is found, or with scripts straight to the community that was suggested. */
function Search() {
  const t = useMessages(chooser);
  const about = useMessages(words);
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  return (
    <form method="get" action="/communities" role="search" className={styles.search}>
      <label htmlFor="find-community" className={field.label}>
        {about('searchLabel')}
      </label>
      <div className={styles.box}>
        <CommunitySearchBox
          id="find-community"
          name="q"
          className={field.control}
          listId="find-community-list"
          onPick={({ slug }) => navigate(`/communities/${slug}`)}
          onSay={setSaid}
        />
        <Button kind="quiet">{t('find')}</Button>
      </div>
      <p role="status" className={layout.visuallyHidden}>
        {said}
      </p>
    </form>
  );
}
