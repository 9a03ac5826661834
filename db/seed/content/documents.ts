import { frenchDocuments } from './documents-fr.ts';
import { section } from './section.ts';
import type { CommunityKey, DocumentContent, Section } from './types.ts';

/** What the law asks of every building in the city, so every plan says the same. */
const fire = (meetingPlace: string): Section =>
  section(
    'If there is a fire',
    'In your own unit:\n1. Leave, and close the door behind you without locking it.\n2. Pull the nearest alarm.\n3. Call 911 from a safe place.',
    'When you hear the alarm:\n1. Feel your door.\n2. If it is cool, take the stairs, never the elevator.\n3. If it is hot, or there is smoke in the hall, stay in and seal the gaps with wet towels.\n4. Go to the balcony or a window, and call 911 with your unit number.',
    `We meet ${meetingPlace}. Do not go back in until the firefighters say so.`,
  );

const flood = (valve: string): Section =>
  section(
    'Water where it should not be',
    `1. Close the valve ${valve}.\n2. Call the number for building emergencies, at any time of day or night: ten minutes of water reach three floors.\n3. If it comes from above, move what you can, put a bucket under it, and take pictures for your insurer.`,
  );

const power = (light: string): Section =>
  section(
    'When the power or the heat is out',
    `${light} The fire alarm has its own batteries. One elevator comes down to the lobby by itself and stays there.`,
    'If you rely on electricity for your health, tell the manager now, so that you are on the list of doors we knock at first.',
  );

const rules = (community: CommunityKey, name: string, sections: Section[]): DocumentContent => ({
  community,
  kind: 'RULES',
  title: `House rules of ${name}`,
  lead: 'What we have agreed on so that many households can share a few walls. Where these rules and the declaration differ, the declaration counts.',
  sections,
  translation: frenchDocuments[community].RULES,
});

const emergency = (
  community: CommunityKey,
  name: string,
  sections: Section[],
): DocumentContent => ({
  community,
  kind: 'EMERGENCY',
  title: `Emergency plan of ${name}`,
  lead: 'When lives are in danger call 911 first, then the building. Keep a copy of this page on the fridge.',
  sections,
  translation: frenchDocuments[community].EMERGENCY,
});

export const documents: DocumentContent[] = [
  rules('hillsview-place', 'Hillsview Place', [
    section(
      'Quiet',
      'From 10 at night to 7 in the morning, and from 10 to 9 at weekends, what you do should not be heard next door. Drilling and moving furniture: weekdays 8 to 6, Saturdays 10 to 5, not on Sundays or holidays.',
      'If a neighbour is loud, a knock or a note comes first. If that does not help, tell the manager when and how often.',
    ),
    section(
      'Moving and deliveries',
      'Book elevator C here, under Bookings, two days ahead. A deposit of $300 comes back when the pads are off and the hall is clean. Moves use the loading door on the river side, from 9 to 5, Monday to Saturday.',
    ),
    section(
      'Pets',
      'Two cats or dogs to a unit. Dogs are on a leash everywhere inside, and the grass at the front is not for them: the path behind the garage ramp is thirty steps away.',
    ),
    section(
      'Balconies',
      'Railings stay free of planters on the outside. No barbecues with gas or charcoal, by order of the insurer; electric grills are fine. Nothing goes over the edge, not even crumbs for the birds.',
    ),
    section(
      'Garage, bikes and lockers',
      'Fifteen kilometres an hour, lights on. Tires may be stored in your own space on the rack; nothing else. Bikes hang in the bike room with a tag from the office, and are cleared out each April if nobody claims them.',
    ),
    section(
      'Renting your unit',
      'Leases are for six months or more, and the office has a copy within thirty days. Short stays through booking sites are not allowed.',
    ),
  ]),
  emergency('hillsview-place', 'Hillsview Place', [
    fire('at the bus shelter on Riverside Terrace'),
    flood('under the kitchen sink and the one behind the panel in the bathroom'),
    power('The halls and stairs are lit for two hours by the generator.'),
    section(
      'Stuck in the elevator',
      'Press the bell and hold it for three seconds: the elevator company answers. You have air, and the doors are not to be forced. Elevator A is slow, and it is not stuck until it has stood for a minute.',
    ),
  ]),
  rules('18-nepean', '18 Nepean', [
    section(
      'Quiet',
      'From 11 at night to 7 in the morning. Many of us work from home: drilling is for weekdays from 10 to 4, with a note in the elevator the day before.',
    ),
    section(
      'The lounge',
      'Book it by the evening with the office: $40, and a deposit of $100. Guests leave by 11, and the terrace doors are closed from 10.',
    ),
    section(
      'Bikes and parcels',
      'One hook a unit in the bike room; a second one if there are any left in June. Parcels stay in the room behind the mailboxes for three days. Take only your own, and leave the door shut.',
    ),
    section('Pets', 'One dog or two cats. The roof garden is for people.'),
    section(
      'Smoking',
      'Not in the units, not on the balconies, not in the halls: the building has been smoke-free since 2019. There is a bench by the lane.',
    ),
  ]),
  emergency('18-nepean', '18 Nepean', [
    fire('across the street, in front of the school fence'),
    flood('beside the water heater, in the closet by the door'),
    power('The stairs are lit for ninety minutes; the halls are not, so keep a flashlight.'),
    section(
      'Gas',
      'If you smell gas, do not touch a switch. Leave the door open, go down by the stairs, and call 911 from the street.',
    ),
  ]),
  rules('clarence-court', 'Clarence Court', [
    section(
      'The courtyard',
      'It is open from 7 in the morning to 10 at night. Children play, neighbours talk, and after 9 we lower our voices: every bedroom looks onto it. The crabapple is not for climbing; it is eighty years old and so are two of the people who planted around it.',
    ),
    section(
      'Quiet · Tranquillité',
      'From 10 at night to 7 in the morning. De 22 h à 7 h, on baisse le ton. Renovations: weekdays from 9 to 4, after a word to the people above, below and beside you.',
    ),
    section(
      'Laundry',
      'The laundry room is open from 8 to 9. Take your things out within half an hour; after that the next person may put them in the basket, folded or not.',
    ),
    section(
      'Garbage and recycling',
      'Bins go out on Wednesday evening. Green bin, blue bin and black bin in the yard by the lane; nothing large without a call to the office.',
    ),
    section(
      'Fireplaces',
      'Units 2B to 2F have chimneys that were swept and closed in 2016. They are for candles.',
    ),
  ]),
  emergency('clarence-court', 'Clarence Court', [
    fire('at the corner of Clarence and King Edward, under the clock'),
    flood('behind the small door in the hall closet, a quarter turn'),
    power('There is no generator: the stairs have battery lamps for an hour.'),
    section(
      'The market side',
      'If the front door has been forced or somebody will not leave, do not argue. Go back to your unit and call 911, then the number for building emergencies so that the lock is seen to the same night.',
    ),
  ]),
];
