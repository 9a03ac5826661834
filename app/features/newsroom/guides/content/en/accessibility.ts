import type { Guide } from '../types.ts';

export const accessibility: Guide = {
  slug: 'accessibility',
  title: 'Accessibility',
  summary: 'What we aim for, what we know is missing, and how to tell us.',
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'We aim for level AA of the Web Content Accessibility Guidelines 2.2. Software checks the pages, in both themes, each time the site changes. It can find only about a third of what can go wrong, so we depend on readers for the rest.',
      ],
      points: [
        'Everything works with a keyboard alone, and you can always see where the focus is.',
        'Every form works without JavaScript. When something is wrong, a summary at the top takes you to each field, and each field says what to change.',
        'Text grows with your browser’s setting up to twice its size, and pages fit a screen 320 pixels wide without scrolling sideways.',
        'Text has a contrast of at least 4.5 to 1 in the light and the dark theme, and colour is never the only sign.',
        'Nothing moves if your system asks for less motion, and nothing plays on its own.',
      ],
    },
    {
      heading: 'What we know is missing',
      points: [
        'A building’s own newsletters are PDF files that the building made, and screen readers may have trouble with some. Ask its manager for the text. The city-wide issues are full web pages, and their PDF files are tagged for screen readers.',
        'Photos that neighbours add don’t have a description. Screen readers read the title instead.',
        'The site is in English and French. What a neighbour, a board or a sponsor wrote is in the language they wrote it in. The page says so beside it, and tells screen readers, so they pronounce it right.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        {
          needs: 'contact',
          text: 'If something gets in your way, write to {contact} and say which browser and assistive technology you use.',
          otherwise:
            'If something gets in your way, tell your board or property manager what it is, and which browser and assistive technology you use.',
        },
      ],
    },
  ],
};
