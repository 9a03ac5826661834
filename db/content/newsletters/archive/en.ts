import * as demo from '../en/index.ts';
import type { EditionTexts } from '../types.ts';
import { kept, withItems } from './kept.ts';

const editors = { name: 'The editors', role: 'The Local Link' };

const winterChecklist = kept(demo.winter2023, 'checklist', 'Winter safety checklist');
const wellness = kept(demo.winter2023, 'story', 'Wellness: the noon half hour');

export const winter2023: EditionTexts = {
  ...demo.winter2023,
  standfirst:
    'Salt on the mat, soup on the stove, and dark by half past four. An issue about heat: where it leaks out, what to check before you leave town, and what to do outdoors until you want it back.',
  sections: [
    {
      kind: 'letter',
      heading: 'From the editors: counting windows',
      paragraphs: [
        'In December the sun goes down at about twenty past four. A tower that looks blank at noon turns out, at five o’clock, to be full of people making supper. Count the lit windows on your way home: each of them is a neighbour you could know.',
        'We have two plain requests. When next year’s budget arrives, read it before you file it, and start with the line for the reserve fund: it tells you what your building expects to wear out. And if the person across the hall doesn’t go out much on ice, knock and ask whether they need milk.',
      ],
      from: editors,
    },
    {
      ...winterChecklist,
      items: withItems(winterChecklist.items, {
        6: 'Never push snow over a balcony railing. There is always somebody down there.',
      }),
    },
    kept(demo.winter2023, 'items', 'Out in the cold, and what to eat after'),
    {
      ...wellness,
      paragraphs: withItems(wellness.paragraphs, {
        1: 'When the sidewalks are glass, use the stairs. A stairwell is dry, lit and empty. Climb it with a neighbour, and have tea at the top.',
      }),
    },
    kept(demo.winter2023, 'items', 'Local highlights'),
    kept(demo.winter2023, 'checklist', 'Condo tips, ten minutes each'),
    kept(demo.winter2023, 'facts', 'Did you know?'),
  ],
};

const reserveFund = kept(
  demo.spring2024,
  'story',
  'How to read a reserve fund study over one pot of tea',
);
const eclipse = kept(demo.spring2024, 'story', 'Dusk at twenty-five past three');
const springCleaning = kept(demo.spring2024, 'checklist', 'Spring cleaning, sorted');

export const spring2024: EditionTexts = {
  ...demo.spring2024,
  sections: [
    {
      kind: 'letter',
      heading: 'From the editors: a quarter of the units',
      paragraphs: [
        'This is the season of annual meetings. A corporation needs the owners of a quarter of its units, in person or by proxy, before it can so much as approve last year’s minutes. If you can’t come, send the proxy. It takes as long as signing for a parcel.',
        'If you rent, you don’t vote, but most of what the meeting decides will reach you: when the windows are washed, whether the bike room gets a second rack, how loud is loud. Tell your board what you see. The people who notice that a door has started to stick are the people who use it.',
      ],
      from: editors,
    },
    kept(demo.spring2024, 'checklist', 'Opening the balcony'),
    {
      ...reserveFund,
      paragraphs: withItems(reserveFund.paragraphs, {
        4: 'It helps to think of the fund less as a savings account than as a queue. Everything in the building is standing in it, and all that owners decide is whether they’re ready when each one gets to the front.',
      }),
    },
    { ...eclipse, paragraphs: eclipse.paragraphs.slice(0, 3) },
    kept(demo.spring2024, 'items', 'The city thaws: where to be'),
    {
      ...kept(demo.spring2024, 'recipe', 'Maple and mustard lentils with roasted carrots'),
      intro:
        'For the can of dark syrup that you bring home in April. It is good warm, and better the next noon at a desk.',
    },
    {
      ...springCleaning,
      intro: 'Every May the chute room fills with good intentions. Here is where they should go.',
      items: withItems(springCleaning.items, {
        1: 'Batteries never go in the garbage. Ask the office where your building collects them, and tape the ends of the square ones.',
        2: 'Mattresses and sofas need a pickup. Ask the office before you move one: left beside the bins, it is charged to everybody.',
      }),
    },
  ],
};

const townChecklist = kept(
  demo.summer2024,
  'checklist',
  'The superintendent’s list for leaving town',
);
const swims = kept(demo.summer2024, 'story', 'Three swims, no car');
const markets = kept(demo.summer2024, 'items', 'Market days');
const balcony = kept(demo.summer2024, 'checklist', 'Balcony manners');

