import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Menu } from '#app/ui/menu.tsx';
import * as menu from '#app/ui/menu.css.ts';
import * as styles from './find-your-condo.css.ts';
import type { CommunityChoice } from './api-schema.ts';

export type Choice = Pick<CommunityChoice, 'slug' | 'name' | 'address'>;

/** The community selector: one link per community, or what stands there until they are known. */
export function FindYourCondo({
  communities,
  waiting,
}: {
  communities: Choice[] | undefined;
  waiting?: ReactNode;
}) {
  return (
    <Menu main label="Find Your Condo">
      <div role="group" aria-labelledby="select-corporation">
        <h2 id="select-corporation" className={styles.heading}>
          Select your corporation
        </h2>
        {waiting}
        {communities?.length === 0 && <p className={menu.note}>No community has joined yet.</p>}
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
