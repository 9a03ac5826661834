import type { Guide } from '../types.ts';

export const guidelines: Guide = {
  slug: 'guidelines',
  title: 'Règles de publication',
  summary:
    'Ce qui a sa place dans une annonce ou une activité, ce qui ne l’a pas et comment un conseil décide.',
  sections: [
    {
      heading: 'Une bonne annonce',
      points: [
        'Dites dans le titre de quoi il s’agit : « Table d’appoint en chêne, 45 cm » plutôt que « Table ».',
        'Dites les défauts autant que les qualités. Tout partira plus vite.',
        'Donnez les dimensions. Les ascenseurs et les portes sont étroits.',
        'Si le prix n’est pas fixé, laissez le champ vide ; si c’est gratuit, cochez « Gratuit ».',
        'Une fois l’article parti, choisissez « C’est vendu », pour que personne n’écrive en vain.',
      ],
    },
    {
      heading: 'Une bonne activité',
      points: [
        'Dites quand et où l’on se retrouve, combien de temps cela dure et quoi apporter.',
        'Dites à qui elle convient : poussettes, chiens, gens qui n’ont jamais patiné.',
        'S’il faut une salle, réservez-la avant de publier, dans votre carrefour sous **Réserver** ou auprès de la gestion.',
        'Si l’activité tombe à l’eau, annulez-la ici aussi, pour que personne ne se déplace en vain.',
      ],
    },
    {
      heading: 'Ce qui n’a pas sa place ici',
      points: [
        'Tout ce qui est illégal, rappelé par le fabricant, vendu sur ordonnance ou vivant, et les armes de toute sorte.',
        'La location d’une unité, d’un casier ou d’une place de stationnement : la déclaration de votre immeuble a des règles là-dessus, et la gestion aussi.',
        'Une entreprise qui se fait passer pour quelqu’un du voisinage. Offrir son savoir-faire à l’occasion ne pose pas de problème.',
        'Les plaintes contre une personne. Adressez-les à la gestion.',
        'Le nom, le visage, le numéro de téléphone ou le numéro d’unité d’une autre personne, sauf si elle y consent.',
        'Le mépris d’une personne en raison de ce qu’elle est.',
      ],
    },
    {
      heading: 'Comment le conseil décide',
      paragraphs: [
        'Dans un immeuble où le conseil examine les publications, les membres du conseil et la gestion voient celles qui sont en attente, de la plus récente à la plus ancienne, et approuvent ou refusent chacune. Ce qui compte, ce sont cette page et les règles de l’immeuble, pas leurs goûts.',
        'Si le conseil refuse votre publication et donne un motif, vous le lirez sur la page de la publication. Vous pouvez la modifier et la soumettre de nouveau aussi souvent que vous le voulez. La modération peut aussi enlever ce qui est déjà publié, et le rétablir.',
        'Chaque décision est conservée avec le nom de la personne qui l’a prise, l’heure et, s’il y en a un, le motif. La modération ne peut pas changer vos mots.',
      ],
    },
    {
      heading: 'Se rencontrer et payer',
      paragraphs: [
        'Remettez les choses dans le hall d’entrée, de jour si possible. Regardez avant de payer. Nous ne prenons pas part à la vente et ne gardons pas d’argent ; si un échange tourne mal, le conseil ne peut pas non plus vous dédommager.',
      ],
    },
  ],
};
