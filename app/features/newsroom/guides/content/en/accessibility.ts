import type { Guide } from '../types.ts';

export const accessibility: Guide = {
  slug: 'accessibility',
  title: 'Accessibility',
  summary: 'What we hold this site to, what we know is lacking, and how to tell us.',
  sections: [
    {
      heading: 'What we hold ourselves to',
      paragraphs: [
        'We aim at level AA of the Web Content Accessibility Guidelines 2.2. The pages are checked by machine, in both themes, each time the site changes. A machine finds about a third of what can be wrong, so we depend on readers for the rest.',
      ],
      points: [
        'Everything works with a keyboard alone, and the focus is always to be seen.',
        'Every form works without JavaScript. When something is wrong, a summary at the top takes you to each field, and each field says what to change.',
        'Text grows with your browser’s setting up to twice its size, and pages fit a screen 320 pixels wide without scrolling sideways.',
        'Text has a contrast of at least 4.5 to 1 in the light and the dark theme, and colour is never the only sign.',
        'Nothing moves if your system asks for less motion, and nothing plays by itself.',
      ],
    },
    {
      heading: 'What we know is lacking',
      points: [
        'Newsletters of a building are PDF files written by that building, and some may read badly aloud. Ask its manager for the text. The city-wide issues are full web pages, and their PDF files are tagged for screen readers.',
        'Photos that neighbours add have no description of their own; the title stands in for it.',
        'The site is in English and in French. What a neighbour, a board or a sponsor wrote is in the language they wrote it in. The page says so beside it, and tells screen readers, so that they pronounce it.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        {
          needs: 'contact',
          text: 'If something is in your way, write to {contact} and say what you use.',
          otherwise:
            'If something is in your way, tell your board or property manager what it is and what you use.',
        },
      ],
    },
  ],
};
