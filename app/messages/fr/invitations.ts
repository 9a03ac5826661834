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
      SENT: 'Envoyée par courriel, le {when}.',
      BOUNCED: 'Le courriel est revenu le {when} : l’adresse ne fonctionne pas.',
      SUPPRESSED: 'Non envoyée : d’autres courriels sont revenus de cette adresse.',
      FAILED: 'Non envoyée : le serveur de courriel l’a refusée le {when}.',
    },
    all: {
      one: 'Envoyer {count} invitation par courriel',
      other: 'Envoyer {count} invitations par courriel',
    },
    allLead:
      'À toutes les personnes invitées qui ont une adresse courriel et à qui rien n’a encore été envoyé.',
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
  unitHint: 'Facultative pour le conseil et la gestion.',
  tenure: 'Propriétaire ou locataire',
  tenureUnknown: 'Non précisé',
  tenures: {
    OWNER: 'Propriétaire',
    TENANT: 'Locataire',
    OWNER_ELSEWHERE: 'Propriétaire qui habite ailleurs',
    STAFF: 'Membre du personnel',
  },
  invite: 'Créer l’invitation',
  inviting: 'Un instant…',
  open: 'Pas encore acceptées',
  none: 'Aucune invitation en ce moment.',
  noneFound: 'Aucune invitation ne correspond à votre recherche.',
  search: 'Nom, courriel ou unité',
  find: 'Chercher',
  link: 'Lien',
  links: { VALID: 'Jusqu’au {date}', EXPIRED: 'Expiré le {date}', NONE: 'Pas encore de lien' },
  previous: 'Plus récentes',
  next: 'Plus anciennes',
  newLink: 'Créer un nouveau lien',
  makeLink: 'Créer un lien',
  cancel: 'Annuler l’invitation',
  cancelling: {
    effect:
      'L’invitation {de:name} sera annulée. Si son lien a été envoyé, il ne fonctionnera plus.',
    button: 'Oui, l’annuler',
  },
  oneLead: 'Envoyez ce lien {à:name} seulement : il sert à la première personne qui l’utilise.',
  copy: 'Lien à copier',
  withoutLinks:
    'Les invitations importées n’ont pas de lien. Les lettres invitent les gens : chacune porte un code valable pour toute l’unité. Une invitation reçoit son lien quand elle part par courriel, ou quand vous l’ouvrez et en créez un.',
  toLetters: 'Codes et lettres',
  noLink: 'Cette invitation n’a pas encore de lien.',
  expiredLink: 'Le lien est expiré. Créez-en un nouveau.',
  lostLink: 'Ce lien ne peut plus être affiché. Créez-en un nouveau.',
  drafts: { en: 'Ouvrir un brouillon en anglais', fr: 'Ouvrir un brouillon en français' },
  draft: {
    subject: '{community} : votre invitation à The Local Link',
    body: 'Bonjour {name},\n\n{community} a sa propre page pour les gens de l’immeuble : avis, annonces, activités. Ce lien vous permet de devenir membre :\n\n{url}\n\nIl sert à une seule personne, jusqu’au {date}. Si vous n’attendiez pas cette invitation, ignorez ce message.\n',
  },
  // La page d’un lien.
  welcome: 'Votre invitation à devenir membre {de:community}',
  forUnit: 'Unité',
  as: 'Rôle',
  registerWith: 'S’inscrire et accepter',
  haveAccount: 'J’ai un compte : se connecter',
  joinAs: 'Vous utilisez le compte {de:name}.',
  forMember:
    'Cette invitation est au nom {de:name}. Vous êtes déjà membre dans cette unité ({unit}) et n’en avez pas besoin. Elle n’a pas encore servi : transmettez-la.',
  forOther:
    'Cette invitation est au nom {de:name}. Elle sert une seule fois : si ce n’est pas vous, transmettez-la.',
  accept: 'Accepter l’invitation',
  accepting: 'Un instant…',
  notAccepted: 'L’invitation n’a pas été acceptée',
  over: {
    EXPIRED: 'Cette invitation est expirée',
    USED: 'Cette invitation a déjà servi',
    CANCELLED: 'Cette invitation a été annulée',
  },
  overText: {
    EXPIRED: 'Demandez un nouveau lien au conseil ou à la gestion {de:community}.',
    USED: 'Chaque invitation sert à une seule personne. Si c’est vous qui l’avez utilisée, connectez-vous. Sinon, parlez-en au conseil ou à la gestion {de:community}.',
    CANCELLED:
      'Parlez-en au conseil ou à la gestion {de:community}, ou inscrivez-vous avec votre unité.',
  },
  toRegister: 'S’inscrire sans invitation',
} as const;
