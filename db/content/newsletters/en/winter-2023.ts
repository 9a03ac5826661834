import type { EditionTexts } from '../types.ts';

export const winter2023: EditionTexts = {
  title: 'Winter 2023',
  season: 'Winter',
  coverAlt:
    'The frozen river at night, with a small lit hut on the ice, snowy banks and a few warm windows across the water.',
  standfirst:
    'Salt on the mat, soup on the stove, and dark by half past four. Our first issue is about heat: where it comes from, where it leaks out, and whom to call when there isn’t any.',
  sections: [
    {
      kind: 'letter',
      heading: 'Director’s message: counting windows',
      paragraphs: [
        'By the time this reaches you the sun will be going down at about twenty past four. I used to resent that. Then I spent a winter as treasurer of my own corporation, walking home from budget meetings along Elgin Street, and fell into the habit of counting lit windows. A tower that looks blank at noon turns out, at five o’clock, to be full of people making supper.',
        'That habit is most of the reason for this letter, which is our first. Among Hillsview Place, 18 Nepean and Clarence Court there is somebody who can bleed a convector, somebody who reads Inuktitut, and somebody who owns a four-metre ladder. Each of them lives an elevator ride from a neighbour who could use them. We would like you to meet.',
        'I have two plain requests. When next year’s budget arrives, read it before you file it, and start with the line for the reserve fund: it tells you what your building expects to wear out. And if the person across the hall doesn’t go out much on ice, knock and ask whether they need milk. In my experience they never need milk, the visit takes forty minutes, and nobody is sorry.',
      ],
      from: { name: 'Rosalind Tait', role: 'Director, The Local Link' },
    },
    {
      kind: 'letter',
      heading: 'A note from the superintendent',
      paragraphs: [
        'Three things break in a condo in winter: cars, pipes and hips. I can do something about the pipes.',
        'A pipe freezes behind an outside wall when a window has been left open a crack and the heat is down. It is usually a bedroom, and the owner is usually in Moncton. The water arrives two floors below, at night, in a unit where somebody just finished painting. Keep the heat on and the windows latched. If you want to air a room, stay in the room.',
        'From now to the middle of January we are checking fan coils and shut-off valves, floor by floor. You get 48 hours’ notice in writing before anyone enters your unit. If the day is bad, tell the office and we’ll find another. The only time I come in without notice is when water or smoke got there first.',
        'The bucket of grit by the side door is for you. You don’t need my permission. Put the scoop back.',
      ],
      from: { name: 'Wendell Pike', role: 'Superintendent, Hillsview Place' },
    },
    {
      kind: 'checklist',
      heading: 'Winter safety checklist',
      intro: 'Cut this out, or send it to whoever minds your place while you are away.',
      items: [
        'Thermostat at 18 or higher while you are away, every window latched, and somebody looking in every few days. Your insurer may say how often, so check the policy.',
        'Find the water shut-off for your unit tonight and put a strip of bright tape on it. You will not want to be looking for it later.',
        'Test smoke and carbon monoxide alarms on the first of each month. A chirp means a new battery or a new alarm.',
        'Keep curtains, beds and boxes a hand’s width or more from baseboards and fan coils.',
        'Plug a space heater straight into the wall, never into a power bar, and switch it off when you leave the room.',
        'Ask the office before you buy a cut tree. Many corporations don’t allow them. Where they do, bag it before it crosses the hall.',
        'Never push snow over a balcony railing. There is always somebody down there, and it is often me.',
        'Take ice cleats off at the door. On lobby tile they work like skates.',
        'Don’t warm the car up in the garage, not even for a minute. The exhaust finds the elevator shaft.',
      ],
    },
    {
      kind: 'items',
      heading: 'Contractor spotlight: Coldsnap Heating',
      intro:
        'Yasmin Ferreira and her brother Nuno run Coldsnap from two vans and a rented bay off Bank Street. They work only in condos, so they own short ladders, bring their own floor runners, and know that your elevator is booked until eleven.',
      items: [
        {
          title: 'What goes wrong',
          text: 'A fan coil is a filter, a drip pan, a coil and a small motor. Most of the calls they get about a cold room turn out to be the filter, so Yasmin has people check it while she is still on the phone. That part is free.',
        },
        {
          title: 'The heating special',
          text: 'One fan coil cleaned for our readers: new filter, coil brushed, drip pan flushed, thermostat checked against a real thermometer. Each further fan coil in the same unit is $45. Mention The Local Link when you book.',
          detail: '$89 until January 31, 2024. 613-555-0172',
        },
        {
          title: 'Whose is it?',
          text: 'In most buildings the fan coil is the owner’s to maintain and the pipes behind it are the corporation’s. Your declaration says where the line falls, and the office can show you the page.',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Out in the cold, and what to eat after',
      items: [
        {
          title: 'Skating on the canal, if it comes',
          text: 'Last winter the Skateway never opened, for the first time since it began. Nobody can promise this one. When your section is declared open, go that day and don’t wait for the weekend.',
          detail: 'Rideau Canal; read the ice report first',
        },
        {
          title: 'Ice that doesn’t mind a thaw',
          text: 'The rink at City Hall and the skating court at Lansdowne are both refrigerated. Weekday suppertime is quiet, and there is somewhere warm to tie your laces.',
          detail: 'Laurier Avenue West; Lansdowne Park',
        },
        {
          title: 'Snowshoes in Gatineau Park',
          text: 'Choose a short loop with a day shelter on it and plan to be back at the car by three. The stoves are real, and so is the competition for the bench beside them.',
          detail: 'Trail passes at the visitor centre in Chelsea',
        },
        {
          title: 'Winterlude',
          text: 'Ice carvings go up downtown in the first days of February and are at their sharpest in the first two evenings, before anyone has licked one.',
          detail: 'February 2 to 19, 2024',
        },
        {
          title: 'Tourtière',
          text: 'Order by the middle of December, from a bakery or from the neighbour whose grandmother’s version has cloves in it. Freeze one for January, when you will deserve it more.',
        },
        {
          title: 'A bowl of pho',
          text: 'After an hour outdoors there is little in this city to beat Somerset Street West: broth, basil, steam on your glasses, and change from a twenty.',
          detail: 'Somerset Street West, in Chinatown',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'On the marketplace',
      intro:
        'Skates get outgrown and slow cookers get duplicated. Open your community’s page, choose Post for Sale, and say what is wrong with the thing as well as what is right: it sells faster. Here is some of what is up this month.',
      items: [
        {
          title: 'Cross-country skis, 190 cm, with boots',
          text: 'Waxable, older than the seller’s children, still straight. Boots fit a European 42. Hillsview Place.',
          detail: '$60, fair',
        },
        {
          title: 'Artificial tree, 180 cm',
          text: 'A little flat on one side from eleven years against the same wall. Stand and box included. Clarence Court.',
          detail: '$40, good',
        },
        {
          title: 'Children’s snow pants, sizes 4 and 6',
          text: 'Knees are sound and zippers run. Pick up from the lobby at 18 Nepean any evening.',
          detail: '$15 each, good',
        },
        {
          title: 'Two bags of knitting wool',
          text: 'Mostly greys, one alarming orange. Whoever takes it has to take the orange. Hillsview Place.',
          detail: 'Free',
        },
      ],
    },
    {
      kind: 'story',
      heading: 'Wellness: the noon half hour',
      paragraphs: [
        'If you leave for work in the dark and come home in the dark, the only daylight you will get on a weekday is at noon. Take it. Twenty minutes outside, even under cloud, is many times brighter than the best-lit office, and you will notice the difference by about the fourth day.',
        'When the sidewalks are glass, use the stairs. The stairwell at 18 Nepean is dry, lit and empty, and on Tuesdays three residents climb it together from the ground to the lounge and have tea at the top. They would welcome a slow fourth person.',
        'Heated air is dry air. A humidifier set to between 30 and 40 per cent is kinder to throats and to guitars. If water beads along the bottom of the windows, turn it down and run the bathroom fan.',
        'And if low spirits settle in for more than a couple of weeks, tell your doctor, or dial 211 at any hour to be told what help there is nearby. Since November 30 you can also call or text 9-8-8 when things are worse than that. Somebody answers.',
      ],
      picture: {
        src: '/images/activities/skating.svg',
        alt: 'A skater in a yellow scarf glides under a string of lights.',
      },
    },
    {
      kind: 'items',
      heading: 'Local highlights',
      items: [
        {
          title: 'Lights downtown',
          text: 'The trees around Parliament Hill are lit into early January.',
          detail: 'Confederation Boulevard, from dusk',
        },
        {
          title: 'Christmas market at Lansdowne',
          text: 'Wooden stalls, hot cider and mittens. Friday at five is busy; Thursday at five is not.',
          detail: 'Bank Street at the canal, until just before Christmas',
        },
        {
          title: 'Museums for nothing',
          text: 'Several of the national museums are free on Thursday evenings, and a library card lets you borrow a museum pass for the other days.',
          detail: 'Check hours before you set out',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Condo tips, ten minutes each',
      items: [
        'Stand in your hall with the lights off. If you can see the corridor under your front door, so can your heating bill. A rubber sweep costs less than a pizza.',
        'Keep the boot tray inside your unit. The corridor is the way out for everyone on your floor, and smoke hides boots.',
        'Crush the wrapping paper in your fist. If it stays crushed it can be recycled; if it springs back it is plastic and goes in the garbage.',
        'Book visitor parking before your sister sets out from Sudbury. On nights when the city calls a winter parking ban, the street is not an alternative.',
        'Look out for the city’s vacant unit declaration in the new year. Every owner has to file one by the March deadline, including people who have not been away for a day.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Did you know?',
      facts: [
        'The Skateway on the Rideau Canal runs 7.8 kilometres from downtown to Hartwells Locks.',
        'On the shortest day of the year Ottawa gets a little over eight and a half hours of daylight.',
        'A tap that drips once a second can lose more than 10,000 litres in a year.',
        'Late each winter, crews break up the ice on the lower Rideau River to prevent floods, sometimes with explosives. If your windows thump in February, that may be why.',
        'Queen Victoria chose Ottawa as the capital on the last day of 1857. It is not recorded whether anyone had told her about January.',
      ],
    },
    {
      kind: 'items',
      heading: 'Community activities',
      intro:
        'All are free. Sign up on your community’s page so the hosts know how many cups to put out.',
      items: [
        {
          title: 'Cookie exchange',
          text: 'Bring two dozen of one kind, leave with two dozen of twelve kinds. Label the nuts. Top-floor lounge, 18 Nepean.',
          detail: 'Sunday, December 10, 2 p.m.',
        },
        {
          title: 'Carols and cocoa in the courtyard',
          text: 'Under the crabapple, in both languages, for as long as the song sheets stay dry. Clarence Court.',
          detail: 'Saturday, December 16, 4 p.m.',
        },
        {
          title: 'Soup supper',
          text: 'Four soups, bread, no speeches. Bring your own bowl and spoon. Party room, Hillsview Place.',
          detail: 'Friday, January 12, 6 p.m.',
        },
        {
          title: 'Adults who can’t skate',
          text: 'A patient hour with two former hockey parents who will hold your elbows. Open to all three buildings.',
          detail: 'Saturday, January 20, 10 a.m., City Hall rink',
        },
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Our sponsors',
      sponsors: [
        {
          name: 'Boulangerie Trois Saules',
          text: 'Bread out of the oven at seven, tourtière to order until December 20, and day-old loaves at half price for soup.',
          contact: '613-555-0161, boulangerie-trois-saules.example',
        },
        {
          name: 'Lantern and Latch Hardware',
          text: 'Door sweeps, window film and grit by the scoop. We sell one screw if one screw is what you need.',
          contact: '613-555-0162, lantern-and-latch.example',
        },
        {
          name: 'Patte Douce dog walking',
          text: 'Noon walks all winter, three dogs at most, and paws rinsed of salt before they come home.',
          contact: '613-555-0163, patte-douce.example',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Stay Connected',
      paragraphs: [
        'Every building has a story that the minutes left out: the night the power failed and the fourth floor cooked everything in the freezer, the cat who rides the elevator. We would like to print yours.',
        'Two hundred words is plenty, in English or French, typed or in pencil. If you would rather talk, tell us when to call and we’ll write it down for you. You see it before anyone else does.',
      ],
      action: { label: 'Send us your story', href: 'mailto:stories@local-link.example' },
      qr: true,
    },
    {
      kind: 'next',
      heading: 'In the next issue',
      text: 'We are back in March 2024 with spring as the theme: opening the balcony, reading the budget, and what the thaw brings up from under the snow. Stories, corrections and photographs of your seedlings are welcome until February 16.',
    },
  ],
};
