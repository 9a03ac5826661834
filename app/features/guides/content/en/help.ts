import type { Guide } from '../types.ts';

export const help: Guide = {
  slug: 'help',
  title: 'Help',
  summary: 'How to join your building, post something, and what to do when it does not work.',
  sections: [
    {
      heading: 'Joining your building',
      paragraphs: [
        'Choose [Register](/register), give your name, an e-mail address and a password of at least six characters, and pick your community and unit. If you live in, or own in, more than one building, add a row for each; the first one is your primary community, the one the home page greets you with.',
        'You are in at once. If you move, change your communities in [Account Settings](/account/settings).',
      ],
    },
    {
      heading: 'What is in the hub',
      points: [
        'My Condo: notices from the manager and the board, important dates, whom to call.',
        'Buy & Sell: things your neighbours pass on. You write to the seller by e-mail; no money goes through us.',
        'Activities: what neighbours are doing, and who is coming. Join with one button, and leave with the same one until it is over.',
        'Newsletter Archives: your own building’s newsletters as PDF files.',
      ],
    },
    {
      heading: 'Posting',
      paragraphs: [
        'Post for Sale and Post Activity are at the top of your hub. In most buildings the board looks at a post before it shows, usually within a day; until then only you and the board can see it. In a building that does not ask for that, it shows at once.',
        'If the board says no, your post says so, with their reason if they gave one. Change it and send it again. When you edit something that is already published in such a building, your neighbours keep seeing the text that the board approved until it has looked at the new one. A lower price and small corrections show at once.',
        'From an event in Ottawa you can start an activity with the title and date already filled in: open the event and choose Create Activity.',
      ],
    },
    {
      heading: 'I cannot log in',
      id: 'log-in',
      points: [
        'After ten wrong passwords, logging in from where you are rests for up to fifteen minutes. The page tells you how long is left.',
        'Check which e-mail address you registered with: your building’s emergency contact list often has another one.',
        'If you have forgotten your password, write to us from that address at [support@local-link.example](mailto:support@local-link.example).',
      ],
    },
    {
      heading: 'Something else is wrong',
      paragraphs: [
        'Anything about the building (a leak, a fob, the elevator) goes to your property manager, whose number is in the hub. For a fire, a crime or somebody hurt, call 911 first.',
        'Anything about this site goes to us: see [Contact](/contact). Tell us what you did, what you expected and what happened.',
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
