import type { Guide } from '../types.ts';

export const terms: Guide = {
  slug: 'terms',
  title: 'Conditions d’utilisation',
  summary: 'Ce que vous pouvez attendre de nous, et ce que le voisinage et nous attendons de vous.',
  sections: [
    {
      heading: 'Les personnes qui peuvent utiliser le site',
      paragraphs: [
        'Tout le monde peut lire ce qui est public. Les comptes sont destinés aux gens qui vivent dans les communautés qu’ils indiquent, y possèdent une unité ou travaillent pour elles, et chaque compte est celui d’une seule personne. Donnez votre vrai nom et votre véritable unité : le voisinage s’y fie. Les responsables du site peuvent retirer d’une communauté une personne qui n’en fait pas réellement partie.',
      ],
    },
    {
      heading: 'Ce que vous publiez',
      points: [
        'Vos publications restent à vous. Vous nous permettez de les montrer sur ce site tant que vous les y laissez.',
        'Vous en répondez : elles sont véridiques, elles sont légales et vous avez le droit d’en utiliser les photos.',
        'Elles respectent les [règles de publication](/guidelines) et les règles de votre immeuble.',
        'Le conseil ou la gestion peut les refuser ou les enlever. Le motif, s’il y en a un, est affiché sur la publication.',
      ],
    },
    {
      heading: 'Ce que nous ne sommes pas',
      points: [
        'Une partie à ce que les gens du voisinage se vendent ou font ensemble.',
        'Votre association condominiale. Les avis officiels vous parviennent comme la loi l’exige.',
        'Un moyen d’obtenir des secours en cas d’urgence. Composez le 911.',
      ],
    },
    {
      heading: 'Ce qu’un avis publié ici est, et n’est pas',
      paragraphs: [
        'Un avis est une information du conseil ou de la gestion, qui peut imprimer une preuve de remise pour chacun. Cette preuve indique à quelles unités l’avis a été remis, et comment : dans le carrefour, par courriel ou sur papier. Elle ne prouve pas que quelqu’un a lu l’avis. Pour un avis qui doit être signifié, le conseil ou la gestion peut aussi noter comment et quand chaque propriétaire l’a reçu. Il ne nous appartient pas de dire si cela vaut signification au sens de la Loi de 1998 sur les condominiums.',
        'Avant qu’une association condominiale se fie à The Local Link pour ce que la loi l’oblige à remettre aux propriétaires, son juriste devrait examiner ces questions :',
      ],
      points: [
        'Quels avis la Loi, ses règlements, la déclaration et les règlements administratifs exigent, sous quelle forme et combien de temps d’avance, par exemple pour une assemblée des propriétaires.',
        'Quelle adresse aux fins de signification chaque propriétaire a donnée, et si chaque propriétaire a consenti par écrit à recevoir les avis par voie électronique.',
        'Si les propriétaires qui habitent ailleurs, les créanciers hypothécaires et les autres personnes qui ont droit à un avis le reçoivent par un autre moyen.',
        'Quelles traces de ses envois l’association doit conserver, et pendant combien de temps.',
      ],
    },
    {
      heading: 'Entreprises, commanditaires et articles',
      paragraphs: [
        'La rédaction de ce site choisit les entreprises que présentent les pages du bulletin, sans répondre de leur travail. Un encart qui porte la mention « Commanditaire » est de la publicité. Dans les deux cas, demandez une soumission, un permis et une preuve d’assurance, comme vous le feriez ailleurs. Les articles sur l’argent, le droit ou la santé restent généraux : la déclaration de votre immeuble, votre assureur et votre médecin en savent davantage.',
      ],
    },
    {
      heading: 'Comment nous gérons le site',
      paragraphs: [
        'Nous veillons sur le site avec soin, mais il peut tomber en panne, et nous pouvons le modifier ou y mettre fin ; si nous y mettons fin, nous l’annonçons un mois d’avance. Dans la mesure où les lois de l’Ontario le permettent, nous ne répondons pas des pertes qui découlent de l’utilisation du site ou de l’impossibilité de l’utiliser.',
        'Nous pouvons fermer un compte qui nuit à d’autres. Si nous modifions ces conditions de façon importante, nous l’annonçons d’abord ici et dans le bulletin.',
      ],
    },
  ],
};
