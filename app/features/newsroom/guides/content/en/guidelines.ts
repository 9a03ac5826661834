import type { Guide } from '../types.ts';

export const guidelines: Guide = {
  slug: 'guidelines',
  title: 'Posting guidelines',
  summary: 'What belongs in a listing or an activity, what does not, and how a board decides.',
  sections: [
    {
      heading: 'A good listing',
      points: [
        'Say what it is in the title: “Oak side table, 45 cm” rather than “Table”.',
        'Say what is wrong with it as well as what is right. It sells faster.',
        'Give measurements. Elevators and doorways are narrow.',
        'Leave the price empty if it is open, and say “free” if it is free.',
        'Mark it as sold when it is gone, so that nobody writes in vain.',
      ],
    },
    {
      heading: 'A good activity',
      points: [
        'Say when, where to meet, how long it takes and what to bring.',
        'Say whom it suits: strollers, dogs, people who have never skated.',
        'Book the room with the office before you post, if it needs one.',
        'If it is off, cancel it here too. People who joined will look.',
      ],
    },
    {
      heading: 'What does not belong here',
      points: [
        'Anything unlawful, recalled, prescribed or living, and weapons of any kind.',
        'Renting out a unit, a locker or a parking spot: your declaration has rules for that, and so does the office.',
        'A business that posts as a neighbour. A skill offered now and then is fine.',
        'Complaints about a person. Take those to the manager.',
        'Other people’s names, faces, telephone numbers or unit numbers, unless they agreed.',
        'Contempt for anyone because of who they are.',
      ],
    },
    {
      heading: 'How the board decides',
      paragraphs: [
        'In a building that reviews posts, members of its board and its manager see what is waiting, the newest first, and approve or reject each. They check it against this page and the building’s own rules, not against their taste.',
        'If the board rejects your post and gives a reason, you can read it on your post. You can change the post and send it again as often as you like. A moderator can also take down what has been published, and can put it back.',
        'Every decision is kept with the name of the person who made it, the time and the reason, if there is one. Moderators can’t edit your words.',
      ],
    },
    {
      heading: 'Meeting and paying',
      paragraphs: [
        'Hand things over in the lobby, in daylight if you can. Look before you pay. We are not part of the sale and hold no money; if something goes wrong between neighbours, the board can’t make it good either.',
      ],
    },
  ],
};
