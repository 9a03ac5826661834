import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communities as words } from '#app/messages/communities.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Menu } from '#app/ui/navigation/menu.tsx';
import * as menu from '#app/ui/navigation/menu.css.ts';
import * as styles from './find-your-condo.css.ts';
import type { CommunityChoice } from './api-schema.ts';

export type Choice = Pick<CommunityChoice, 'slug' | 'name' | 'address'>;

/** The community selector: a link to each community, or `waiting` until they are loaded. */
export function FindYourCondo({
  communities,
  waiting,
}: {
  communities: Choice[] | undefined;
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
