import { Link, useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Menu } from '#app/ui/menu.tsx';
import * as menu from '#app/ui/menu.css.ts';
import * as styles from './find-your-condo.css.ts';
import type { CommunityChoice } from './queries.server.ts';

type Choice = Pick<CommunityChoice, 'slug' | 'name' | 'address'>;

/**
 * The community selector: one link per community. A page that has the list at hand gives it;
 * otherwise it is fetched, and whoever has no scripts is shown the way to it.
 */
export function FindYourCondo({ communities }: { communities?: Choice[] }) {
  return (
    <Menu main label="Find Your Condo">
      <div role="group" aria-labelledby="select-corporation">
        <h2 id="select-corporation" className={styles.heading}>
          Select your corporation
        </h2>
        {communities ? <Choices communities={communities} /> : <LoadedChoices />}
      </div>
    </Menu>
  );
}

function LoadedChoices() {
  const { load, data } = useFetcher<Choice[]>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    load('/api/communities');
  }, [load]);
  if (data) return <Choices communities={data} />;
  return (
    <>
      <p className={menu.note}>Loading communities...</p>
      <Link to="/#communities" className={menu.item}>
        See them on the home page
      </Link>
    </>
  );
}

function Choices({ communities }: { communities: Choice[] }) {
  if (communities.length === 0) {
    return <p className={menu.note}>No community has joined yet.</p>;
  }
  return (
    <ul role="list">
      {communities.map(({ slug, name, address }) => (
        <li key={slug}>
          <Link to={`/communities/${slug}`} className={menu.item}>
            {name}
            {address && <span className={styles.address}>{address}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
