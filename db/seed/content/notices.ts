import type { NoticeContent } from './types.ts';

export const notices: NoticeContent[] = [
  {
    community: 'hillsview-place',
    title: 'Water off on riser 3, floors 12 to 18',
    content:
      'The plumber is replacing the shut-off valves on riser 3, which serves units ending in 05 to 08 on floors 12 to 18. Hot and cold water will be off from 9 a.m. to about 3 p.m.; the day is posted beside the elevators 48 hours ahead.\n\nFill a jug and a kettle the evening before. Please make sure every tap is closed before you go out, because the water comes back without warning.',
    pinned: true,
    daysAgo: 1,
  },
  {
    community: 'hillsview-place',
    title: 'Elevator B is out of service for modernization',
    content:
      'Elevator B is getting a new motor, new controls and a new cab, and will be out for about seven weeks. Elevators A and C run as usual, and C is kept for moves between 10 a.m. and 4 p.m.\n\nIf a longer wait is hard on you or someone you care for, tell the office and we will arrange help at busy hours.',
    pinned: true,
    daysAgo: 4,
  },
  {
    community: 'hillsview-place',
    title: 'Annual general meeting: how to take part',
    content:
      'The notice package for the annual general meeting is in your mailbox, and in your e-mail if you agreed to electronic notice. We need owners of 25 per cent of the units, in person or by proxy, before we can start.\n\nTwo board seats are open. If you would rather send a proxy, drop the yellow form in the slot at the office before noon on the day of the meeting.',
    pinned: true,
    daysAgo: 6,
  },
  {
    community: 'hillsview-place',
    title: 'Parcel lockers: one code, three days',
    content:
      'The new parcel lockers beside the mail room are in use. You get a six-digit code by text or e-mail when something arrives, and after three days the parcel goes to the office so the next person has a locker.\n\nGroceries and medicine should still be handed to you in person, since the lockers are not heated.',
    pinned: false,
    daysAgo: 9,
  },
  {
    community: 'hillsview-place',
    title: 'Fire alarm test, all floors',
    content:
      'Bells and speakers will be tested on every floor between 10 a.m. and noon, in short bursts. You do not need to leave unless the alarm keeps ringing after 12:15 p.m. Pets and small children may be happier out on the river path that morning.',
    pinned: false,
    daysAgo: 14,
  },
  {
    community: 'hillsview-place',
    title: 'Winter mats are down at both entrances',
    content:
      'The long mats are in place at the front door and the garage lobby, and will stay until the salt is gone. Please shake off boots outside and leave the shovel by the side door where it is, because the early risers use it.',
    pinned: false,
    daysAgo: 19,
  },
  {
    community: 'hillsview-place',
    title: 'Garage sweeping, P1 then P2',
    content:
      "The sweeper and pressure washer do P1 on the first day and P2 on the second, from 8 a.m. to 5 p.m. Move your car to the visitors' lot or the other level; display the pink card from the office so nobody is ticketed.\n\nAnything left on the floor of a parking spot, tires included, has to be lifted off it too.",
    pinned: false,
    daysAgo: 33,
  },
  {
    community: 'hillsview-place',
    title: 'Board minutes are ready to read',
    content:
      'The minutes of the last board meeting are at the office and can be sent to any owner who asks by e-mail. Main points: the roof anchor inspection passed, the garage door contract was renewed for two years, and quiet hours stay at 10 p.m. to 7 a.m.',
    pinned: false,
    daysAgo: 47,
  },
  {
    community: '18-nepean',
    title: 'Tag your bicycle before the bike room clear-out',
    content:
      'There are 71 bicycles on 58 hooks. Pick up a numbered tag from the office and fix it to the frame; bicycles without a tag by the end of the month move to storage for 90 days, then go to a community bike workshop.\n\nNo tag costs anything, and one unit may have two.',
    pinned: true,
    daysAgo: 2,
  },
  {
    community: '18-nepean',
    title: 'Hydro meter replacement, one short outage per unit',
    content:
      "The electrical meters on floors 2 to 9 are being changed, and each unit loses power once, for about 20 minutes. A card under your door gives a two-hour window. You don't have to be home, but please shut down computers and unplug anything delicate before it begins.",
    pinned: false,
    daysAgo: 8,
  },
  {
    community: '18-nepean',
    title: 'What now goes in which bin',
    content:
      'The recycling room has new signs, because the hauler sent back two loads this season. Paper and flattened cardboard go in the black bins, containers in the blue, and food scraps in the green bin by the door.\n\nCoffee cups are garbage here, lid and all.',
    pinned: false,
    daysAgo: 17,
  },
  {
    community: '18-nepean',
    title: 'Front door fobs reset overnight',
    content:
      'The entry system will be updated between 1 a.m. and 4 a.m., and your fob may need two tries the next morning. If it still shows red, call the office or, before 9 a.m., the emergency line at 613-555-0121.',
    pinned: false,
    daysAgo: 28,
  },
  {
    community: '18-nepean',
    title: 'From the board: fees, the reserve fund and the lounge',
    content:
      "The board passed next year's budget with an increase of 3.1 per cent, most of it insurance. The reserve fund study found the windows in better shape than expected, so that work moves back two years.\n\nThe lounge deposit drops to $100. The full minutes are with the office.",
    pinned: false,
    daysAgo: 52,
  },
  {
    community: 'clarence-court',
    title: 'Courtyard closed while the drain is dug up',
    content:
      'The courtyard drain has sunk and must be dug up before the ground freezes hard. Until it is done, use the Clarence Street door; the rear gate stays open for emergencies only.\n\nLe travail commence à 8 h et finit à 16 h. The crabapple is fenced off and will not be touched.',
    pinned: true,
    daysAgo: 3,
  },
  {
    community: 'clarence-court',
    title: 'Heat complaints: what to tell us so we can fix it',
    content:
      'Some units on the north side are slow to warm up. Before calling, bleed the convector in the coldest room with the key taped inside its door, then write to us with the room, the hour and the temperature.\n\nA technician is here two mornings a week until it is balanced.',
    pinned: true,
    daysAgo: 7,
  },
  {
    community: 'clarence-court',
    title: 'Snow on the ramp and the shared walk',
    content:
      'The contractor clears the ramp and front walk by 7 a.m. after any fall over five centimetres. There is a bucket of grit inside each door for the hours in between, and anyone may use it.',
    pinned: false,
    daysAgo: 16,
  },
  {
    community: 'clarence-court',
    title: 'Sprinkler inspection inside units',
    content:
      'Two inspectors and a member of staff will visit every unit for about five minutes each. Please clear 50 centimetres around each sprinkler head, including the one in the hall closet that everyone forgets.\n\nIf you would like to be home, e-mail the office for a time.',
    pinned: false,
    daysAgo: 27,
  },
  {
    community: 'clarence-court',
    title: 'Storage lockers: keep the top half-metre clear',
    content:
      'At the last walk-through, eleven lockers were stacked to the ceiling, which blocks the sprinklers. Please bring boxes down to the painted line on the wall within two weeks. Richard at the front desk can lend a step stool and a pair of arms.',
    pinned: false,
    daysAgo: 41,
  },
];
