import type { Guide } from '../types.ts';

export const privacy: Guide = {
  slug: 'privacy',
  title: 'Privacy',
  summary: 'What we keep about you, who sees it, and which cookies this site sets.',
  sections: [
    {
      heading: 'What we keep',
      points: [
        'Your name, your email address, your phone number if you give one or your board’s list has one, and your communities with your unit in each.',
        'Your password, but only as a one-way hash. We can’t read it, and neither can anyone who steals it.',
        'What you post, which activities you join, and which communities you bookmark.',
        'Your requests to the board and the manager, with the photos and the phone number you give there; your bookings, with the certificate you add; and, if you’re an owner, your record: your addresses for official notices, and how you want them. We delete the text, photos and phone number of a request two years after it’s closed.',
        'Each login: when it began, when it was last used, and what your browser calls itself. It ends when you log out, 30 days after you were last here, or 180 days after it began.',
        'The emails we send you: what kind, where to, when, and whether they came back; and which ones you chose to get. We delete what an email said after 30 days.',
        'Your IP address, but only in memory and for an hour at most, to slow down people who guess passwords. This site doesn’t store it.',
        'What moderators decide about a post: who, when, the reason if they gave one, and what the post said at that time. We keep this record even when the post is withdrawn.',
      ],
    },
    {
      heading: 'Who sees what',
      points: [
        'Everyone: the names and addresses of communities, their emergency pages, city events, articles and city-wide newsletters; your name, your profile photo, and the month you joined.',
        'Listings and activities that are published, sold or cancelled: each community chooses. If it keeps them to itself, only its members, its moderators and our administrators see them. If it shows them to anyone with the link, everyone can read them, with the name of the person who posted them and how many people are coming, and search engines can find them. The form you post with says which it is.',
        'Members of your community, its moderators and our administrators: the contact addresses on published listings and activities, notices, the building’s newsletters, the names of people who joined an activity, and the email addresses of those who chose to show theirs.',
        'Moderators of your community: posts that are under review, rejected, withdrawn or removed.',
        'You, the moderators of your community and our administrators: your requests, your bookings and your owner’s record. If the problem is in a common place, or your request is shown to neighbours, members can read your text, without your name.',
        'You, the moderators of your community and our administrators: your phone number and your units.',
      ],
      paragraphs: [
        'When you write a listing or an activity, the contact email already has the address of your account. Clear it if you don’t want the members of your community to see it, or give another one.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'This site sets six cookies, all its own. There’s no analytics, no advertising network and nothing that follows you elsewhere, which is why no banner asks you to agree.',
      ],
      points: [
        'session: shows that you’re logged in. Set when you log in, kept for up to 180 days, removed when you log out.',
        'known: shows that you’ve logged in on this browser before, so we can email you about logins from other browsers. Kept for two years, even after you log out. It tells nobody but us who you are.',
        'theme: light or dark, kept for a year. With JavaScript on, your browser also keeps it in its own storage.',
        'language: the language you chose on this browser, kept for a year. If you have an account, we keep it there too.',
        'lite: whether you asked for pages without scripts, kept for a year.',
        'toast: carries one message (“Your listing has been submitted”) to the next page, and then it’s gone.',
      ],
    },
    {
      heading: 'Sponsors and other sites',
      paragraphs: [
        'Everyone sees the same sponsors’ cards, and the cards report nothing back to us. Their pictures come from this site, so a sponsor doesn’t learn that you saw a card. Links to other sites leave ours, and their own rules apply.',
      ],
    },
    {
      heading: 'Your choices',
      points: [
        'See and correct your details in [Account Settings](/account/settings).',
        'Withdraw a listing or an activity while it’s in the hub, and nobody but you and your moderators can see it. What’s marked as sold or cancelled leaves the hub, but can still be read at its link.',
        'Choose in [Account Settings](/account/settings) whether people in an activity see your email address. They don’t unless you turn this on.',
        'Choose [what we email you](/account/notifications), and how often. You’ll always get emails about your account.',
        '[Download a copy](/account/export) of what we keep, or [delete your account](/account/delete). Your name goes right away, and everything else that’s yours goes after 30 days. What moderators decided about a post stays on record, without your name.',
        {
          needs: 'privacy',
          text: 'For anything else about what we keep, write to {privacy}.',
          otherwise: 'For anything else about what we keep, ask your board or property manager.',
        },
      ],
    },
  ],
};
