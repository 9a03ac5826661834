import type { EditionTexts } from '../types.ts';

export const fall2024: EditionTexts = {
  title: 'Fall 2024',
  season: 'Fall',
  coverAlt:
    'Red maple leaves over the river at dusk, orange trees on the hill and lit windows in the towers.',
  standfirst:
    'The leaves are at their best for ten days, the canal is about to be let down, and in the boiler room somebody has a hand on the valve. Our fall issue is about changing over.',
  sections: [
    {
      kind: 'letter',
      heading: 'Director’s message: the real new year',
      paragraphs: [
        'Whatever the calendar says, a condo’s year turns in October. The heat comes on, the budget goes to the board, and on the elevator there are faces we haven’t learned yet. About one unit in nine changed hands or tenants in our three buildings since May. If you are in one of them, welcome. The second dryer from the left is the good one.',
        'You will be hearing about fees. I was a treasurer for nine years, and I’ll tell you what I told my own neighbours: an increase with three reasons attached is a sign that somebody is paying attention, and a fee that never moves is a bill being saved up. Ask about the reason that you don’t understand. Boards are made of volunteers who have been waiting all evening for a good question.',
        'It is also Thanksgiving. Last year a resident of Clarence Court set two extra places, put a note on the inside of the front door, and had both of them filled by noon. She tells me that one guest brought pickles and the other could carve. I have thought about it a good deal since, and this year there will be a note on my door too.',
      ],
      from: { name: 'Rosalind Tait', role: 'Director, The Local Link' },
    },
    {
      kind: 'letter',
      heading: 'A note from the superintendent: why it isn’t both',
      paragraphs: [
        'Every fall I am asked the same thing. It was 9 degrees this morning and 22 this afternoon, so why can’t we have heat at breakfast and cooling at supper?',
        'Because there are two pipes. One brings water to your fan coil and one takes it away, and the water is either hot or cold for the whole building. Changing over means letting the loop come to room temperature, opening some valves, closing others, bleeding the air out of the top floors and listening. It takes most of two days. If I rush it, hot water hits a cold chiller, and then you get to read about it in the budget.',
        'So we pick a date and live with it. It is October 8 at 18 Nepean, October 12 at Clarence Court and October 15 here, give or take the forecast. Until then, a sweater. After that, if a room stays cold, change your filter and then call me, in that order.',
        'It will smell of dust for a day. That is last winter’s dust, and it means the thing is working. The fire inspection here is in March 2025, in every unit, and you’ll get 48 hours’ notice of your day.',
      ],
      from: { name: 'Wendell Pike', role: 'Superintendent, Hillsview Place' },
    },
    {
      kind: 'checklist',
      heading: 'Before the first hard freeze',
      intro: 'A Sunday afternoon is enough.',
      items: [
        'Change the fan coil filter and write the date on the frame of the new one.',
        'Empty clay pots and stack them indoors or against the wall. Wet soil freezes, swells and breaks them.',
        'Sweep the leaves out of the balcony drain. One maple leaf is enough to block it.',
        'Drain and coil any hose, and bring in cushions before they smell like November.',
        'Vacuum the balcony door track, and look for daylight along the weatherstrip.',
        'Test the alarms on the Sunday the clocks go back, November 3.',
        'Book winter tires this week. By the first snow the wait is three weeks and everyone is cross.',
      ],
    },
    {
      kind: 'story',
      heading: 'A heat pump in a condo: who owns the hole in the wall?',
      paragraphs: [
        'Gwendolyn Abara-Stone wanted to stop being cold. Her corner unit in a building up the river had electric baseboards from 1983 and a January bill that she keeps on the refrigerator as a warning. A heat pump would cut it by about half. It would also need two holes in a wall that belongs to 164 people.',
        'In a house you choose the machine and then the place for it. In a condo you begin with the wall. The outside of the building is a common element in nearly every corporation, so before an owner drills it the board has to approve, and the owner signs an agreement, registered on title, that says who maintains the equipment, who insures it, and who takes it down when the brick has to be repaired.',
        'Her board asked for four things: a drawing, a noise figure for the outdoor unit, a plan for the water that drips from it, and the opinion of an engineer on where it would hang. It took five months. “I was annoyed for three of them,” she says. “Then they found that my first location would have dripped on the entrance in a freezing rain, and I stopped.”',
        'There are other ways. Some newer machines have no outdoor box at all, just two grilles that look like dryer vents. Some buildings already move water around a loop, and can give each unit a small heat pump of its own when the old fan coil dies.',
        'A cold-climate model goes on working below minus 20, with less strength the colder it gets, so most people here keep a baseboard or two for the worst week of the year. Ask any installer to show you, on paper, what the machine puts out at minus 25.',
        'Gwendolyn’s went in last November. The January bill that joined the other on the refrigerator is 46 per cent smaller. The board has since had six more applications, and has turned her five months into a two-page form.',
      ],
    },
    {
      kind: 'story',
      heading: 'The week they pull the plug',
      paragraphs: [
        'After Thanksgiving, when the last boats have gone through, the water in the canal is let down for the winter. It takes a few days and makes no fuss. You walk past on the Tuesday and there is a canal; you walk past the following Tuesday and there is a ditch with a great deal of mud and a shopping cart.',
        'Go and look. The stone walls are older than the country, and this is the season when you can see how far down they go. People lean on the railing and point things out to each other: a bicycle, a café chair, a single boot, never two.',
        'Later some of the water is let back in, and then it is up to January. In the meantime the path is at its best. The joggers have thinned out, and from the Pretoria Bridge you can see lights coming on in the condos a little earlier every day.',
        'From 18 Nepean it is a twelve-minute walk to the water. Take a neighbour. It is easier to talk to somebody when you are both looking at a shopping cart.',
      ],
      picture: {
        src: '/images/activities/walk.svg',
        alt: 'Two people in hats walk a small dog along the water at sunset.',
      },
    },
    {
      kind: 'items',
      heading: 'Contractor spotlight: Merganser Mechanical',
      intro:
        'Merganser is two brothers-in-law, Olivier Sauvé and Tendai Moyo, who spent a decade looking after hotel boilers before they turned to condos. They answer the phone themselves, which in October is saying something.',
      items: [
        {
          title: 'Changeover visit',
          text: 'Filter, fan, drain pan and valve checked on one fan coil, with a note of what will need doing next year and what won’t. They carry the eight filter sizes our buildings use.',
          detail: '$95 until November 15. 613-555-0173',
        },
        {
          title: 'Heat pump first opinion',
          text: 'An hour at your place and a two-page letter that you can take to the board: what would fit, where the water would go, and what it would cost to run. They will tell you if you need neither of the makes they sell.',
          detail: '$180',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Out and about, October and November',
      items: [
        {
          title: 'Gatineau Park without a car',
          text: 'On fall weekends a shuttle usually runs from downtown to the lookouts. Take the first one. The colour tends to peak in the first half of October and one windy night can end it.',
          detail: 'Check the NCC’s page for days and stops',
        },
        {
          title: 'Squash season',
          text: 'Growers sell squash by weight or by the argument. A kabocha keeps on the counter until Christmas and looks handsome while it waits.',
          detail: 'ByWard, Parkdale and Lansdowne markets',
        },
        {
          title: 'Remembrance Day',
          text: 'The ceremony on Elgin Street is open to all. Come on foot or by train, be in place by ten, and dress for an hour of standing still. Afterwards people leave their poppies on the tomb.',
          detail: 'National War Memorial, Monday, November 11',
        },
        {
          title: 'Waiting for Line 2',
          text: 'The trains are running empty on the new line as crews practise. Wave if you like. Until the doors open, the replacement buses still stop near Billings Bridge.',
        },
      ],
    },
    {
      kind: 'recipe',
      heading: 'Squash, apple and red lentil soup',
      intro:
        'Made in quantity at Hillsview Place for people who have just moved in. It freezes well, asks for one pot, and forgives whatever you do to it.',
      serves: '6, with some to carry down the hall',
      ingredients: [
        '2 tablespoons oil or butter',
        '2 onions, chopped',
        'A thumb of ginger, grated',
        '1 tablespoon mild curry powder',
        '1 medium butternut squash, peeled and cubed',
        '2 tart apples, cored and chopped, skins on',
        '1 cup red lentils, rinsed',
        '6 cups stock or water',
        'Juice of half a lemon',
        'Salt, and yogurt for the top',
      ],
      steps: [
        'Soften the onions in the oil with a pinch of salt for ten minutes. Don’t hurry them.',
        'Add the ginger and curry powder and stir until the kitchen smells of it.',
        'Add the squash, apples, lentils and stock. Simmer with the lid on for 25 minutes.',
        'Blend half and leave the rest in pieces, or blend it all if there are children.',
        'Stir in the lemon, taste for salt, and put the yogurt on the table.',
      ],
    },
    {
      kind: 'items',
      heading: 'On the marketplace',
      intro:
        'At Hillsview Place and Clarence Court the board looks at each listing before it appears, usually within a day. At 18 Nepean it shows right away.',
      items: [
        {
          title: 'Four winter tires on rims, 205/55 R16',
          text: 'Two seasons left in them, by my mechanic’s reckoning. They have been in locker 31 since April. Hillsview Place.',
          detail: '$280, good',
        },
        {
          title: 'Child’s raccoon costume, age 6 to 8',
          text: 'Homemade, with a tail that has been stepped on. Won second prize in 2023. Clarence Court.',
          detail: '$10, good',
        },
        {
          title: 'Bright light for dark mornings',
          text: 'The 10,000 lux kind, on a stand. I moved to the south side and don’t need it. 18 Nepean.',
          detail: '$45, like new',
        },
        {
          title: 'Houseplants that summered on a balcony',
          text: 'Six, larger than they were in May, and we have the same number of windowsills. Clarence Court.',
          detail: 'Free to a bright room',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Community calendar',
      items: [
        {
          title: 'Repair café',
          text: 'Lamps, zippers, toasters and chairs. Four pairs of hands and a kettle. Open to all three buildings. P1 workshop, Hillsview Place.',
          detail: 'Saturday, October 26, 1 to 4 p.m.',
        },
        {
          title: 'Hallowe’en by the sheet',
          text: 'Put your floor and unit on the list by the mailboxes if you would like trick-or-treaters, and leave the door plain if you wouldn’t. All three buildings.',
          detail: 'Thursday, October 31, 5:30 to 8 p.m.',
        },
        {
          title: 'Budget evening, with soup',
          text: 'The treasurer, the draft, a projector and a ladle. Owners and tenants both welcome. Party room, Hillsview Place.',
          detail: 'Wednesday, November 13, 7 p.m.',
        },
        {
          title: 'Coat exchange',
          text: 'Bring one that is warm and no longer fits; take one that does. What is left goes to the shelter on the Monday. Lounge, 18 Nepean.',
          detail: 'Sunday, November 17, noon to 3 p.m.',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'The question box',
      intro:
        'Left in the slot at the office, or sent by email. General answers only; your declaration and rules have the last word.',
      items: [
        {
          title: 'Does the new three-item garbage limit apply to us?',
          text: 'The limit that began on September 30 is for homes that put garbage at the curb. Our shared bins are collected as before. It is still worth filling the green bin first, because we pay for every extra lift.',
        },
        {
          title: 'Can the board raise fees in the middle of a year?',
          text: 'It can, if the money isn’t going to last, and it has to tell the owners. It can also call for a one-time special assessment. Neither needs a vote, which is one more reason to read the budget in November.',
        },
        {
          title: 'A pipe in my unit leaked into the one below. Who pays?',
          text: 'Often the corporation’s insurance repairs the building and the unit where it began is charged the deductible, which can be tens of thousands of dollars. Ask your own insurer whether you are covered for that, and bring them the corporation’s certificate.',
        },
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Our sponsors',
      sponsors: [
        {
          name: 'Lantern and Latch Hardware',
          text: 'Weatherstrip by the metre and a patient person to explain which kind. Keys cut while you wait.',
          contact: '613-555-0162, lantern-and-latch.example',
        },
        {
          name: 'Cardamom Lane',
          text: 'Spices ground on the day, lentils by the scoop, and a Thursday pot of dal to take home. Bring your own jar for ten per cent off.',
          contact: '613-555-0176, cardamom-lane.example',
        },
        {
          name: 'Third Shelf Books',
          text: 'Used books in both languages. We buy on Mondays, and will carry the boxes down for you if there are more than four.',
          contact: '613-555-0170, third-shelf.example',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Who keeps your building going?',
      paragraphs: [
        'Somebody on your floor waters the lobby fern, salts the step before the superintendent is up, or knows everybody’s dog. In the next issue we would like to introduce a few of them.',
        'Send us a name and a sentence. We’ll ask them before we print a word, and they are allowed to say no. They usually do, the first time.',
      ],
      action: { label: 'Tell us about a neighbour', href: 'mailto:stories@local-link.example' },
    },
    {
      kind: 'next',
      heading: 'In the next issue',
      text: 'The winter issue is due in December: neighbours worth knowing, ice worth skating on, and the great boot tray debate. Please write to us by November 15.',
    },
  ],
};
