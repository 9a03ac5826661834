/** Where the rules are, and the header that leads a browser to them. */
export const speculationRulesPath = '/speculation-rules.json';

/** Pages that only show something, to the same people who may open the link. */
const reading = [
  '/',
  '/events',
  '/events/:slug',
  '/articles/:slug',
  '/newsletter',
  '/newsletter/:slug',
  '/communities',
  '/communities/:slug',
  '/communities/:slug/notices',
  '/communities/:slug/notices/:id',
  '/listings/:id',
  '/activities/:id',
];

/** Downloads, whatever page they belong to. */
const files = ['pdf', 'csv', 'ics', 'zip', 'atom'].map((kind) => `/*.${kind}`);

/**
 * Which links a browser may follow before they are chosen: when a pointer rests on one or a finger goes down. What
 * is not named here, such as forms, switches, downloads and links that work once, waits for the choice (record 52).
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: reading },
          { not: { href_matches: files } },
          { not: { selector_matches: '[download], [target], [href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
