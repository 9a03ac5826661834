/** Les invitations : les pages de l’espace de gestion, et la page d’un lien. */
export const invitations = {
  title: 'Invitations',
  lead: 'Chaque invitation a son propre lien, pour une seule personne. Il expire après {days} jours.',
  noMail:
    'Ce site n’envoie pas encore de courriels : ouvrez un brouillon dans votre messagerie, ou copiez le lien.',
  mail: {
    send: 'Envoyer par courriel',
    again: 'Renvoyer par courriel, avec un nouveau lien',
    states: {
      QUEUED: 'En route par courriel depuis le {when}.',
      SENT: 'Envoyée par courriel le {when}.',
      BOUNCED: 'Le courriel est revenu le {when} : l’adresse ne fonctionne pas.',
      SUPPRESSED:
        'Non envoyée : des courriels envoyés à cette adresse nous sont revenus ou ont été marqués comme pourriels.',
      FAILED: 'Non envoyée : le serveur de courriel l’a refusée le {when}.',
    },
    all: {
      one: 'Envoyer {count} invitation par courriel',
      other: 'Envoyer {count} invitations par courriel',
    },
    allLead:
      'Les invitations seront envoyées aux personnes de la liste qui ont une adresse courriel et n’ont encore reçu aucune invitation.',
  },
  people: 'Personnes',
  inviteOne: 'Inviter une personne',
  notInvited: 'L’invitation n’a pas été créée',
  name: 'Nom complet',
  email: 'Courriel',
  role: 'Rôle',
  roles: {
    RESIDENT: 'Membre de la communauté',
    BOARD: 'Membre du conseil',
    MANAGER: 'Gestionnaire',
    ADMIN: 'Responsable du site',
  },
  roleHint:
    'Le conseil et la gestion modèrent cette communauté et utilisent son espace de gestion.',
  unit: 'Unité',
  unitHint: 'Laissez ce champ vide pour les membres du conseil et les gestionnaires sans unité.',
  tenure: 'Propriétaire ou locataire',
  tenureUnknown: 'Non précisé',
  tenures: {
    OWNER: 'Propriétaire',
    TENANT: 'Locataire',
    OWNER_ELSEWHERE: 'Propriétaire qui habite ailleurs',
    STAFF: 'Membre du personnel',
  },
  invite: 'Créer l’invitation',
  inviting: 'Création…',
  open: 'Invitations pas encore acceptées',
  none: 'Aucune invitation pour l’instant.',
  noneFound: 'Aucune invitation ne correspond à ce nom, à cette adresse courriel ou à cette unité.',
  search: 'Nom, courriel ou unité',
  find: 'Chercher',
  link: 'Lien',
  links: {
    VALID: 'Valable jusqu’au {date}',
    EXPIRED: 'Expiré le {date}',
    ENDED: 'Ne fonctionne plus',
    NONE: 'Pas encore de lien',
  },
  previous: 'Invitations plus récentes',
  next: 'Invitations plus anciennes',
  newLink: 'Créer un nouveau lien',
  makeLink: 'Créer un lien',
  cancel: 'Annuler l’invitation',
  cancelling: {
    effect:
      'L’invitation destinée {à:name} sera annulée. Si le lien a déjà été envoyé, il ne fonctionnera plus.',
    button: 'Oui, annuler l’invitation',
  },
  oneLead:
    'Envoyez ce lien {à:name} seulement : il ne fonctionne qu’une fois, pour la première personne qui l’utilise.',
  copy: 'Lien à copier',
  withoutLinks:
    'Les invitations importées n’ont pas encore de lien : les gens reçoivent plutôt une lettre, avec un code valable pour toute l’unité. Pour qu’une invitation ait un lien, envoyez-la par courriel, ou ouvrez-la et créez le lien.',
  toLetters: 'Codes et lettres',
  noLink: 'Cette invitation n’a pas encore de lien.',
  expiredLink: 'Le lien est expiré. Créez-en un nouveau.',
  endedLink:
    'Le lien ne fonctionne plus : la personne qui l’a créé ne peut plus modérer ici. Créez-en un nouveau.',
  lostLink: 'Ce lien ne peut plus être affiché. Créez-en un nouveau.',
  drafts: { en: 'Ouvrir un brouillon en anglais', fr: 'Ouvrir un brouillon en français' },
  draft: {
    subject: '{community} : votre invitation à The Local Link',
    body: 'Bonjour {name},\n\nLa communauté {community} a sa propre page sur The Local Link pour les gens de l’immeuble : avis, annonces, activités. Ce lien vous permet de devenir membre :\n\n{url}\n\nLe lien fonctionne pour une seule personne, jusqu’au {date}. Si vous n’attendiez pas cette invitation, ignorez ce message.\n',
  },
  // La page d’un lien.
  welcome: 'Votre invitation à devenir membre {de:community}',
  forUnit: 'Unité',
  as: 'Rôle',
  registerWith: 'S’inscrire et accepter',
  haveAccount: 'Se connecter à un compte existant',
  joinAs: 'Vous utilisez le compte {de:name}.',
  forMember:
    'Cette invitation est au nom {de:name}. Vous êtes déjà membre dans cette unité ({unit}) et n’avez pas besoin de l’invitation. Transmettez-la : elle n’a pas encore été utilisée.',
  forOther:
    'Cette invitation est au nom {de:name}. Si ce n’est pas vous, ne l’utilisez pas et transmettez-la à cette personne : elle n’est valable qu’une fois.',
  accept: 'Accepter l’invitation',
  accepting: 'Un instant…',
  notAccepted: 'L’invitation n’a pas été acceptée',
  over: {
    EXPIRED: 'Cette invitation est expirée',
    USED: 'Cette invitation a déjà été utilisée',
    CANCELLED: 'Cette invitation a été annulée',
  },
  overText: {
    EXPIRED: 'Demandez un nouveau lien au conseil ou à la gestion {de:community}.',
    USED: 'Chaque invitation est valable pour une seule personne. Si c’est vous qui l’avez utilisée, connectez-vous. Sinon, parlez-en au conseil ou à la gestion {de:community}.',
    CANCELLED:
      'Parlez-en au conseil ou à la gestion {de:community}, ou inscrivez-vous en indiquant votre unité.',
  },
  toRegister: 'S’inscrire sans invitation',
} as const;
