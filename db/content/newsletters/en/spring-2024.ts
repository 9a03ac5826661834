import type { EditionTexts } from '../types.ts';

export const spring2024: EditionTexts = {
  title: 'Spring 2024',
  season: 'Spring',
  coverAlt:
    'Tulips along the river bank on a clear morning, with blossom on the far hill and birds over the towers.',
  standfirst:
    'The grit is in the gutters, the geese are on the river, and for a few minutes this month it will be dusk in the middle of the afternoon. An issue about looking up, looking after balconies, and looking inside the reserve fund.',
  sections: [
    {
      kind: 'letter',
      heading: 'Director’s message: forty sandwiches',
      paragraphs: [
        'We promised you this issue in March, and here it is in April. I could blame the printer. The truth is that three people offered us better stories than the ones we had, and we waited for them.',
        'This is the season of annual meetings. A corporation needs the owners of a quarter of its units, in person or by proxy, before it can so much as approve last year’s minutes. I have sat in a party room with forty sandwiches and twenty-two per cent, watching the door. If you can’t come, send the proxy. It takes as long as signing for a parcel.',
        'If you rent, you don’t vote, but most of what the meeting decides will reach you: when the windows are washed, whether the bike room gets a second rack, how loud is loud. Tell your board what you see. The people who notice that a door has started to stick are the people who use it.',
        'I am told that the river opened on the first warm Sunday with a sound like furniture being moved. I was inside, reading a budget. Don’t make my mistake.',
      ],
      from: { name: 'Rosalind Tait', role: 'Director, The Local Link' },
    },
    {
      kind: 'letter',
      heading: 'A note from the superintendent: what the snow was hiding',
      paragraphs: [
        'So far: nine mittens, no two alike. A bicycle lock, locked. One recycling bin lid, not ours. Somebody’s denture, which is at the office in an envelope, and I would like it gone.',
        'The garage gets swept and washed this month. Salt eats concrete from the top and then it eats the steel inside, and that repair costs more than any of us would enjoy hearing. So when the notice says move the car, move the car. If it doesn’t start, tell me the day before and we’ll push it. I have pushed worse.',
        'Outside taps and hoses come on when the nights stay above freezing. I know it was warm on Tuesday. It was warm on a Tuesday last year as well, and then the pipe split on the Thursday.',
        'If you see water where it should not be, call. I would sooner come up for a spilled kettle than come up late.',
      ],
      from: { name: 'Wendell Pike', role: 'Superintendent, Hillsview Place' },
    },
    {
      kind: 'checklist',
      heading: 'Opening the balcony',
      intro: 'An hour on the first dry Saturday. Bring a bucket and an old toothbrush.',
      items: [
        'Look before you sweep. If there is a nest with eggs, leave it and call the office.',
        'Clear the drain or the scupper first, then sweep inward, never under the railing.',
        'Wash with a damp mop. A hose or a full bucket sends last year’s dust to the neighbours below.',
        'Press along the railing and the posts. If anything moves, stay off the balcony and report it the same day.',
        'Look for chips or bubbles in the floor coating and send the office a photograph. Don’t paint over them.',
        'Run the door along its track, then vacuum the track. Most doors that stick are full of sand.',
        'Hang planters on the inside of the railing, and keep soil light. Wet earth weighs more than most people guess.',
        'Wait until the middle of May for tomatoes and basil. A frost on May 12 is ordinary here.',
      ],
    },
    {
      kind: 'story',
      heading: 'How to read a reserve fund study over one pot of tea',
      paragraphs: [
        'It is a hundred and ten pages long, it has a photograph of a sump pump on the cover, and it may be the most useful thing written about your home. Ask the office for it and turn straight to three places.',
        'The first is the list of components. Roof, windows, elevators, boilers, garage membrane: each has an age, a remaining life and a cost. Circle anything with less than five years to go. That is what your board is talking about when it talks late.',
        'The second is the cash flow table, which looks ahead at least thirty years. Run a finger down the closing balance. The size of the number matters less than the year when it is smallest, and what happens just before that year. A dip after a new roof is a plan. A dip that only a steep rise in fees can fill is a question to bring to the meeting.',
        'The third is the page of assumptions. A study that expects prices to rise by two per cent and interest to come in at four will look cheerful for reasons that have nothing to do with your boiler.',
        '“People think the fund is a savings account,” says Marguerite Oyelaran, who has been treasurer at Clarence Court for six years and brought the tea. “It is closer to a queue. Everything in the building is standing in it, and all we decide is whether we’re ready when each one gets to the front.”',
      ],
    },
    {
      kind: 'story',
      heading: 'Dusk at twenty-five past three',
      paragraphs: [
        'On Monday, April 8, the moon will cover about 99 per cent of the sun over Ottawa. It starts a little after two in the afternoon and is deepest at about 3:25. The sky will go the grey-blue of a late November afternoon, the air will cool, and the birds along the river will make up their minds that it is bedtime.',
        'Ninety-nine is not a hundred. At no point here is it safe to look without proper eclipse glasses marked ISO 12312-2; sunglasses, however dark, don’t count. For the full dark you have to go south, to Cornwall or Kingston, and so will a great many other people. Expect to be home late.',
        'A colander makes a fine instrument. Hold it over a sheet of paper with your back to the sun and every hole will throw a small crescent. Leafless trees don’t do it, but a woven hat will.',
        'The roof decks stay locked. The lawn at Hillsview Place and the courtyard at Clarence Court are open, with folding chairs and about forty pairs of glasses to be passed along. At 18 Nepean, walk up to Parliament Hill and look at everyone else looking.',
      ],
    },
    {
      kind: 'items',
      heading: 'Contractor spotlight: Thaw Line Windows and Doors',
      intro:
        'Balcony doors are heavy, they run on four small wheels, and nobody thinks of the wheels. Ines Castellano does. She apprenticed with a tram mechanic in Lisbon, and says that it is the same job without the bell.',
      items: [
        {
          title: 'Spring door visit',
          text: 'Door lifted out, rollers cleaned or changed, track straightened, weatherstrip replaced on one side. About an hour, and you need to clear a metre of floor.',
          detail: '$120 with rollers, until May 31',
        },
        {
          title: 'Screens',
          text: 'Re-screened while you wait in the party room, on dates posted for each building. Ask for the heavier mesh if you have a cat with opinions.',
          detail: 'From $35. 613-555-0166',
        },
        {
          title: 'What she won’t do',
          text: 'The glass and the frame usually belong to the corporation. If a pane has clouded between its layers, Ines will write you a note for the manager and charge nothing for it.',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'The city thaws: where to be',
      items: [
        {
          title: 'High water at Hog’s Back',
          text: 'The falls are at their loudest in April, when the snow from upriver comes through all at once. Stay behind the fence; the rocks are slick.',
          detail: 'Off Hog’s Back Road',
        },
        {
          title: 'Lilacs and magnolias',
          text: 'The Arboretum is free, open all day, and steep enough to count as exercise. Magnolias come first, lilacs toward the end of May.',
          detail: 'Central Experimental Farm',
        },
        {
          title: 'Tulips at Dows Lake',
          text: 'Go at seven in the morning on a weekday and you share the whole bank of flowers with three photographers and a heron.',
          detail: 'Commissioners Park, mid-May',
        },
        {
          title: 'First boats through the locks',
          text: 'The canal opens to boats on the Victoria Day weekend. The gates beside the Château are still cranked by hand.',
          detail: 'Ottawa Locks, from mid-May',
        },
        {
          title: 'The Great Glebe Garage Sale',
          text: 'Same weekend as the marathon, so take the train and your own bag, and agree on a limit per person before you set out.',
          detail: 'Saturday, May 25',
        },
      ],
    },
    {
      kind: 'recipe',
      heading: 'Maple and mustard lentils with roasted carrots',
      intro:
        'From Théo at 18 Nepean, who buys a can of dark syrup each April and makes this until it is gone. It is good warm, and better the next noon at a desk.',
      serves: '4',
      ingredients: [
        '6 carrots, cut in long quarters',
        '1 red onion, in wedges',
        '3 tablespoons oil',
        '1 1/4 cups small green or black lentils',
        '2 tablespoons dark maple syrup',
        '1 tablespoon grainy mustard',
        '1 tablespoon cider vinegar',
        'A handful of parsley or chives from the windowsill',
        'Salt and pepper',
      ],
      steps: [
        'Heat the oven to 425 F. Turn the carrots and onion in 2 tablespoons of the oil with a good pinch of salt and roast for 25 minutes, until the edges are dark.',
        'Meanwhile simmer the lentils in plenty of water for about 20 minutes. Stop while they still hold their shape, and drain.',
        'Stir the syrup, mustard, vinegar and the last of the oil together in the bottom of your largest bowl.',
        'Add the hot lentils, so that they drink the dressing, then the vegetables. Taste for salt.',
        'Scatter the herbs on top when it has cooled a little.',
      ],
    },
    {
      kind: 'items',
      heading: 'From the marketplace',
      intro: 'A few of this month’s listings. Write to the seller through the listing page.',
      items: [
        {
          title: 'Seedling shelf with two grow lights',
          text: 'Four tiers, fits in a hall closet. The timer is generous by ten minutes. Hillsview Place.',
          detail: '$70, good',
        },
        {
          title: 'Hybrid bicycle, small frame',
          text: 'New chain and brake pads last summer. A bell that carries. 18 Nepean.',
          detail: '$180, good',
        },
        {
          title: 'Air conditioner, window type, 6,000 BTU',
          text: 'Not allowed in our windows, as we learned. Works perfectly in somebody else’s. Clarence Court.',
          detail: '$75, like new',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Spring cleaning, sorted',
      intro:
        'Every May the chute room fills with good intentions. Here is where each of them really goes.',
      items: [
        'Paint, solvent, propane cylinders and old medicines never go down the chute. The city holds hazardous waste days from spring to fall, and pharmacies take back medicine.',
        'Batteries go in the box by the office. Tape the ends of the square ones.',
        'Mattresses and sofas need a booking with the office. Left beside the bins, they are charged to all of us.',
        'Lamps, toasters and radios that nearly work: bring them to a repair café before you give up on them.',
        'Coffee grounds, peels and paper towels are for the green bin, if your building has one. If it doesn’t, ask the board when it will.',
      ],
    },
    {
      kind: 'items',
      heading: 'Community calendar',
      items: [
        {
          title: 'Eclipse on the lawn',
          text: 'Chairs, colanders and a short talk by a retired physics teacher who promises that it is short. Hillsview Place.',
          detail: 'Monday, April 8, 2 p.m.',
        },
        {
          title: 'Litter walk along the river',
          text: 'Gloves and bags from the city’s spring cleanup, and a prize for the strangest find. All three buildings.',
          detail: 'Saturday, April 20, 10 a.m., Hillsview Place ramp',
        },
        {
          title: 'Bike bench',
          text: 'Pump, stand, chain oil and someone who can true a wheel. Bike room, 18 Nepean.',
          detail: 'Saturday, April 27, 11 a.m. to 2 p.m.',
        },
        {
          title: 'Seedling swap',
          text: 'Bring what you grew too many of. Label it, or accept that it is now a mystery squash. Courtyard, Clarence Court.',
          detail: 'Saturday, May 11, 10 a.m.',
        },
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Our sponsors',
      sponsors: [
        {
          name: 'Plot and Pail',
          text: 'Potting mix by the litre, boxes that hang on the inside of the railing, and honest advice about north balconies. We deliver to the lobby.',
          contact: '613-555-0171, plot-and-pail.example',
        },
        {
          name: 'Plain Figures Bookkeeping',
          text: 'Tax returns at your kitchen table until April 30. Bring the shoebox; we have seen worse.',
          contact: '613-555-0175, plain-figures.example',
        },
        {
          name: 'Two Flights Movers',
          text: 'We book your elevator, pad the walls, and take the boxes back when you have unpacked.',
          contact: '613-555-0164, two-flights-movers.example',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Show us your balcony',
      paragraphs: [
        'We want to see what you grow, whichever way you face: the north-side ferns, the one brave pepper, the chair and nothing else. Send a photograph and a sentence by June 7, and we’ll print as many as fit.',
        'Tell us the floor and the direction, so that the rest of us can learn from it. We leave out unit numbers.',
      ],
      action: { label: 'Send a photograph', href: 'mailto:stories@local-link.example' },
    },
    {
      kind: 'next',
      heading: 'In the next issue',
      text: 'Our summer issue comes out in July 2024: keeping cool in a room full of west sun, swimming without a car, and what a barbecue may and may not do on the ninth floor.',
    },
  ],
};
