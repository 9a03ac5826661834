import type { Guide } from '../types.ts';

export const contact: Guide = {
  slug: 'contact',
  title: 'Contact',
  summary: 'Who to write to about the building, a post or this site.',
  sections: [
    {
      heading: 'Emergencies',
      paragraphs: [
        'Fire, police, ambulance: call [911](tel:911). Then call your building’s after-hours number. It’s on the building’s emergency page: open it from your menu, or from its card on the home page, logged in or not. Nobody watches this site at night.',
      ],
    },
    {
      heading: 'About your building',
      paragraphs: [
        'Your property manager looks after repairs, fobs, parking, noise and fees. You’ll find their email, phone number and office hours in your hub under My Condo. There, Report Issue opens a form or, if your building doesn’t take requests here, an email. Contact Board opens an email.',
      ],
    },
    {
      heading: 'About something posted here',
      points: [
        'If you have a question about a listing or an activity, write to the person who posted it, from its page.',
        'If something shouldn’t be here, tell your board or manager, who can remove it. You can reach them with Contact Board in the hub.',
        {
          needs: 'contact',
          text: 'If it’s about the board itself, write to us.',
          otherwise: 'If it’s about the board itself, tell your property manager.',
        },
      ],
    },
    {
      heading: 'About this site',
      paragraphs: [
        { needs: 'name', text: '{name} runs this site.' },
        {
          needs: 'contact',
          text: 'Write to {contact}. If you use assistive technology such as a screen reader and something gets in your way, please say so.',
          otherwise:
            'Ask your board or property manager. The people who run this site haven’t given an email address here yet.',
        },
        { needs: 'contactNote', text: '{contactNote}' },
      ],
    },
    {
      heading: 'About the newsletter',
      paragraphs: [
        { needs: 'contact', text: 'Send stories, corrections and photos to {contact}.' },
        {
          needs: 'contact',
          text: 'Businesses that would like a sponsor’s card can write to the same address. A card is always labelled “Sponsor”, and sponsors have no say in what’s written beside it.',
          otherwise:
            'A sponsor’s card is always labelled “Sponsor”, and sponsors have no say in what’s written beside it.',
        },
      ],
    },
  ],
};
