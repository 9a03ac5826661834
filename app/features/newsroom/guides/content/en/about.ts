import type { Guide } from '../types.ts';

export const about: Guide = {
  slug: 'about',
  title: 'About The Local Link',
  summary: 'Connecting condo communities with modern digital tools and local expertise.',
  sections: [
    {
      heading: 'Why it exists',
      paragraphs: [
        'A condo is a street stood on end, with the same people on it and fewer occasions to meet. The notice is taped up in the elevator you didn’t take; the stroller you need is two floors down, in the way. The Local Link gives each building one page for its notices, its buying and selling, and the things neighbours do together.',
        { needs: 'about', text: '{about}' },
      ],
    },
    {
      heading: 'Why the windows are lit',
      paragraphs: [
        'Each building is drawn from its own name, so its towers are always the same. A window lights up for every post, every neighbour who joins an activity, and every new resident of the last seven days. After a week it goes dark again. It’s the simplest picture we know of how alive a place is, and every light is real.',
      ],
    },
    {
      heading: 'Who runs it',
      paragraphs: [
        'Each building’s board and property manager decide what’s shown in their own hub.',
        {
          needs: 'name',
          text: '{name} keeps the site running and edits the newsletter.',
          otherwise: 'The people who set this site up keep it running and edit the newsletter.',
        },
        'Sponsors’ cards are labelled, and sponsors learn nothing about you from us.',
      ],
    },
    {
      heading: 'For programs',
      paragraphs: [
        'A program can do everything these pages do: see [the API and its endpoints](/api/docs). It sees what you’d see when logged in, and nothing more.',
      ],
    },
    {
      heading: 'Bringing your building',
      paragraphs: [
        {
          needs: 'contact',
          text: 'If you’re on a board or manage a building and would like a hub for it, write to {contact} with its name and address.',
        },
      ],
    },
  ],
};
