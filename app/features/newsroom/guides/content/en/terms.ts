import type { Guide } from '../types.ts';

export const terms: Guide = {
  slug: 'terms',
  title: 'Terms of use',
  summary: 'What you can expect of us, and what we and your neighbours expect of you.',
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'Anyone may read what’s public. Accounts are for people who live in, own a unit in or work for the communities they name, and each account is for one person. Give your real name and unit: your neighbours rely on them. An administrator may end the membership of someone who isn’t really part of a community.',
      ],
    },
    {
      heading: 'What you post',
      points: [
        'It stays yours. You allow us to show it on this site for as long as you leave it up.',
        'You’re responsible for it: that it’s true, that it’s legal, and that the photos are yours to use.',
        'It has to follow the [posting guidelines](/guidelines) and your building’s rules.',
        'Your board or manager may reject it or remove it. If they give a reason, you can read it on your post.',
      ],
    },
    {
      heading: 'What we’re not',
      points: [
        'A party to what neighbours sell each other, or to what they do together.',
        'Your corporation. Formal notice comes to you the way the law requires.',
        'A way to get help in an emergency. Call 911.',
      ],
    },
    {
      heading: 'What a notice here is, and isn’t',
      paragraphs: [
        'A notice is information from your board or manager. For each notice they can print a proof of delivery. It proves which units the notice reached and how: in the hub, by email or on paper. It doesn’t prove that anyone read it. For a notice that must be served, they can also record how and when it reached each owner. Whether that counts as service under the Condominium Act, 1998 isn’t for us to say.',
        'Before a corporation relies on The Local Link for anything the law requires it to give to owners, its lawyer should look at these questions:',
      ],
      points: [
        'Which notices the Act, its regulations and the corporation’s declaration and by-laws require, in which form and how far ahead: for a meeting of owners, for example.',
        'Which address for service each owner has given, and whether each owner agreed in writing to be served electronically.',
        'Whether owners who live elsewhere, mortgagees and others who must be given notice get it another way.',
        'Which records the corporation must keep of what it sent, and for how long.',
      ],
    },
    {
      heading: 'Contractors, sponsors and advice',
      paragraphs: [
        'The editors of this site choose the contractors listed on the newsletter pages, but don’t vouch for their work. A card labelled “Sponsor” is advertising. In both cases, ask for a quote, a licence and proof of insurance, as you would anywhere. Articles about money, law or health are general. Your declaration, your insurer and your doctor know more.',
      ],
    },
    {
      heading: 'How we run it',
      paragraphs: [
        'We look after the site with care, but it can fail, and we may change it or shut it down. If we shut it down, we’ll say so a month ahead. As far as the law of Ontario allows, we’re not liable for any loss that comes from using it or from not being able to use it.',
        'We may close an account that harms others. If we change these terms in a way that matters, we’ll say so here and in the newsletter first.',
      ],
    },
  ],
};
