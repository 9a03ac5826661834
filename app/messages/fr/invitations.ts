/** Les invitations : les pages du bureau, et la page d’un lien. */
export const invitations = {
  title: 'Invitations',
  lead: 'Chaque invitation a son propre lien, pour une seule personne. Il sert pendant {days} jours.',
  noMail:
    'Aucun courriel ne part encore de ce site : ouvrez le brouillon dans votre messagerie, ou copiez le lien.',
  mail: {
    send: 'Envoyer par courriel',
    again: 'Envoyer un nouveau lien par courriel',
    states: {
      QUEUED: 'La lettre est en route, depuis le {when}.',
      SENT: 'Envoyée par courriel, le {when}.',
      BOUNCED: 'La lettre est revenue, le {when} : personne ne reçoit de courriel à cette adresse.',
      SUPPRESSED: 'Aucune lettre n’est partie : d’autres sont revenues de cette adresse.',
      FAILED: 'Le serveur de courriel n’a pas pris la lettre, le {when}.',
    },
    all: {
      one: 'Envoyer {count} invitation par courriel',
      other: 'Envoyer {count} invitations par courriel',
    },
    allLead:
      'À toutes les personnes invitées qui ont une adresse et à qui rien n’a encore été envoyé.',
  },
  people: 'Personnes',
  inviteOne: 'Inviter une personne',
  notInvited: 'L’invitation n’a pas été faite',
  name: 'Nom complet',
  email: 'Courriel',
  role: 'C’est',
  roles: {
    RESIDENT: 'Une personne qui habite ici',
    BOARD: 'Un membre du conseil',
    MANAGER: 'La ou le gestionnaire',
    ADMIN: 'Responsable du site',
  },
  roleHint: 'Le conseil et la gestion modèrent cette communauté et utilisent ce bureau.',
  unit: 'Unité',
  unitHint: 'Facultative pour le conseil et la gestion.',
  tenure: 'Dans l’unité à titre de',
  tenureUnknown: 'On ne sait pas',
  tenures: {
    OWNER: 'Propriétaire',
    TENANT: 'Locataire',
    OWNER_ELSEWHERE: 'Propriétaire qui habite ailleurs',
    STAFF: 'Membre du personnel',
  },
  invite: 'Faire l’invitation',
  inviting: 'Un instant…',
  open: 'Pas encore acceptées',
  none: 'Aucune invitation en ce moment.',
  noneFound: 'Aucune invitation n’a ce nom, ce courriel ou cette unité.',
  search: 'Nom, courriel ou unité',
  find: 'Chercher',
  link: 'Lien',
  links: { VALID: 'Dernier jour : {date}', EXPIRED: 'Expiré : {date}', NONE: 'Pas encore de lien' },
  previous: 'Plus récentes',
  next: 'Plus anciennes',
  newLink: 'Créer un nouveau lien',
  makeLink: 'Faire un lien',
  cancel: 'Annuler l’invitation',
  oneLead:
    'Envoyez ce lien à cette personne ({name}) et à elle seule : il sert à qui l’ouvre en premier.',
  copy: 'Le lien, à copier',
  withoutLinks:
    'Les invitations d’une liste n’ont pas de lien. Prévenez les gens par les lettres : chacune porte le code de son unité, qui laisse entrer toutes les personnes de l’unité. Une invitation reçoit son lien quand elle part par courriel, ou quand vous l’ouvrez et en créez un.',
  toLetters: 'Codes et lettres',
  noLink: 'Cette invitation n’a pas encore de lien.',
  expiredLink: 'Le lien est expiré. Faites-en un nouveau.',
  lostLink:
    'Le lien ne peut plus être affiché : le secret du serveur a changé. Faites-en un nouveau.',
  drafts: { en: 'Ouvrir un brouillon en anglais', fr: 'Ouvrir un brouillon en français' },
  draft: {
    subject: '{community} : votre invitation à The Local Link',
    body: 'Bonjour {name},\n\n{community} a sa propre page pour les gens de l’immeuble : avis, annonces, activités. Ce lien vous ouvre la porte :\n\n{url}\n\nIl sert à une seule personne. Dernier jour : {date}. Si vous ne l’attendiez pas, ignorez ce message.\n',
  },
  // La page d’un lien.
  welcome: 'Une invitation vous attend : {community}',
  forUnit: 'Unité',
  as: 'À titre de',
  registerWith: 'S’inscrire et accepter',
  haveAccount: 'J’ai un compte : se connecter',
  joinAs: 'Vous utilisez le compte au nom suivant : {name}.',
  forMember:
    'Cette invitation est au nom de {name}. Vous faites déjà partie de cette unité ({unit}) : elle ne vous donne rien et reste inutilisée. Transmettez-la.',
  forOther:
    'Cette invitation est au nom de {name}. Elle sert une seule fois : si ce n’est pas vous, transmettez-la.',
  accept: 'Accepter l’invitation',
  accepting: 'Un instant…',
  notAccepted: 'L’invitation n’a pas été acceptée',
  over: {
    EXPIRED: 'Cette invitation est expirée',
    USED: 'Cette invitation a déjà servi',
    CANCELLED: 'Cette invitation a été annulée',
  },
  overText: {
    EXPIRED: 'Demandez un nouveau lien au conseil ou à la gestion ({community}).',
    USED: 'Elle sert à une seule personne. Si c’était vous, connectez-vous. Sinon, parlez-en au conseil ou à la gestion ({community}).',
    CANCELLED:
      'Parlez-en au conseil ou à la gestion ({community}), ou inscrivez-vous avec votre unité.',
  },
  toRegister: 'S’inscrire sans elle',
} as const;
