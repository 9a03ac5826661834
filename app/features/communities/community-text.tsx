import { Link } from '@remix-run/react';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { CommunityText } from './documents.server.ts';

/** The way back to the hub a page belongs to. */
export function BackToHub({ community }: { community: { name: string; slug: string } }) {
  return (
    <p>
      <Link to={`/communities/${community.slug}`}>
        Back to <bdi>{community.name}</bdi>
      </Link>
    </p>
  );
}

/** The sections of a community's text, and when it was last changed. */
export function TextSections({ text }: { text: CommunityText }) {
  return (
    <>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={layout.prose}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={`${layout.small} ${layout.muted}`}>Last changed on {text.updatedOn}</p>
    </>
  );
}
