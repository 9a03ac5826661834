import type { Guide } from '../types.ts';

export const privacy: Guide = {
  slug: 'privacy',
  title: 'Privacy',
  summary: 'What we keep about you, who sees it, and which cookies this site sets.',
  sections: [
    {
      heading: 'What we keep',
      points: [
        'Your name, your email address, your telephone number if you give one or your board’s list has one, and your communities with your unit in each.',
        'Your password only as a one-way hash. We can’t read it, and neither can anyone who steals it.',
        'What you post, which activities you join, and which communities you bookmark.',
        'Each log-in: when it began, when it was last used, and what your browser calls itself. It ends when you log out, thirty days after you were last here, or 180 days after it began.',
        'The emails we send you: what kind, where to, when, and whether they came back; and what you chose to get. What an email said is forgotten after 90 days.',
        'Your network address only in memory and for an hour at most, to slow down people who guess passwords. This site does not store it.',
        'What moderators decide about a post: who, when, the reason if they gave one, and how the post read then. This record is kept even when the post is withdrawn.',
      ],
    },
    {
      heading: 'Who sees what',
      points: [
        'Everyone: the names and addresses of communities, their emergency pages, city events, articles and city-wide newsletters; your name, your profile photo, and the month you joined.',
        'Listings and activities that are published, sold or cancelled: each community chooses. In one that keeps them to itself, only its members, its moderators and our administrators see them. In one that shows them to anyone with the link, everyone can read them, with the name of the person who posted them and how many are coming, and search engines can find them. The form on which you post says which it is.',
        'Members of your community, its moderators and our administrators: the contact addresses on published listings and activities, notices, the building’s newsletters, the names of people who joined an activity, and the email addresses of those who chose to show theirs.',
        'Moderators of your community: posts that wait for review, or were rejected, withdrawn or taken down.',
        'You, the moderators of your community and our administrators: your telephone number and your units.',
      ],
      paragraphs: [
        'The contact address on a listing or an activity is not filled in for you. Leave it out, or give one that you are happy for your neighbours to know.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'This site sets six, all its own. There is no analytics, no advertising network and nothing that follows you elsewhere, which is why no banner asks you to agree.',
      ],
      points: [
        'session: tells that you are logged in. Set when you log in, kept for 180 days at most, removed when you log out.',
        'known: that you have logged in on this browser before, so that we write to you of log-ins from others. Kept for two years, also after you log out; it names you to nobody but us.',
        'theme: light or dark, kept for a year. Where scripts run, your browser also notes it in its own storage.',
        'language: the language you chose on this browser, kept for a year. With an account, we keep it there too.',
        'lite: whether you asked for pages without scripts, kept for a year.',
        'toast: carries one message (“Your listing has been submitted”) to the next page and is gone then.',
      ],
    },
    {
      heading: 'Sponsors and other sites',
      paragraphs: [
        'Sponsors’ cards are shown to everyone alike and report nothing back to us. A picture on a card may come from the sponsor’s own server, which then sees your network address as any site you visit does. Links to other sites leave ours, and their own rules apply.',
      ],
    },
    {
      heading: 'Your choices',
      points: [
        'See and correct your details in [Account Settings](/account/settings).',
        'Withdraw a listing or an activity while it shows in the hub, and nobody but you and your moderators can see it. What is marked as sold or cancelled leaves the hub, but can still be read at its address.',
        'Choose in [Account Settings](/account/settings) whether the people of an activity see your email address. At first they do not.',
        'Choose [what we email you](/account/notifications), and how often. Emails about your account always come.',
        '[Download a copy](/account/export) of what we keep, or [delete your account](/account/delete): your name goes right away, and everything else that is yours after thirty days. What moderators decided about a post stays on record, without your name.',
        {
          needs: 'privacy',
          text: 'For anything else about what we keep, write to {privacy}.',
          otherwise: 'For anything else about what we keep, ask your board or property manager.',
        },
      ],
    },
  ],
};
