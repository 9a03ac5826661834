import type { SponsorContent } from './types.ts';

export const sponsors: SponsorContent[] = [
  {
    position: 'home',
    language: 'fr',
    html: '<p><strong>Boulangerie Trois Saules</strong><br>Le pain sort du four à 7 h, et celui de la veille est à moitié prix.</p>',
    picture: '/images/sponsors/bakery.svg',
    linkUrl: 'https://boulangerie-trois-saules.example',
  },
  {
    position: 'home',
    html: '<p><strong>Lantern and Latch Hardware</strong></p><p>One screw, one hinge, one washer: we sell them singly. Bring the old one in your pocket and we will match it.<br><em>Keys cut while you wait.</em></p>',
    linkUrl: 'https://lantern-and-latch.example',
  },
  {
    position: 'hub-sidebar',
    html: '<p><strong>Coldsnap Heating</strong><br>Fan-coil cleaning and filters for condo units. Call 613-555-0172.</p>',
    picture: '/images/sponsors/heating.svg',
    linkUrl: 'https://coldsnap-heating.example',
  },
  {
    position: 'hub-sidebar',
    html: '<p><strong>Patte Douce dog walking</strong></p><p>Noon walks along the river or the canal, three dogs at most. You get a note about what your dog did and with whom.</p>',
    linkUrl: 'https://patte-douce.example',
  },
  {
    position: 'newsletter',
    html: '<p><strong>Two Flights Movers</strong><br>We book your elevator, pad the walls and take the boxes back afterwards.</p>',
    picture: '/images/sponsors/movers.svg',
    linkUrl: 'https://two-flights-movers.example',
  },
  {
    position: 'newsletter',
    html: '<p><strong>Lantern and Latch Hardware</strong><br>Door sweeps, felt pads and window film, cut to the size on your slip of paper.</p>',
    picture: '/images/sponsors/hardware.svg',
    linkUrl: 'https://lantern-and-latch.example/winter',
  },
];
