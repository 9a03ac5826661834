import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { OwnPost } from './own-posts.server.ts';

/** One's own posts that the hub does not show, each with how it stands. */
export function OwnPosts({ posts }: { posts: OwnPost[] }) {
  return (
    <ul role="list" className={layout.stack}>
      {posts.map(({ id, path, title, status, about }) => (
        <li key={id}>
          <p className={layout.row}>
            <Link to={path}>
              <bdi>{title}</bdi>
            </Link>
            <Badge>{status}</Badge>
          </p>
          <p className={`${layout.small} ${layout.muted}`}>{about}</p>
        </li>
      ))}
    </ul>
  );
}
