/** L’importation d’une liste de personnes. */
export const peopleImport = {
  title: 'Importer une liste de personnes',
  lead: 'Créez des invitations {à:community} à partir d’un tableur. Vous pouvez la prévisualiser avant d’enregistrer, et vous avez un jour pour annuler l’importation.',
  summary: 'Inviter toutes les personnes d’une liste.',
  file: 'Ou choisir un fichier',
  fileHint: 'CSV ou Excel (.xlsx), 2 Mo au plus.',
  sheet: 'Feuille du fichier Excel',
  sheetHint: 'Seulement si votre liste n’est pas sur la première feuille.',
  paste: 'Coller la liste',
  pasteHint:
    'Une personne par ligne : unité, nom, courriel, téléphone, propriétaire ou locataire. La première ligne peut contenir les noms des colonnes.',
  start: 'Prévisualiser l’importation',
  starting: 'Lecture de la liste…',
  notRead: 'La liste n’a pas pu être lue',
  last: 'Importations récentes',
  noneYet: 'Aucune liste n’a encore été importée.',
  pasted: 'Liste collée',
  by: '{when}, par {name}',
  states: {
    PREVIEW: 'Pas encore enregistrée : cette liste disparaîtra après un jour.',
    SAVED: 'Liste enregistrée',
    UNDONE: 'Importation annulée',
  },
  previewTitle: 'Aperçu de l’importation',
  savedTitle: 'La liste a été enregistrée',
  undoneTitle: 'L’importation a été annulée',
  nothingSaved: 'Rien n’a encore été enregistré.',
  columnsTitle: '1. Les colonnes',
  columnsHint:
    'Voici les colonnes que nous avons reconnues. Corrigez au besoin, puis mettez l’aperçu à jour.',
  hasHead: 'Une ligne contient les noms des colonnes',
  leftOutLines: {
    one: '{count} ligne a été laissée de côté : un titre, des noms de colonnes répétés ou un total.',
    other:
      '{count} lignes ont été laissées de côté : des titres, des noms de colonnes répétés ou des totaux.',
  },
  dayOrder: 'Quel jour est le {day} ?',
  dayOrders: { DAY_FIRST: 'Le jour vient d’abord', MONTH_FIRST: 'Le mois vient d’abord' },
  fields: {
    unit: 'Unité',
    building: 'Immeuble',
    name: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    phone: 'Téléphone',
    tenure: 'Propriétaire ou locataire',
    language: 'Langue',
    address: 'Adresse de signification',
    electronic: 'Réponse sur les avis par courriel',
    givenOn: 'Date de cette réponse',
    way: 'Forme de cette réponse',
  },
  unread: {
    one: 'Cette colonne ne sera pas importée : {names}.',
    other: 'Ces colonnes ne seront pas importées : {names}.',
  },
  noColumn: 'Aucune colonne',
  column: 'Colonne {number} : {text}',
  emptyColumn: 'Colonne {number}',
  apply: 'Mettre l’aperçu à jour',
  applying: 'Mise à jour…',
  rowsTitle: '2. Ce qui va se passer',
  withUnits: {
    one: 'Si vous ajoutez les unités manquantes : {count} personne',
    other: 'Si vous ajoutez les unités manquantes : {count} personnes',
  },
  withoutUnits: { one: 'Sinon : {count} personne', other: 'Sinon : {count} personnes' },
  addedUnits: {
    one: '{count} unité ajoutée au registre',
    other: '{count} unités ajoutées au registre',
  },
  columnsMissing:
    'Choisissez ci-dessus la colonne de l’unité, et celle du nom ou de l’adresse courriel.',
  counts: {
    NEW: { one: '{count} nouvelle invitation', other: '{count} nouvelles invitations' },
    UPDATE: { one: '{count} invitation mise à jour', other: '{count} invitations mises à jour' },
    SAME: { one: '{count} invitation inchangée', other: '{count} invitations inchangées' },
    MEMBER_UPDATE: {
      one: '{count} membre noté comme propriétaire ou locataire',
      other: '{count} membres notés comme propriétaires ou locataires',
    },
    MEMBER_SAME: {
      one: '{count} membre sans changement',
      other: '{count} membres sans changement',
    },
    MEMBER_ELSEWHERE: {
      one: '{count} membre d’une autre unité, sans changement',
      other: '{count} membres d’une autre unité, sans changement',
    },
    SOLD: {
      one: '{count} ancien propriétaire, sans changement',
      other: '{count} anciens propriétaires, sans changement',
    },
    AT_DOOR: {
      one: '{count} personne dont la demande est déjà en attente',
      other: '{count} personnes dont la demande est déjà en attente',
    },
    FURTHER: {
      one: '{count} unité de plus pour une personne de la liste',
      other: '{count} unités de plus pour des personnes de la liste',
    },
    FURTHER_SAME: {
      one: '{count} autre unité, inchangée',
      other: '{count} autres unités, inchangées',
    },
    ERROR: {
      one: '{count} ligne qui ne peut pas être enregistrée',
      other: '{count} lignes qui ne peuvent pas être enregistrées',
    },
  },
  owners: {
    one: '{count} propriétaire pour le registre de l’association',
    other: '{count} propriétaires pour le registre de l’association',
  },
  sameUnits: {
    one: 'Une unité est peut-être écrite de deux façons',
    other: '{count} unités sont peut-être écrites de deux façons',
  },
  isSameUnit: '{unit} et {other} : est-ce la même unité ?',
  ownUnit: 'Non, c’est une autre unité',
  sameUnit: 'Oui, c’est {unit}',
  missingUnits: {
    one: '{count} unité n’est pas au registre :',
    other: '{count} unités ne sont pas au registre :',
  },
  andMore: 'et {count} de plus',
  addUnits: 'Ajouter les unités manquantes au registre',
  needing: {
    one: '{count} ligne ne sera enregistrée que si vous ajoutez son unité.',
    other: '{count} lignes ne seront enregistrées que si vous ajoutez leurs unités.',
  },
  columns: {
    row: 'Ligne',
    unit: 'Unité',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    tenure: 'Propriétaire ou locataire',
    plan: 'Résultat',
  },
  ownerAddress: 'Adresse de signification : {address}',
  ownerAnswers: {
    AGREED: 'A accepté les avis par courriel, {day}',
    REFUSED: 'A demandé les avis sur papier, {day}',
  },
  plans: {
    NEW: 'Nouvelle invitation',
    UPDATE: 'Invitation mise à jour',
    SAME: 'Invitation inchangée',
    MEMBER_UPDATE: 'Membre noté comme propriétaire ou locataire',
    MEMBER_SAME: 'Membre sans changement',
    MEMBER_ELSEWHERE: 'Membre de l’unité {unit} : sans changement',
    SOLD: 'Unité vendue depuis : sans changement',
    AT_DOOR: 'Demande déjà en attente',
    FURTHER: 'Une unité de plus pour la personne de la ligne {row}',
    FURTHER_SAME: 'Autre unité de la personne de la ligne {row} : inchangée',
    FURTHER_KNOWN: 'Une unité de plus pour cette personne',
    FURTHER_SAME_KNOWN: 'Autre unité : inchangée',
    ERROR: 'Ligne non enregistrée',
  },
  errors: {
    unitMissing: 'Il manque l’unité.',
    unitTooLong: 'L’unité a plus de 40 caractères.',
    unitSpoilt:
      'Un tableur a changé cette unité. C’était peut-être {labels}. Corrigez-la dans la liste.',
    nameMissing: 'Il manque le nom.',
    nameTooLong: 'Le nom a plus de 120 caractères.',
    nameSigns: 'Un nom ne peut pas contenir @, < ou >.',
    repeatedPerson: 'Cette personne figure aussi à la ligne {row}, avec la même unité.',
  },
  beside: 'Elle était dans la même case qu’une autre unité.',
  turned: 'Nous avons inversé le nom et le prénom : la liste indique « {name} ».',
  emailProblems: {
    emailInvalid: 'L’adresse courriel n’est pas valide : elle ne sera pas enregistrée.',
    twoEmails:
      'Il y a deux adresses courriel dans une case : aucune ne sera enregistrée. Donnez à chaque personne sa propre ligne.',
  },
  sharesEmail:
    'La ligne {row} a la même adresse courriel : elle ne sera enregistrée que pour cette personne-là.',
  phoneMoved: 'Le numéro de téléphone était dans la colonne des courriels.',
  oddPhone: 'Le numéro de téléphone n’est pas valide : il ne sera pas enregistré.',
  mayBeTwo: {
    one: '{count} ligne semble contenir deux personnes, mais ne donnera qu’une invitation. Donnez à chaque personne sa propre ligne.',
    other:
      '{count} lignes semblent contenir deux personnes, mais ne donneront qu’une invitation chacune. Donnez à chaque personne sa propre ligne.',
  },
  tenureBefore: 'Jusqu’ici : {tenure}.',
  readsLikeTwo: 'Cette ligne semble contenir deux personnes. Donnez à chacune sa propre ligne.',
  oddTenure:
    'Nous n’avons pas compris si cette personne est propriétaire ou locataire : le champ reste vide.',
  oddConsent:
    'Nous n’avons pas compris la réponse sur les avis par courriel, ou sa date est illisible ou à venir : la réponse est laissée de côté.',
  unitUnknown: 'Cette unité n’est pas au registre.',
  unitNeeded:
    'Cette unité n’est pas au registre. La ligne ne sera enregistrée que si vous ajoutez l’unité.',
  openPerson: 'Ouvrir la page de cette personne',
  firstRows: 'Les {shown} premières lignes sur {total}',
  allRows: { one: '{count} ligne', other: 'Les {count} lignes' },
  problems: {
    one: '{count} ligne à corriger',
    other: '{count} lignes à corriger',
  },
  firstProblems: 'Les {shown} premières lignes à corriger sur {total}',
  otherRows: { one: '{count} autre ligne', other: '{count} autres lignes' },
  leftOut: 'Lignes qui n’ont pas été enregistrées',
  saveTitle: '3. Importer',
  save: { one: 'Importer {count} personne', other: 'Importer {count} personnes' },
  saveList: 'Importer la liste',
  nothingToSave: 'Cette liste ne contient rien de nouveau : il n’y a rien à enregistrer.',
  nothingReadable:
    'Aucune ligne de cette liste ne peut être enregistrée. Voyez pourquoi ci-dessous, puis corrigez les colonnes ou la liste.',
  saving: 'Enregistrement…',
  discard: 'Abandonner la liste',
  discarding: 'Un instant…',
  notDone: 'Rien n’a changé',
  summaryOf: {
    created: { one: '{count} nouvelle invitation', other: '{count} nouvelles invitations' },
    updated: { one: '{count} invitation mise à jour', other: '{count} invitations mises à jour' },
    invitationsSame: {
      one: '{count} invitation sans changement',
      other: '{count} invitations sans changement',
    },
    membersSame: {
      one: '{count} membre sans changement',
      other: '{count} membres sans changement',
    },
    unchanged: { one: '{count} ligne sans changement', other: '{count} lignes sans changement' },
    membersUpdated: {
      one: '{count} membre noté comme propriétaire ou locataire',
      other: '{count} membres notés comme propriétaires ou locataires',
    },
    furtherUnits: {
      one: '{count} unité de plus pour une personne de la liste',
      other: '{count} unités de plus pour des personnes de la liste',
    },
    elsewhere: {
      one: '{count} membre d’une autre unité',
      other: '{count} membres d’une autre unité',
    },
    atDoor: {
      one: '{count} demande déjà en attente',
      other: '{count} demandes déjà en attente',
    },
    errors: {
      one: '{count} ligne n’a pas été enregistrée',
      other: '{count} lignes n’ont pas été enregistrées',
    },
    unitsAdded: {
      one: '{count} unité ajoutée au registre',
      other: '{count} unités ajoutées au registre',
    },
    owners: {
      one: '{count} propriétaire pour le registre de l’association',
      other: '{count} propriétaires pour le registre de l’association',
    },
    unknownUnits: {
      one: '{count} ligne n’a pas été enregistrée, car son unité n’est pas au registre',
      other: '{count} lignes n’ont pas été enregistrées, car leurs unités ne sont pas au registre',
    },
  },
  undo: 'Annuler l’importation',
  undoing: 'Annulation…',
  undoAsk: 'Annuler cette importation…',
  undoGoes: {
    one: '{count} invitation pas encore acceptée sera annulée.',
    other: '{count} invitations pas encore acceptées seront annulées.',
  },
  undoMailed: {
    one: '{count} de ces invitations a été envoyée par courriel. Le lien de ce courriel ne fonctionnera plus, et la personne n’en sera pas avertie.',
    other:
      '{count} de ces invitations ont été envoyées par courriel. Les liens de ces courriels ne fonctionneront plus, et les personnes n’en seront pas averties.',
  },
  mailed: {
    one: '{count} invitation de cette liste a été envoyée par courriel et n’a pas encore été acceptée.',
    other:
      '{count} invitations de cette liste ont été envoyées par courriel et n’ont pas encore été acceptées.',
  },
  undoHint:
    'Vous avez un jour pour annuler l’importation : les invitations pas encore acceptées seront annulées, et ce que la liste a changé sera rétabli. Les personnes déjà membres le restent.',
  undoneLead:
    'Les invitations pas encore acceptées ont été annulées, et ce que la liste avait changé a été rétabli. Les personnes déjà membres le restent.',
  toInvited: 'Voir les invitations',
  another: 'Importer une autre liste',
} as const;
