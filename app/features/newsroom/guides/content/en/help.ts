import type { Guide } from '../types.ts';

export const help: Guide = {
  slug: 'help',
  title: 'Help',
  summary: 'How to join your building, post something, and what to do when it does not work.',
  sections: [
    {
      heading: 'Joining your building',
      paragraphs: [
        'Choose [Register](/register), give your name, an email address and a password of at least six characters, and pick your community and unit. If you live in, or own in, more than one building, add a row for each; the first one is your primary community, the one the home page greets you with.',
        'Most buildings check who lives there. With the code from your letter, or an invitation from the board, you become a member right away. Without one, the board reviews your request, and My Condo leads to a page that tells you where it is. Only a building that is open to everyone needs no approval.',
        'If you move, change your communities in [Account Settings](/account/settings). Where the board approves members, it has to approve the new unit too.',
      ],
    },
    {
      heading: 'The code in your letter',
      id: 'codes',
      paragraphs: [
        'It has ten letters and digits, in two groups of five. Enter it when you register, at [Join with a code](/join), or on the page of your request. Everyone in the unit uses the same one, for 60 days. If yours is lost or too old, ask the board or the manager for a new letter, or send a request without it.',
      ],
    },
    {
      heading: 'What is in the hub',
      points: [
        'My Condo: notices from the manager and the board, important dates, whom to call.',
        'Buy & Sell: things your neighbours pass on. You write to the seller from the listing’s page; no money goes through us.',
        'Activities: what neighbours are doing, and who is coming. Join with one button, and leave with the same one until it is over.',
        'Newsletter Archives: newsletters of your own building, if it has any here. What your board hands out as a PDF is under Documents.',
      ],
    },
    {
      heading: 'Posting',
      paragraphs: [
        'Post for Sale and Post Activity are at the top of your hub. In most buildings the board looks at a post before it shows, usually within a day; until then only you and the board can see it. In a building that doesn’t ask for that, it shows right away.',
        'If the board says no, your post says so, with their reason if they gave one. Change it and send it again. When you edit something that is already published in such a building, your neighbours keep seeing the text that the board approved until it has looked at the new one. A lower price and small corrections show right away.',
        'From an event in Ottawa you can start an activity with the title and date already filled in: open the event and choose Create Activity.',
      ],
    },
    {
      heading: 'Why something was rejected, and appeals',
      id: 'decisions',
      paragraphs: [
        'Your post says what was decided, when and why; [My posts](/account/posts) lists them all. If you think that a rejection or a removal is wrong, choose Appeal on the post and say what they should know: where there is one, another moderator than the one who decided answers. You can appeal once against each decision, and you can always change a rejected post and send it again.',
      ],
    },
    {
      heading: 'Reporting something',
      id: 'reports',
      paragraphs: [
        'On a listing, an activity or a neighbour’s profile there is a button to report it. The moderators read what is wrong, and nobody ever reads that it was you. What came of it is under [My reports](/account/reports).',
      ],
    },
    {
      heading: 'Emergency notices',
      id: 'emergency',
      paragraphs: [
        'A notice about an emergency stands at the top of your home page and your hub until it is over, with the hour it was posted. What to do in a fire or a flood, and whom to call, is on your building’s Emergency page, which opens without logging in.',
      ],
    },
    {
      heading: 'For the board and the manager',
      id: 'board',
      points: [
        'Dashboard is for posts: those to review, reports, appeals and the log of all decisions. Manage is for the building: people, units, notices, documents and settings.',
        'To approve a neighbour, choose Manage, your community, then People. The oldest request comes first, with what your register says about the unit. Approve it, or refuse it with a reason, which the person sees.',
        'To warn everyone, choose Post an emergency notice at the top of your home page. A title and a sentence or two are enough. Unpin it or end it when it is over.',
        'Who decided what, and why, is in the log: choose Manage, your community, then Past decisions.',
      ],
    },
    {
      heading: 'Leaving a building, your data, deleting your account',
      id: 'leaving',
      points: [
        'To leave a community, open [My communities](/account/communities). The page says first what ends with it.',
        'To have a copy of everything that is kept about you, choose [Download my data](/account/export).',
        'To delete your account, choose [Delete my account](/account/delete). Your name goes right away; for thirty days you can log in and come back.',
        'All of this is under [My account](/account), in the menu.',
      ],
    },
    {
      heading: 'I can’t log in',
      id: 'log-in',
      points: [
        'After ten wrong passwords, logging in from where you are rests for up to fifteen minutes. The page tells you how long is left.',
        'Check which email address you registered with: your building’s emergency contact list often has another one.',
        'If you have forgotten your password, [choose a new one](/forgot-password): we send a link to your address, which opens for an hour.',
        'If no email comes, look in your spam folder.',
        {
          needs: 'contact',
          text: 'If you can no longer read email at that address, write to us at {contact}.',
          otherwise:
            'If you can no longer read email at that address, tell your board or property manager.',
        },
      ],
    },
    {
      heading: 'Something else is wrong',
      paragraphs: [
        'Anything about the building (a leak, a fob, the elevator) goes to your property manager, whose number is in the hub. For a fire, a crime or someone hurt, call 911 first.',
        {
          needs: 'contact',
          text: 'Anything about this site goes to us: see [Contact](/contact). Tell us what you did, what you expected and what happened.',
          otherwise:
            'Anything about this site goes to your board or property manager. Tell them what you did, what you expected and what happened.',
        },
      ],
    },
    {
      heading: 'Slow line, small plan, old phone',
      paragraphs: [
        'Every page reads and every form works without JavaScript. “Use the Lite version” at the foot of the page leaves scripts out altogether, and a browser that asks to save data is given that version by itself.',
      ],
    },
  ],
};
