import type { Guide } from '../types.ts';

export const contact: Guide = {
  slug: 'contact',
  title: 'Contact',
  summary: 'Whom to write to about the building, about a post, and about this site.',
  sections: [
    {
      heading: 'Emergencies',
      paragraphs: [
        'Fire, police, ambulance: [911](tel:911). Then the after-hours number of your building, which is on its emergency page: open it from your menu, or from its card on the home page, logged in or not. Nobody watches this site at night.',
      ],
    },
    {
      heading: 'About your building',
      paragraphs: [
        'Your property manager answers for repairs, fobs, parking, noise and fees. Email, telephone and office hours are in your hub under My Condo, where Report Issue and Contact Board start a message for you.',
      ],
    },
    {
      heading: 'About something posted here',
      points: [
        'A question about a listing or an activity goes to the person who posted it: write to them from its page.',
        'Something that should not be here goes to your board or manager, who can take it down. Contact Board in the hub reaches them.',
        {
          needs: 'contact',
          text: 'If it concerns the board itself, write to us.',
          otherwise: 'If it concerns the board itself, tell your property manager.',
        },
      ],
    },
    {
      heading: 'About this site',
      paragraphs: [
        { needs: 'name', text: '{name} runs this site.' },
        {
          needs: 'contact',
          text: 'Write to {contact}. If you use an aid such as a screen reader and something is in your way, say so.',
          otherwise:
            'Ask your board or property manager. The people who run this site have not given an address of their own here yet.',
        },
        { needs: 'contactNote', text: '{contactNote}' },
      ],
    },
    {
      heading: 'About the newsletter',
      paragraphs: [
        { needs: 'contact', text: 'Stories, corrections and photographs: {contact}.' },
        {
          needs: 'contact',
          text: 'Businesses that would like a sponsor’s card can write to the same address. A card is always labelled “Sponsor”, and sponsors have no say in what is written beside it.',
          otherwise:
            'A sponsor’s card is always labelled “Sponsor”, and sponsors have no say in what is written beside it.',
        },
      ],
    },
  ],
};
