/** Le registre des propriétaires de l’association, à la gestion et dans son propre compte. */
export const owners = {
  title: 'Propriétaires au registre',
  lead: 'Le registre des propriétaires de l’association condominiale dit à qui les avis officiels sont signifiés, et comment.',
  leadOf: '{unit}, au registre des propriétaires de l’association condominiale.',
  none: 'Aucun propriétaire de cette unité n’est au registre.',
  add: 'Ajouter un propriétaire',
  sale: 'Noter une vente',
  addMember: 'Ajouter {name} au registre',
  newTitle: 'Nouveau propriétaire',
  name: 'Nom',
  nameHint: 'Comme sur le titre de l’unité.',
  account: 'Compte',
  accountHint:
    'Le membre ou la personne invitée qui est ce propriétaire. Cette personne voit la fiche et peut changer le mode de signification.',
  withoutAccount: 'Aucun compte',
  address: 'Adresse de signification',
  addressHint:
    'Seulement si ce n’est pas l’unité. Écrivez-la comme sur une enveloppe, sans le nom, en six lignes au maximum.',
  email: 'Adresse courriel pour les avis officiels',
  emailHint:
    'L’adresse au registre, si la personne en a donné une ou a un compte. N’en écrivez une autre que si la personne l’a donnée.',
  emailFrom: {
    LIST: 'D’une liste, {day}.',
    DESK: 'Notée à la gestion, {day}.',
    OWNER: 'Donnée par la personne, {day}.',
  },
  emailFromBy: {
    LIST: 'D’une liste importée par {name}, {day}.',
    DESK: 'Notée à la gestion par {name}, {day}.',
  },
  hasAccount: 'A le compte de {account}',
  hasAccountOf: 'A le compte de {account} : {name}',
  cameBackOn:
    'Un courriel à {email} est revenu le {day} : les avis sont donc signifiés sur papier.',
  worksAgain: 'Utiliser cette adresse de nouveau',
  answer: 'Demande écrite de la personne',
  answerHint:
    '« Avis sur papier » est pour les personnes qui l’ont demandé par écrit. Un accord pour le courriel compte là où un règlement administratif en exige un.',
  choices: { AGREED: 'Avis par courriel', REFUSED: 'Avis sur papier' },
  answers: { AGREED: 'A accepté', REFUSED: 'A refusé' },
  givenOn: 'Date de la demande ou de l’accord',
  way: 'Forme de la demande ou de l’accord',
  wayHint: 'Gardez le formulaire, la lettre ou le courriel dans les dossiers de l’association.',
  noWay: 'Choisir',
  wayOptions: {
    FORM: 'Formulaire signé',
    LETTER: 'Lettre',
    EMAIL: 'Courriel',
    HERE: 'Sur ce site, par la personne',
    OTHER: 'Autre forme',
  },
  document: 'Document',
  documentHint: 'Le formulaire signé ou la lettre, s’il est parmi les documents.',
  noDocument: 'Aucun document',
  onShelf: 'Document : {title}',
  startedOn: 'Premier jour comme propriétaire',
  endedOn: 'Dernier jour comme propriétaire',
  endedOnHint: 'À la vente de l’unité. La fiche est gardée sept ans après ce jour.',
  addOwner: 'Ajouter au registre',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  notSaved: 'La fiche n’a pas été enregistrée',
  changed: 'Ce qui est différent maintenant',
  savedNow: 'Version enregistrée',
  yours: 'Votre version',
  paperMeanwhile:
    'Tant que le site n’envoie pas de courriels, les avis officiels sont signifiés sur papier.',
  served: {
    EMAIL: 'Les avis officiels sont signifiés par courriel à {email}.',
    MAIL: 'Les avis officiels sont signifiés par la poste à {address}.',
    UNIT: 'Les avis officiels sont remis à l’unité.',
  },
  because: {
    AGREED: 'Selon un accord écrit.',
    ON_RECORD:
      'L’adresse est au registre, et le conseil a décidé de signifier les avis par courriel.',
    ASKED_FOR_PAPER: 'Selon une demande écrite.',
    NOT_DECIDED: 'Le conseil n’a pas décidé de signifier les avis par courriel.',
    NO_AGREEMENT:
      'Un règlement administratif exige un accord pour le courriel, et aucun n’est au registre.',
    NO_EMAIL: 'Aucune adresse courriel n’est au registre.',
    CAME_BACK: 'Les courriels à l’adresse du registre reviennent.',
    NO_ADDRESS:
      'Cette personne n’habite pas ici, et il n’y a pas d’adresse de signification au dossier. Demandez-lui-en une.',
    FILES_TOO_LARGE:
      'Les fichiers de l’avis sont trop gros pour un courriel, et il faut un compte pour les ouvrir ici.',
  },
  otherUnits:
    'Au registre aussi pour : {units}. Tout ce qui est ici, sauf les deux dates, compte pour ces unités aussi.',
  notSaid: 'Aucune demande et aucun accord au registre',
  said: {
    AGREED: 'Avis par courriel acceptés le {day} ({way}).',
    REFUSED: 'Avis sur papier demandés le {day} ({way}).',
  },
  ways: {
    FORM: 'formulaire signé',
    LETTER: 'lettre',
    EMAIL: 'courriel',
    HERE: 'sur ce site, par la personne',
    OTHER: 'autre forme',
  },
  notConfirmed:
    'L’adresse courriel de ce compte n’est pas confirmée : elle n’est pas encore au registre.',
  endsOnDay: 'Dernier jour comme propriétaire : {day}',
  endedOnDay: 'Propriétaire jusqu’au {day}',
  history: 'Demandes et accords',
  writtenDown: 'Noté le {when} par {name}',
  somebody: 'une personne dont le compte est supprimé',
  own: {
    title: 'Ma fiche de propriétaire',
    lead: 'Comment les avis officiels, comme la convocation à l’assemblée annuelle, vous sont signifiés, c’est-à-dire remis comme la loi le demande.',
    none: 'Vous n’êtes pas au registre des propriétaires ici. Si une unité vous appartient, écrivez au conseil, qui tient ce registre : « Écrire au conseil » est dans votre carrefour, sous Mon condo.',
    change: 'Modifier la fiche : {unit}',
    titleOf: 'Fiche de propriétaire : {unit}',
    name: 'Au registre sous le nom : {name}. S’il y a une erreur, écrivez au conseil. Ce doit être le nom inscrit au titre de votre unité.',
    email: 'Adresse courriel pour les avis officiels',
    emailHint: 'Si le champ est vide, c’est l’adresse de votre compte qui sert.',
    emailHintNoAccount:
      'L’adresse de votre compte n’est pas confirmée : elle n’est pas au registre. Confirmez-la, ou écrivez-en une ici.',
    answer: 'Comment vous voulez les avis officiels',
    answers: {
      AGREED: {
        label: 'J’accepte de recevoir les avis officiels par courriel',
        hint: 'Ils vont à l’adresse ci-dessus et sont ainsi signifiés. Vous pouvez changer d’idée en tout temps.',
      },
      REFUSED: {
        label: 'Je veux les avis officiels sur papier',
        hint: 'C’est votre demande écrite, en date d’aujourd’hui. Ils sont postés à votre adresse de signification, ou remis à votre unité si vous n’en avez pas donné.',
      },
    },
    noAnswer: {
      PAPER:
        'Votre conseil n’a pas décidé de signifier les avis par courriel : ils vous parviennent sur papier.',
      RECORD:
        'Tant que vous n’avez pas demandé le papier, les avis officiels vont à votre adresse courriel au registre.',
      AGREEMENT:
        'Tant que vous n’avez pas accepté le courriel, les avis officiels vous parviennent sur papier.',
    },
    unconfirmed:
      'Tant que l’adresse courriel de votre compte n’est pas confirmée, les avis officiels vous parviennent sur papier.',
    confirm: 'Confirmer votre adresse courriel',
  },
  rule: {
    title: 'Comment les avis officiels sont signifiés',
    lead: 'Les propriétaires à qui l’association condominiale signifie les avis par courriel. Ceci n’est pas un avis juridique : vérifiez la Loi, votre déclaration et vos règlements administratifs.',
    legend: 'Signification par courriel',
    choices: {
      PAPER: {
        label: 'Le conseil n’a pas décidé de signifier par courriel',
        hint: 'Les avis sont signifiés sur papier : par la poste à l’adresse de signification, ou à l’unité.',
      },
      RECORD: {
        label: 'Le conseil a décidé de signifier par courriel',
        hint: 'Les avis sont signifiés par courriel aux propriétaires dont l’adresse est au registre, sauf demande écrite de papier (Loi de 1998 sur les condominiums, art. 47, depuis le 1er octobre 2023).',
      },
      AGREEMENT: {
        label: 'Un règlement administratif exige un accord',
        hint: 'Les avis sont signifiés par courriel aux seuls propriétaires qui l’ont accepté par écrit.',
      },
    },
    decidedOn: 'Date de la décision ou du règlement',
    document: 'Décision ou règlement administratif',
    documentHint: 'Le procès-verbal ou le règlement, s’il est parmi les documents.',
    now: {
      PAPER:
        'Les avis sont signifiés sur papier : le conseil n’a pas décidé de signifier par courriel.',
      RECORD: 'Le conseil a décidé de signifier les avis par courriel.',
      AGREEMENT: 'Un règlement administratif exige un accord pour le courriel.',
    },
    change: 'Modifier le mode de signification',
    save: 'Enregistrer',
  },
  mortgagees: {
    title: 'Créanciers hypothécaires',
    lead: 'Les créanciers hypothécaires qui ont demandé par écrit les avis d’assemblée. Ils sont sur la liste de ces avis.',
    none: 'Aucun créancier hypothécaire de cette unité n’a demandé les avis.',
    add: 'Ajouter un créancier hypothécaire',
    newTitle: 'Nouveau créancier hypothécaire',
    leadOf: 'Créancier hypothécaire qui a demandé les avis d’assemblée. {unit}.',
    name: 'Nom',
    email: 'Adresse courriel',
    address: 'Adresse de signification',
    emailHint: 'Avec une adresse, les avis vont par courriel.',
    askedOn: 'Date de la demande',
    save: 'Enregistrer',
    addMortgagee: 'Ajouter au registre',
    remove: 'Enlever du registre',
    asked: 'Avis demandés le {day}.',
  },
} as const;
