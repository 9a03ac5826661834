/** Ce que seul le serveur dit de la signification d’un avis. */
export const noticeServiceServer = {
  noneChosen: 'Sélectionnez au moins un propriétaire',
  whatRequired: 'Entrez ce qui a été envoyé ou remis',
  byRequired: 'Entrez qui a fait l’envoi ou la remise',
  wordsTooLong: 'Limitez ce texte à {maximum} caractères',
  dayRequired: 'Entrez la date sous la forme 2026-12-31',
  dayLater: 'La date est à venir',
  dayBeforeCorrection:
    'Vous avez sélectionné un propriétaire à qui l’avis est signifié de nouveau. Entrez le {day}, jour de la correction, ou une date plus tardive.',
  countRequired: 'Entrez le nombre en chiffres',
  unknownOwner:
    'Un des propriétaires sélectionnés n’est plus sur la liste. Rechargez la page et réessayez.',
  unknownHandover: 'Cette inscription n’existe plus. Rechargez la page.',
  servedSince:
    'Une autre personne a noté la signification à ces propriétaires depuis que vous avez ouvert cette page. Rechargez la page.',
  noEmailServes:
    'Aucun courriel ne signifie l’avis à ce propriétaire maintenant. Une autre personne a peut-être noté quelque chose depuis. Rechargez la page.',
  nobodyAgain:
    'Il ne reste personne à qui signifier l’avis de nouveau : une autre personne l’a fait, ou ces propriétaires ne sont plus au registre. Rechargez la page.',
  noList: 'Cet avis n’a pas de liste de propriétaires à qui le signifier.',
  noLabels: 'Il ne reste aucune étiquette à imprimer.',
  done: {
    handOver: {
      title: 'Envoi ou remise noté',
      text: {
        one: 'L’avis est signifié à {count} propriétaire.',
        other: 'L’avis est signifié à {count} propriétaires.',
      },
    },
    undo: {
      title: 'Inscription enlevée',
      text: {
        one: 'L’avis n’est plus signifié à {count} propriétaire.',
        other: 'L’avis n’est plus signifié à {count} propriétaires.',
      },
    },
    cameThrough: {
      title: 'Noté',
      text: {
        one: 'L’avis est de nouveau signifié à {count} propriétaire.',
        other: 'L’avis est de nouveau signifié à {count} propriétaires.',
      },
    },
    cameBack: {
      title: 'Noté',
      text: {
        one: 'L’avis doit être signifié sur papier à {count} propriétaire.',
        other: 'L’avis doit être signifié sur papier à {count} propriétaires.',
      },
    },
    refresh: { title: 'Liste mise à jour', text: 'La liste suit le registre des propriétaires.' },
    again: {
      title: 'À signifier de nouveau',
      text: {
        one: 'L’avis corrigé doit être signifié à {count} propriétaire.',
        other: 'L’avis corrigé doit être signifié à {count} propriétaires.',
      },
    },
    same: {
      title: 'Rien à mettre à jour',
      text: 'La liste suit déjà le registre des propriétaires.',
    },
  },
  files: { list: 'signification', labels: 'etiquettes' },
  csv: {
    columns: {
      unit: 'Unité',
      owner: 'Propriétaire',
      way: 'Mode',
      address: 'Adresse de signification',
      email: 'Adresse courriel',
      served: 'État',
      when: 'Signifié le',
      what: 'Envoi ou remise',
      by: 'Fait par',
      note: 'Ce qui reste à faire',
      earlier: 'Signification précédente',
    },
  },
  paper: {
    title: 'Signification aux propriétaires',
    means:
      'Comment l’avis a été signifié à chaque propriétaire au registre de l’association condominiale (Loi de 1998 sur les condominiums, art. 47 et 54). Par courriel : le message est allé à l’adresse de la personne au registre, et le serveur de courriel l’a accepté au moment indiqué. Par la poste, à l’unité et en mains propres : la personne nommée a fait l’envoi ou la remise le jour indiqué. Toutes les heures sont celles d’Ottawa.',
    counts: 'Propriétaires : {all}. Avis signifié : {served}. Pas encore signifié : {open}.',
    earlier: '* Signifié avant la correction de l’avis.',
    earlierService: 'Signifié le {when} avec le texte d’avant la correction du {day}. {how}',
    list: 'Liste d’envoi',
    labels: 'Étiquettes',
    asOf: 'En date du {when}',
    toOwner: 'Au propriétaire',
    columns: { unit: 'Unité', owner: 'Propriétaire', how: 'Mode', when: 'Signifié' },
    byEmail: 'Par courriel à {address}',
    byMail: 'Par la poste à {address} : {what}, envoi fait par {name}',
    atUnit: 'À l’unité : {what}, remise faite par {name}',
    byHand: 'En mains propres : {what}, remise faite par {name}',
    groups: {
      MAIL: 'À poster ({count})',
      UNIT: 'À remettre à l’unité ({count})',
      EMAIL: 'Courriel en route ({count})',
      SERVED: 'Signifié ({count})',
    },
  },
} as const;
