import type { Guide } from '../types.ts';

export const guidelines: Guide = {
  slug: 'guidelines',
  title: 'Posting guidelines',
  summary: 'What belongs in a listing or an activity, what doesn’t, and how a board decides.',
  sections: [
    {
      heading: 'A good listing',
      points: [
        'Say what it is in the title: “Oak side table, 45 cm” rather than “Table”.',
        'Say what’s wrong with it as well as what’s right. It sells faster.',
        'Give measurements. Elevators and doorways are narrow.',
        'If there’s no set price, leave it empty; if it’s free, select Free.',
        'Mark it as sold once it’s gone, so people don’t write to you for nothing.',
      ],
    },
    {
      heading: 'A good activity',
      points: [
        'Say when, where to meet, how long it takes and what to bring.',
        'Say who it’s for: strollers, dogs, people who’ve never skated.',
        'If it needs a room, book it before you post, under **Book** in your hub or with the office.',
        'If it’s off, cancel it here too, so nobody turns up for nothing.',
      ],
    },
    {
      heading: 'What doesn’t belong here',
      points: [
        'Anything that’s illegal, recalled, sold by prescription or alive, and weapons of any kind.',
        'Renting out a unit, a locker or a parking spot. Your declaration has rules for that, and so does the office.',
        'A business that posts as a neighbour. Offering a skill now and then is fine.',
        'Complaints about a person. Take those to the manager.',
        'Other people’s names, faces, phone numbers or unit numbers, unless they’ve agreed.',
        'Contempt for anyone because of who they are.',
      ],
    },
    {
      heading: 'How the board decides',
      paragraphs: [
        'In a building that reviews posts, the board members and the manager see what’s pending, newest first, and approve or reject each post. They check it against this page and the building’s own rules, not against their own taste.',
        'If the board rejects your post and gives a reason, you’ll see it on your post. You can change the post and send it again as often as you like. A moderator can also remove a published post, and publish it again.',
        'Every decision is kept with the name of the person who made it, the time, and the reason if there is one. Moderators can’t edit your words.',
      ],
    },
    {
      heading: 'Meeting and paying',
      paragraphs: [
        'Hand things over in the lobby, in daylight if you can. Look before you pay. We’re not part of the sale and don’t hold any money. If something goes wrong between neighbours, the board can’t make up the loss either.',
      ],
    },
  ],
};