export const summer2024: EditionTexts = {
  ...demo.summer2024,
  sections: [
    {
      kind: 'letter',
      heading: 'From the editors: open windows',
      paragraphs: [
        'In winter a condo is a stack of closed boxes. Then there comes an evening in June when everybody opens everything at once, and you find out who is learning the trumpet, who laughs at what on television, and who fries onions at eleven at night.',
        'If a sound bothers you, go down in the daytime, in a good mood, and mention it before you write to the board. Often the other person had no idea.',
        'One thing to do before August: find out whether anyone on your floor lives alone and minds the heat. You needn’t make a project of it. A knock and a cold drink, on the third hot day, is a good deal.',
      ],
      from: editors,
    },
    {
      kind: 'checklist',
      heading: 'Before you leave town',
      intro:
        'A summer flood often starts in a unit where nobody has been home for a week. These take half an hour.',
      items: withItems(townChecklist.items, {
        0: 'Close the valves behind the washing machine and under the kitchen sink. Righty tighty. If one won’t turn, don’t force it; call the office.',
        4: 'Take the garbage out. All of it.',
        7: 'Your corporation may need to get in while you are away. It gives notice first, so read your email.',
      }),
    },
    {
      kind: 'story',
      heading: 'Living with west windows',
      paragraphs: [
        'At five o’clock on a clear July day, the sun comes straight down the Ottawa River and into every west-facing living room in the city.',
        'Treat the blinds as a job. Down at ten in the morning, before the glass has warmed; up again at nine at night, with every window open that will open. Liners with a white back help.',
        'Cook at dawn. Rice, eggs and anything from the oven can be finished by eight, and supper assembled cold. Turn the drying cycle of the dishwasher off, too.',
        'If you have a room that faces east, spend the afternoon there and shut the door. After dark, one fan facing out of a window pushes the hot air out, and a second draws cooler air in from the other side.',
        'Leave the thermostat at 24 or above. A building’s plant can only do so much on a day of 34, and a lower number on the dial doesn’t make it try harder.',
      ],
    },
    {
      ...swims,
      paragraphs: withItems(swims.paragraphs, {
        1: 'Mooney’s Bay is the easiest. The sand is wide, the water is shallow for a long way, and lifeguards are there in the afternoon until late August. Saturday is for volleyball and enormous families. Tuesday is for you.',
        4: 'If all you want is wet feet, look for the nearest splash pad in a city park.',
      }),
    },
    kept(demo.summer2024, 'items', 'Festivals, loud to quiet'),
    {
      ...markets,
      items: withItems(markets.items, {
        3: {
          title: 'And afterwards, shawarma',
          text: 'In June city council voted to call Ottawa the shawarma capital of Canada. Ask on any floor where the best one is, and clear your afternoon.',
        },
      }),
    },
    {
      ...kept(demo.summer2024, 'recipe', 'Cold cucumber soup for a day of 34'),
      intro: 'Make a jug of it and keep it in the door of the refrigerator. Nothing is heated.',
    },
    {
      ...balcony,
      intro:
        'The rules differ from building to building. Look yours up; these hold nearly everywhere.',
      items: withItems(balcony.items, {
        0: 'No charcoal and no open flame. Look up in your building’s rules whether a propane or an electric barbecue is allowed.',
      }),
    },
    kept(demo.summer2024, 'facts', 'Did you know?'),
  ],
};

const heatPump = kept(
  demo.fall2024,
  'story',
  'A heat pump in a condo: who owns the hole in the wall?',
);
const canal = kept(demo.fall2024, 'story', 'The week they pull the plug');
const questions = kept(demo.fall2024, 'items', 'The question box');

export const fall2024: EditionTexts = {
  ...demo.fall2024,
  sections: [
    {
      kind: 'letter',
      heading: 'From the editors: the real new year',
      paragraphs: [
        'Whatever the calendar says, a condo’s year turns in October. The heat comes on, the budget goes to the board, and there are faces on the elevator that you haven’t learned yet.',
        'You will be hearing about fees. An increase with three reasons attached is a sign that somebody is paying attention, and a fee that never moves is a bill being saved up. Ask about the reason that you don’t understand. Boards are made of volunteers who like a good question.',
      ],
      from: editors,
    },
    {
      kind: 'story',
      heading: 'Heat or cooling: why it isn’t both',
      paragraphs: [
        'It was 9 degrees this morning and 22 this afternoon, so why can’t you have heat at breakfast and cooling at supper?',
        'Because many buildings have two pipes. One brings water to your fan coil and one takes it away, and the water is either hot or cold for the whole building. Changing over means letting the loop come to room temperature, opening some valves, closing others, and bleeding the air out of the top floors.',
        'So the building picks a date and lives with it. Until then, a sweater. After that, if a room stays cold, change your filter and then call the office, in that order. It will smell of dust for a day, which means that it works.',
      ],
    },
    kept(demo.fall2024, 'checklist', 'Before the first hard freeze'),
    {
      ...heatPump,
      paragraphs: [
        'A heat pump can cut the cost of electric baseboards a good deal. It also needs two holes, as a rule, in a wall that belongs to everybody in the building.',
        ...heatPump.paragraphs.slice(1, 2),
        'Expect to be asked for four things: a drawing, a noise figure for the outdoor unit, a plan for the water that drips from it, and the opinion of an engineer on where it would hang. Ask early. A board that meets once a month needs a few meetings.',
        ...heatPump.paragraphs.slice(3, 5),
      ],
    },
    {
      ...canal,
      paragraphs: withItems(canal.paragraphs, {
        3: 'Take a neighbour. It is easier to talk to somebody when you are both looking at a shopping cart.',
      }),
    },
    kept(demo.fall2024, 'items', 'Out and about, October and November'),
    {
      ...kept(demo.fall2024, 'recipe', 'Squash, apple and red lentil soup'),
      intro: 'It freezes well, asks for one pot, and forgives whatever you do to it.',
    },
    {
      ...questions,
      intro:
        'What people in condos often ask. General answers only; your declaration and rules have the last word.',
      items: withItems(questions.items, {
        0: {
          title: 'Does the new three-item garbage limit apply to condos?',
          text: 'The limit that began on September 30 is for homes that put garbage at the curb. Shared bins are collected as before. It is still worth filling the green bin first.',
        },
      }),
    },
  ],
};
