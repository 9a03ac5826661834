import * as notices from '#app/features/noticeboard/notices/notices.css.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './next-here.css.ts';
import type { NextList } from './next-here.server.ts';

/** What is on next in the building and what is new for sale, a line each as notices have. */
export function NextHere({ lists }: { lists: NextList[] }) {
  return lists.map(({ id, title, all, to, rows }) => (
    <section
      key={id}
      aria-labelledby={id}
      data-own={id === 'requests' ? '' : undefined}
      className={styles.list}
    >
      <div className={layout.spread}>
        <h2 id={id}>{title}</h2>
        <Link to={to}>{all}</Link>
      </div>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.to} className={notices.other}>
            {row.picture && (
              <img src={row.picture} alt="" width={44} height={44} className={styles.picture} />
            )}
            <h3 lang={row.lang} className={notices.line}>
              <Link to={row.to} className={notices.title}>
                {row.title}
              </Link>
            </h3>
            <span aria-hidden>
              {row.faces.map((face, index) => (
                <Avatar key={index} initials={face} image={face[0] === '/' ? face : null} />
              ))}
            </span>
            <span className={notices.when}>{row.words}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
