import type { Guide } from '../types.ts';

export const terms: Guide = {
  slug: 'terms',
  title: 'Terms of use',
  summary: 'What you may expect of us, and what we and your neighbours expect of you.',
  sections: [
    {
      heading: 'Who may use it',
      paragraphs: [
        'Anyone may read what is public. An account is for people who live in, own in or work for the communities they name, one person to an account. Give your real name and unit: your neighbours rely on it. An administrator may take away a membership that is not real.',
      ],
    },
    {
      heading: 'What you post',
      points: [
        'It stays yours. You allow us to show it on this site for as long as you leave it up.',
        'You answer for it: that it is true, that it is lawful, and that the photos are yours to use.',
        'It keeps to the [posting guidelines](/guidelines) and to your building’s rules.',
        'Your board or manager may decline it or take it down. If they give a reason, you can read it on your post.',
      ],
    },
    {
      heading: 'What we are not',
      points: [
        'A party to what neighbours sell each other, or to what they do together.',
        'Your corporation. Formal notice comes to you as the law asks.',
        'A way to reach help in an emergency. Call 911.',
      ],
    },
    {
      heading: 'What a notice here is, and is not',
      paragraphs: [
        'A notice is information from your board or manager. For each notice they can print a proof of delivery. It is proof of which units it reached and how: by the hub, by email or on paper. It is not proof that anyone read it, and not service under the Condominium Act, 1998.',
        'Before a corporation relies on The Local Link for anything the law asks it to give to owners, its lawyer should look at these questions:',
      ],
      points: [
        'Which notices the Act, its regulations and the corporation’s declaration and by-laws ask for, in which form and how long ahead: a meeting of owners, for example.',
        'Which address for service each owner has given, and whether each owner agreed in writing to be served electronically.',
        'Whether owners who live elsewhere, mortgagees and others who must be given notice get it another way.',
        'Which records the corporation must keep of what it sent, and for how long.',
      ],
    },
    {
      heading: 'Contractors, sponsors and advice',
      paragraphs: [
        'The editors of this site choose the contractors that the newsletter pages list, and do not vouch for their work. A card labelled “Sponsor” is advertising. In both cases ask for a quote, a licence and insurance as you would anywhere. Articles about money, law or health are general, and your declaration, your insurer and your doctor know more.',
      ],
    },
    {
      heading: 'How we run it',
      paragraphs: [
        'We look after the site with care, but it can fail, and we may change or end it; if we end it we say so a month ahead. As far as the law of Ontario allows, we are not liable for loss that comes of using it or of not being able to.',
        'We may close an account that harms others. If we change these terms in a way that matters, we say so here and in the newsletter first.',
      ],
    },
  ],
};
