/** Les lettres elles-mêmes, et ce que le serveur en dit. */
export const lettersServer = {
  unitNotFound: 'Unité introuvable',
  whichRequired: 'Choisissez les unités',
  unitsRequired: 'Indiquez au moins une unité du registre',
  whichNames: { missing: 'Les unités sans code valide', all: 'Toutes les unités' },
  renewName: 'Remplacer aussi les codes encore valides',
  renewUnconfirmed: 'Les codes de lettres déjà remises ne fonctionneraient plus.',
  noneKnown:
    'Nous n’avons pas trouvé {units} au registre. Indiquez au moins une unité du registre.',
  noLetters: 'Aucune de ces unités n’a de code valide. Créez d’abord les codes.',
  fileName: 'lettres.pdf',
  made: {
    title: 'Les codes sont prêts',
    description: {
      one: '{count} nouveau code a été créé. Ouvrez et imprimez maintenant la lettre.',
      other: '{count} nouveaux codes ont été créés. Ouvrez et imprimez maintenant les lettres.',
    },
  },
  noneMade: {
    title: 'Aucun nouveau code nécessaire',
    description: 'Ces unités ont déjà un code valide.',
  },
  created: {
    title: 'Code créé',
    description: 'Vous pouvez maintenant ouvrir la lettre et l’imprimer.',
  },
  renewed: { title: 'Code remplacé', description: 'L’ancien code ne fonctionne plus.' },
  revoked: { title: 'Code annulé', description: 'Le code ne fonctionne plus.' },
  letter: {
    documentTitle: 'Lettres {de:community}',
    unit: 'Unité {unit}',
    heading: 'Votre immeuble a sa propre page sur The Local Link',
    intro: {
      MEMBERS:
        'Vous y trouverez les avis du conseil, les annonces du voisinage et la vie de l’immeuble, pour les gens {de:community} seulement. Le code de cette page est pour toutes les personnes de l’unité {unit}.',
      ANYBODY:
        'Vous y trouverez les avis du conseil (pour les gens {de:community} seulement), les annonces du voisinage et la vie de l’immeuble. Le code de cette page est pour toutes les personnes de l’unité {unit}.',
    },
    phone: 'Avec un téléphone : visez le carré ci-dessus avec l’appareil photo et suivez le lien.',
    computer:
      'À l’ordinateur : ouvrez {address} et écrivez le code. Les majuscules et les tirets ne comptent pas.',
    without:
      'Si vous n’avez ni téléphone intelligent ni ordinateur, appelez le {phone}. Quelqu’un vous aidera et, si vous voulez, vous lira les avis.',
    withoutPhone:
      'Si vous n’avez ni téléphone intelligent ni ordinateur, parlez au conseil ou à la gestion. Quelqu’un vous aidera.',
    expires:
      'Toutes les personnes de votre unité peuvent utiliser ce code jusqu’au {date}. Ne le donnez à personne d’autre.',
    privacy: {
      MEMBERS:
        'Seuls le voisinage, le conseil, la gestion et les responsables du site voient ce que vous publiez. Votre adresse courriel et votre numéro de téléphone ne sont jamais montrés au public.',
      ANYBODY:
        'Toute personne qui a le lien peut lire les annonces et les activités que vous publiez et voir votre nom, et les moteurs de recherche peuvent les trouver. Votre adresse courriel et votre numéro de téléphone ne sont jamais montrés au public.',
    },
    codeCaption: 'Code',
  },
} as const;
