import type { Guide } from '../types.ts';

export const help: Guide = {
  slug: 'help',
  title: 'Help',
  summary:
    'How to join your building and post something, and what to do when something goes wrong.',
  sections: [
    {
      heading: 'I can’t log in',
      id: 'log-in',
      points: [
        'If you’ve forgotten your password, [choose a new one](/forgot-password): you’ll get a link that works for an hour. If this site doesn’t send email yet, the same page says who to ask.',
        'If the email doesn’t arrive, check your spam folder.',
        {
          needs: 'contact',
          text: 'If you no longer have access to that email address, write to us at {contact}.',
          otherwise:
            'If you no longer have access to that email address, tell your board or property manager.',
        },
        'Check which email address you registered with. Your building’s emergency contact list often has a different one.',
        'If you’ve lost the phone that shows your codes, enter one of your recovery codes instead.',
        'After ten wrong passwords, you’ll have to wait up to 15 minutes. The page tells you how long.',
      ],
    },
    {
      heading: 'The code in your letter',
      id: 'codes',
      paragraphs: [
        'Your code has ten letters and digits, in two groups of five. Enter it when you register, at [Join with a code](/join), or on the page that shows your request. Everyone in your unit uses the same code, and it works for 60 days. If you’ve lost it or it’s expired, ask the board or the manager for a new letter, or send a request without a code.',
      ],
    },
    {
      heading: 'Joining your building',
      id: 'joining',
      paragraphs: [
        'Select [Register](/register), choose your community and enter your unit, then your name, an email address and a password of at least six characters. If you live in or own a unit in more than one building, select **Add another community**. The first community is your primary one, which you’ll see on the home page.',
        'Most buildings check who lives there. If you have the code from your letter, or an invitation from the board, you become a member right away. Otherwise, the board reviews your request, and you can follow it under **My Condo**. Only a building that’s open to everyone skips this step.',
        'If you move, change your communities in [Account Settings](/account/settings). Where the board approves members, it has to approve your new unit too.',
      ],
    },
    {
      heading: 'What’s in the hub',
      id: 'hub',
      points: [
        '**My Condo:** notices from the board and the manager, important dates, and who to call. **Report Issue** writes to the board and the manager, and you’ll find the answer under My requests. **Book** is for the elevator or a room, if your building offers it here.',
        '**Buy & Sell:** what your neighbours are selling or giving away. You can write to the seller from the listing. No money goes through us.',
        '**Activities:** what your neighbours are doing, and who’s coming. Select **Join** to take part. If your plans change, select **Leave** any time before it’s over.',
        '**Newsletter Archives:** your building’s own newsletters, if it has any here. Files from your board, such as budgets and minutes, are under **Documents**.',
      ],
    },
    {
      heading: 'Posting',
      id: 'posting',
      paragraphs: [
        'Select **Post for Sale** or **Post Activity** at the top of your hub or, on a phone, under Buy & Sell and Activities. In most buildings the board reviews a post before it’s published, usually within a day. Until then, only you and the board can see it. If your building doesn’t review posts, yours shows right away.',
        'If the board rejects your post, you’ll see that on the post, with the reason if there is one. You can change it and send it again. If you edit a published post in a building that reviews posts, your neighbours keep seeing the approved version until the board has looked at the new one. A lower price and small corrections show right away.',
        'Going to an event in Ottawa? Open the event and select **Create Activity** to invite your neighbours. The title and date are already filled in.',
      ],
    },
    {
      heading: 'If your post is rejected or removed',
      id: 'decisions',
      paragraphs: [
        'Your post shows what was decided, when and why. You’ll find all your posts under [My posts](/account/posts). If you think a rejection or a removal is wrong, select **Appeal** on the post and tell the moderators what they should know. A different moderator will answer, if there is one. You can appeal each decision once, and you can always change a rejected post and send it again.',
      ],
    },
    {
      heading: 'Reporting something',
      id: 'reports',
      paragraphs: [
        'Listings, activities and your neighbours’ profiles each have a button to report them. The moderators see what you wrote, but nobody ever sees that it was you. You’ll find the outcome under [My reports](/account/reports).',
      ],
    },
    {
      heading: 'Emergency notices',
      id: 'emergency',
      paragraphs: [
        'If someone is in danger, call **911** first. An emergency notice stays at the top of your home page and your hub until it’s over, with the time it was posted. Your building’s Emergency page says what to do in a fire or a flood, and who to call. You can open it without logging in.',
      ],
    },
    {
      heading: 'Leaving a building, your data, deleting your account',
      id: 'leaving',
      points: [
        'To leave a community, open [My communities](/account/communities). Before you confirm, you’ll see what ends with your membership.',
        'To get a copy of everything we keep about you, select [Download my data](/account/export).',
        'To delete your account, select [Delete my account](/account/delete). Your name is removed right away. For 30 days, you can still log in and come back.',
        'You’ll find all of this in the menu, under [Account](/account).',
      ],
    },
    {
      heading: 'Slow connection, limited data, older phone',
      id: 'slow',
      paragraphs: [
        'You can read every page and use every form without JavaScript. To leave scripts out altogether, select **Use the Lite version** at the bottom of the page. If your browser is set to save data, you’ll get the Lite version automatically.',
      ],
    },
    {
      heading: 'For the board and the manager',
      id: 'board',
      points: [
        '**Dashboard** is for posts: those to review, reports, appeals and the log of all decisions. **Manage** is for the building: people, units, notices, documents and settings.',
        'To approve a neighbour, select **Manage**, your community, then **People**. The oldest request comes first, with what your register says about the unit. Approve the request, or decline it and give a reason, which the person will see.',
        'To warn everyone, select **Post an emergency notice** at the top of your home page. A title and a sentence or two are enough. When it’s over, unpin the notice or remove it from the hub.',
        'To see who decided what, and why, select **Manage**, your community, then **Past decisions**.',
      ],
    },
    {
      heading: 'Something else is wrong',
      id: 'other',
      paragraphs: [
        'For a fire, a crime or an injury, call **911** first. If it’s about the building (a leak, a fob, the elevator), call your property manager. The number is in the hub.',
        {
          needs: 'contact',
          text: 'If it’s about this site, write to us: see [Contact](/contact). Tell us what you did, what you expected and what happened.',
          otherwise:
            'If it’s about this site, tell your board or property manager what you did, what you expected and what happened.',
        },
      ],
    },
  ],
};
