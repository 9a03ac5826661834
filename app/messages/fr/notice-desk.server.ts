/** What the server alone says about notices at the desk. */
export const noticeDeskServer = {
  titleRequired: 'Indiquez le titre de l’avis',
  sideMissing: {
    title: {
      en: 'Écrivez aussi le titre en anglais, ou videz la version anglaise',
      fr: 'Écrivez aussi le titre en français, ou videz la version française',
    },
    content: {
      en: 'Écrivez aussi le texte en anglais, ou videz la version anglaise',
      fr: 'Écrivez aussi le texte en français, ou videz la version française',
    },
  },
  titleTooLong: 'Le titre compte {length} caractères. Le maximum est de {maximum}.',
  contentRequired: 'Écrivez le texte de l’avis',
  contentTooLong: 'Le texte compte {length} caractères. Le maximum est de {maximum}.',
  reasonTooLong: 'Le motif compte {length} caractères. Le maximum est de {maximum}.',
  kindUnknown: 'Choisissez le type d’avis',
  audienceUnknown: 'Choisissez à qui l’avis s’adresse',
  statusUnknown: 'Un avis ne peut pas avoir cet état',
  objectExpected: 'Envoyez l’avis sous forme d’objet JSON',
  floorsMissing: 'Indiquez les étages auxquels l’avis s’adresse',
  floorsUnreadable: 'Écrivez les étages en chiffres, par exemple 3, 5-7',
  unitsMissing: 'Indiquez les unités auxquelles l’avis s’adresse',
  unitsUnreadable:
    'Écrivez les unités comme ceci : 101-112, 305. Le plus petit numéro d’une série vient en premier.',
  unknownFloors:
    'Nous n’avons pas trouvé {floors} parmi les étages du registre. Ceux de l’immeuble vont de {lowest} à {highest}. Vérifiez les étages.',
  unknownUnits: 'Nous n’avons pas trouvé {units} au registre. Vérifiez les numéros d’unité.',
  servedKind:
    'Seul un avis d’assemblée ou un avis officiel peut être signifié. Choisissez un de ces types, ou désélectionnez « Cet avis doit être signifié à chaque propriétaire ».',
  servedAudience: 'Un avis à signifier ne peut pas s’adresser aux locataires seulement',
  staysServed:
    'Cet avis est publié et doit donc encore être signifié. Vous pouvez le retirer et en écrire un autre.',
  publishTimePast:
    'La date indiquée dans « Publier le » est passée. Choisissez une date plus tardive, ou laissez le champ vide pour publier maintenant.',
  expiresTooEarly:
    'La date indiquée dans « Retirer du carrefour le » est passée ou précède la publication. Choisissez une date plus tardive, ou laissez le champ vide.',
  happensOnMissing:
    'Choisissez aussi la date de l’événement, ou laissez les champs des heures vides',
  happensOnUnreadable: 'Pour « Date de l’événement », écrivez la date comme ceci : 2026-12-31',
  happensOnTooFar:
    'Pour « Date de l’événement », choisissez un jour de la dernière année ou des cinq prochaines années',
  happensFromMissing: 'Indiquez aussi l’heure de début, ou laissez le champ « Heure de fin » vide',
  happensFromUnreadable: 'Écrivez l’heure de début comme ceci : 18:30',
  happensUntilUnreadable: 'Écrivez l’heure de fin comme ceci : 18:30',
  happensUntilTooEarly: 'L’heure de fin doit venir après l’heure de début',
  happensSkipped:
    'On avance l’heure cette nuit-là, et cette heure n’existe pas. Choisissez-en une autre.',
  times: {
    publishedAt: {
      unreadable: 'Pour « Publier le », écrivez la date et l’heure comme ceci : 2026-12-31 18:30',
      noSuchDay: 'La date indiquée dans « Publier le » n’existe pas. Vérifiez la date.',
      skipped:
        'On avance l’heure cette nuit-là, et l’heure indiquée dans « Publier le » n’existe pas. Choisissez-en une autre.',
    },
    expiresAt: {
      unreadable:
        'Pour « Retirer du carrefour le », écrivez la date et l’heure comme ceci : 2026-12-31 18:30',
      noSuchDay:
        'La date indiquée dans « Retirer du carrefour le » n’existe pas. Vérifiez la date.',
      skipped:
        'On avance l’heure cette nuit-là, et l’heure indiquée dans « Retirer du carrefour le » n’existe pas. Choisissez-en une autre.',
    },
  },
  changedSince: 'Quelqu’un d’autre a modifié cet avis pendant que vous le modifiiez.',
  isOut:
    'Les membres ont déjà vu cet avis : il ne peut pas redevenir un brouillon. Vous pouvez le retirer.',
  onlyTakeDown: 'Rétablissez l’avis pour le modifier, ou retirez-le sans le modifier.',
  alsoDone: {
    one: '{count} autre communauté a reçu son propre avis.',
    other: '{count} autres communautés ont reçu leur propre avis.',
  },
  alsoInUnknown: 'Choisissez des communautés de la liste',
  alsoInWhole:
    'Un avis à certains étages ou à certaines unités ne peut pas aller à d’autres communautés. Choisissez tout le monde, les propriétaires ou les locataires, ou enlevez les autres communautés.',
  alsoInOut: 'Cet avis a déjà été publié. Rédigez-en un nouveau pour d’autres communautés.',
  reached: 'L’avis est visible pour {people} dans {units}. {byMail}',
  toldAgain: {
    one: '{count} personne qui avait reçu cet avis par courriel recevra la version corrigée.',
    other:
      '{count} personnes qui avaient reçu cet avis par courriel recevront la version corrigée.',
  },
  openEnd: {
    text: 'L’avis dit « jusqu’à nouvel ordre », mais il quittera de lui-même le carrefour le {when}. Lequel des deux ?',
    stays: 'Le garder jusqu’à ce que je le retire',
    ends: 'Le retirer le {when}',
  },
  saved: {
    whileClosed:
      'La modération voit l’avis dès maintenant, et les gens de l’immeuble le verront après l’ouverture.',
    draft: { title: 'Brouillon enregistré', description: 'Seule la modération voit ce brouillon.' },
    scheduled: { title: 'Avis programmé', description: 'L’avis paraîtra le {when}.' },
    published: { title: 'Avis publié', description: 'L’avis est maintenant dans le carrefour.' },
    corrected: {
      title: 'Avis corrigé',
      description: 'Les membres voient que l’avis a été corrigé.',
    },
    saved: {
      title: 'Avis enregistré',
      description: 'Les membres voient maintenant la modification.',
    },
  },
  changedTo: {
    pin: { title: 'Avis épinglé', description: 'L’avis est maintenant au-dessus des autres.' },
    unpin: { title: 'Avis désépinglé', description: 'L’avis est maintenant classé par date.' },
    expire: {
      title: 'Avis retiré du carrefour',
      description: 'Les membres peuvent encore lire l’avis dans « Tous les avis ».',
    },
    restore: { title: 'Avis rétabli', description: 'Les membres voient l’avis de nouveau.' },
    'take-down': { title: 'Avis retiré', description: 'Vous pouvez rétablir l’avis plus bas.' },
    delete: {
      title: 'Brouillon supprimé',
      description: 'Les membres n’ont jamais vu ce brouillon.',
    },
  },
} as const;
