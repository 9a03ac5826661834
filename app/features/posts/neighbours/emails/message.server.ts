import { z } from 'zod';
import { postTypes } from '#db/enums.ts';
import { letterPath } from '../letter-link.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';

/** What a neighbour wrote about one's post. An answer goes to them; until then they have no address. */
export const neighbourLetter = defineLetter({
  kind: 'NEIGHBOUR',
  topic: 'NEIGHBOURS',
  params: z.object({
    letterId: z.uuid(),
    sender: z.object({ name: z.string(), address: z.string() }),
    community: z.string(),
    post: z.object({ type: z.enum(postTypes), id: z.uuid(), title: z.string() }),
    words: z.string(),
  }),
  write: ({ params: { letterId, sender, community, post, words }, language, url }) => {
    const { name } = sender;
    const about = { name, title: post.title };
    return {
      subject: translate(language, 'neighbours.letter.subject', about),
      preview: words.replace(/\s+/g, ' ').slice(0, 100),
      blocks: [
        { kind: 'heading', text: translate(language, 'neighbours.letter.heading', { name }) },
        {
          kind: 'text',
          text: translate(language, `neighbours.letter.about.${post.type}`, {
            ...{ community, title: post.title },
          }),
        },
        { kind: 'quote', text: words },
        { kind: 'text', text: translate(language, 'neighbours.letter.answer', { name }) },
        {
          kind: 'list',
          entries: [
            {
              text: translate(language, `posts.open.${post.type}`),
              to: url(postPath(post.type, post.id)),
            },
            {
              text: translate(language, 'neighbours.letter.blockOrReport', { name }),
              to: url(letterPath(letterId)),
            },
          ],
        },
      ],
      because: translate(language, 'neighbours.letter.because', { community }),
      replyTo: sender,
    };
  },
});
