import type { EditionTexts } from '../types.ts';

export const summer2024: EditionTexts = {
  title: 'Summer 2024',
  season: 'Summer',
  coverAlt:
    'A sailboat and a canoe on the river at sunset, with the towers of the city dark behind them.',
  standfirst:
    'Blinds down by ten, supper outside by seven, and somewhere below a child practising the trumpet with the window open. How to stay cool, swim without a car, and be loved by the balcony beneath yours.',
  sections: [
    {
      kind: 'letter',
      heading: 'Director’s message: open windows',
      paragraphs: [
        'In winter a condo is a stack of closed boxes. Then there comes an evening in June when everybody opens everything at once, and we find out who is learning the trumpet, who laughs at what on television, and which of us fries onions at eleven at night.',
        'I am fond of it, on the whole. But open windows are when letters to the board get written, and I have noticed that one conversation saves about six letters. If a sound bothers you, go down in the daytime, in a good mood, and mention it. Half of the time they had no idea. The other half they are mortified, and bake something.',
        'All three annual meetings reached quorum this spring, two of them with people to spare. Thank you to the owners who came, and to the tenant at 18 Nepean who sent a page of notes on the bike room so clear that the board adopted most of it on the spot.',
        'One thing to do before August: find out whether anyone on your floor lives alone and minds the heat. You needn’t make a project of it. A knock and a cold drink, on the third hot day, is a good deal.',
      ],
      from: { name: 'Rosalind Tait', role: 'Director, The Local Link' },
    },
    {
      kind: 'checklist',
      heading: 'The superintendent’s list for leaving town',
      intro:
        'You are going to the cottage. Good. I am not, so please do these first. Most of our summer floods start in a unit where nobody has been home for a week, and I would like to spend August fixing the things I planned to fix.',
      items: [
        'Close the valves behind the washing machine and under the kitchen sink. Righty tighty. If one won’t turn, don’t force it; call me.',
        'Leave the cooling at 26 with the fan on auto. Off altogether and you come home to damp closets.',
        'Empty the drip tray, if you have one, and check that the drain isn’t full of fluff.',
        'Bring in anything on the balcony that weighs less than a cat. Storms arrive here at about five in the afternoon and they take umbrellas.',
        'Take the garbage out. All of it. You know about the shrimp.',
        'Give a key to somebody in the city and tell the office who it is.',
        'Plants go in the tub, on a wet towel, with the bathroom light on. They’ll live.',
        'If we need to get in while you are away you still get 48 hours’ notice, by email. Read your email.',
      ],
      from: { name: 'Wendell Pike', role: 'Superintendent, Hillsview Place' },
    },
    {
      kind: 'story',
      heading: 'Four people with west windows',
      paragraphs: [
        'At five o’clock on a clear July day, the sun comes straight down the Ottawa River and into every west-facing living room in the city. We asked four residents how they live with it.',
        'Baljinder, on the fourteenth floor, treats the blinds as a job. Down at ten in the morning, before the glass has warmed; up again at nine at night, with every window open that will open. She put white-backed liners on the living room pair and measured the difference with a kitchen thermometer: three degrees by suppertime.',
        'Aurèle cooks at dawn. Rice, eggs and anything from the oven are finished by eight, and supper is assembled cold. “My stove is a heater with a pot on it,” he says. He also turned the dishwasher’s drying cycle off and hasn’t missed it.',
        'Constance, who is 81, moves house. Her bedroom faces east, so in the afternoon she takes the radio and the crossword in there, shuts the door, and lets the living room be as hot as it likes.',
        'Ismail bought a portable air conditioner, regretted it, and has put it on the marketplace with a full confession. One fan now faces out of the bedroom window after dark, to push the hot air out, and a second draws from the corridor side. Total cost, forty dollars.',
        'None of the four sets the thermostat below 24. The plant can only do so much on a day of 34, and a lower number on the dial doesn’t make it try harder.',
      ],
    },
    {
      kind: 'story',
      heading: 'Three swims, no car',
      paragraphs: [
        'The city has beaches, and the bus goes near them. Check the water report the same morning; after a heavy rain a beach may be closed to swimming for a day.',
        'Mooney’s Bay is the easiest. From Hillsview Place it is a walk up the river path with a towel around your neck. The sand is wide, the water is shallow for a long way, and lifeguards are there in the afternoon until late August. Saturday is for volleyball and enormous families. Tuesday is for you.',
        'Britannia is the long ride with the reward at the end of it: open river, a pier to walk out on, and a sunset over the water that you don’t get downtown. Bring a sweater for the bus home.',
        'Petrie Island feels the farthest. There are turtles on the logs, big trees for shade, and a walk in from the last stop that weeds out the impatient. Pack more water than you think you need.',
        'If all you want is wet feet, there is a splash pad within ten minutes of each of our buildings. Nobody has ever been asked to prove that they came with a child.',
      ],
      picture: {
        src: '/images/articles/light-rail.svg',
        alt: 'A train crosses the city at dusk, with people in its lit windows.',
      },
    },
    {
      kind: 'items',
      heading: 'Festivals, loud to quiet',
      intro: 'In order of how well you will hear them from your balcony.',
      items: [
        {
          title: 'Bluesfest',
          text: 'If you live downtown with the windows open you already have a ticket of sorts. The train to Pimisi beats any parking spot, and the walk home beats the train.',
          detail: 'LeBreton Flats, to July 14',
        },
        {
          title: 'Buskers',
          text: 'Knives, fire and unicycles at lunch hour. Carry coins, and sit at the front only if you are prepared to hold something.',
          detail: 'Sparks Street, early August',
        },
        {
          title: 'Capital Pride',
          text: 'The parade is the Sunday and the street party is the whole weekend. Bring a hat, and water for two.',
          detail: 'Late August, Centretown',
        },
        {
          title: 'Chamber music',
          text: 'Two weeks of concerts in churches with good stone and no cooling. Bring a paper fan and sit near the side door.',
          detail: 'Late July into August',
        },
        {
          title: 'Shakespeare in the park',
          text: 'A blanket, a folding chair with short legs, and a hat to pass at the end. It goes ahead in drizzle.',
          detail: 'Parks around the city, most evenings in July',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Market days',
      intro: 'What is ripe, and where to stand.',
      items: [
        {
          title: 'ByWard Market',
          text: 'Early is the secret. By half past eight you can talk to the growers; by eleven you are talking to a bachelorette party.',
          detail: 'Daily, Lowertown',
        },
        {
          title: 'Parkdale Market',
          text: 'Small, shady and serious about corn. The first good ears come near the end of July.',
          detail: 'Parkdale Avenue at Wellington West',
        },
        {
          title: 'Lansdowne on Sundays',
          text: 'Garlic scapes and the last strawberries now, blueberries by August, and always somebody’s sourdough.',
          detail: 'Sunday mornings, the Glebe',
        },
        {
          title: 'And afterwards, shawarma',
          text: 'In June city council voted to call Ottawa the shawarma capital of Canada. Ask on any floor of any of our buildings where the best one is, and clear your afternoon.',
        },
      ],
    },
    {
      kind: 'recipe',
      heading: 'Cold cucumber soup for a day of 34',
      intro:
        'Parvaneh at Clarence Court learned this from an aunt who kept it in a jug in the door of the refrigerator from June to September. Nothing is heated at any point.',
      serves: '4, or 2 on a very hot day',
      ingredients: [
        '3 cups plain yogurt, the full-fat kind',
        '1 cup cold water',
        '2 field cucumbers, peeled, seeded and grated',
        'A large handful of mint and dill, chopped',
        '1/2 cup walnuts, broken',
        '1/3 cup golden raisins',
        '1 small clove of garlic, crushed with salt',
        'Ice, and dried rose petals if you have them',
      ],
      steps: [
        'Salt the cucumber, leave it in a sieve for ten minutes, and squeeze it out.',
        'Whisk the yogurt with the water until it pours like cream.',
        'Stir in everything else except the ice, and taste it. It should be a little too salty now, because the ice will mend that.',
        'Chill for an hour. Put an ice cube in each bowl and crumble the petals over the top.',
      ],
    },
    {
      kind: 'items',
      heading: 'Contractor spotlight: Sandhill Electric',
      intro:
        'More of us are asking where to plug in a car. Dorothea Lindgren-Bassi has wired chargers in eleven Ottawa garages, and her first piece of advice is to ask the board before you ask the dealer.',
      items: [
        {
          title: 'Start with a load study',
          text: 'The garage panel has room for so many chargers and no more. Sharing equipment lets a dozen cars take turns overnight on the power that three would use at once.',
          detail: 'Quoted per building',
        },
        {
          title: 'Then your own spot',
          text: 'Ontario sets out how an owner asks and how soon the board has to answer. Dorothea fills in the technical half of the application and meets the board’s engineer for you.',
          detail: '$150, credited if she does the work',
        },
        {
          title: 'Summer special: outlets and fans',
          text: 'A ceiling fan hung in a bedroom that already has a fixture, or two tired outlets replaced. One visit.',
          detail: '$140 until August 31. 613-555-0167',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Balcony manners',
      intro:
        'The rules differ a little from building to building, and yours are on your community’s page. These hold for all three.',
      items: [
        'No charcoal and no open flame. Propane is forbidden at 18 Nepean and Clarence Court; at Hillsview Place use the two barbecues on the lawn and leave them cleaner than you found them.',
        'Water slowly, and put a saucer under every pot. Look over the railing first. Somebody may be reading.',
        'Don’t shake rugs, flick ashes, or drop so much as a cherry pit. From the ninth floor it is a projectile.',
        'Conversation carries best after ten, when the traffic stops. So do jokes. Quiet hours are for both.',
        'Charge e-bike batteries indoors where you can see them, with the charger they came with, and not overnight. Never in the corridor or the stairwell.',
        'Nothing is hung outside the railing: boxes, towels, lights or flags.',
      ],
    },
    {
      kind: 'items',
      heading: 'On the marketplace',
      items: [
        {
          title: 'Inflatable kayak for one and a half',
          text: 'Patched once, on the seam, by someone who reads instructions. Paddle and foot pump included. Hillsview Place.',
          detail: '$130, good',
        },
        {
          title: 'Portable air conditioner',
          text: 'Cools one small room and heats the hose. Loud. My views are in the article on west windows. 18 Nepean.',
          detail: '$100, fair',
        },
        {
          title: 'Mini-fridge, 1.6 cubic feet',
          text: 'Student moving to Halifax by plane. Clean, quiet, must go by the end of August. 18 Nepean.',
          detail: '$50, like new',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Community calendar',
      items: [
        {
          title: 'Supper on the lawn',
          text: 'One long table, your own plate, and something to share with six strangers. Moves to the party room if it pours. Hillsview Place.',
          detail: 'Saturday, July 20, 5:30 p.m.',
        },
        {
          title: 'Pétanque in the courtyard',
          text: 'Eight sets of boules and no dress code. Beginners play with the champions. Clarence Court.',
          detail: 'Thursdays in July, 7 p.m.',
        },
        {
          title: 'Slow ride on the canal path',
          text: 'To Hartwells Locks and back at the speed of a conversation. Bells, lights, helmets. Leaves from 18 Nepean.',
          detail: 'Sunday, August 11, 9 a.m.',
        },
        {
          title: 'Perseids, with blankets',
          text: 'A carpool out of the city lights to lie in a field and count. Moonset is close to midnight, so nap first.',
          detail: 'Monday, August 12, 9 p.m., Hillsview Place ramp',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Did you know?',
      facts: [
        'The Rideau Canal is a World Heritage Site. It was built so that boats could reach Kingston without coming within range of American guns.',
        'The civic holiday on the first Monday in August is Colonel By Day in Ottawa, after the engineer who built the canal.',
        'Closing the blinds before the sun reaches the window keeps out far more heat than closing them afterwards.',
        'A corporation in Ontario must send its owners an information certificate twice a year, with the state of its budget, reserve fund and insurance on it.',
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Our sponsors',
      sponsors: [
        {
          name: 'Spoke Street Cycles',
          text: 'Flats fixed while you have a coffee next door. Tune-ups back in two days, and a loaner with a basket in the meantime.',
          contact: '613-555-0169, spoke-street.example',
        },
        {
          name: 'Latchkey Visits',
          text: 'We water, empty the mailbox, run the taps and send you one photograph of a cat who does not miss you.',
          contact: '613-555-0177, latchkey-visits.example',
        },
        {
          name: 'Boulangerie Trois Saules',
          text: 'Too hot to bake at home. We start at three in the morning so that you don’t have to. Cold coffee by the bottle.',
          contact: '613-555-0161, boulangerie-trois-saules.example',
        },
      ],
    },
    {
      kind: 'next',
      heading: 'In the next issue',
      text: 'Fall arrives in October 2024: the day the heat comes on, heat pumps for people who don’t own the roof, and where to see the leaves without a car. Send us stories by September 6.',
    },
  ],
};
