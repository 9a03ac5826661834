/** Les pages pour qui a oublié son mot de passe. */
export const recovery = {
  title: 'Mot de passe oublié ?',
  summary: 'Recevez un courriel avec un lien pour choisir un nouveau mot de passe.',
  lead: 'Indiquez l’adresse courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  email: 'Courriel',
  send: 'Envoyer le courriel',
  sending: 'Envoi…',
  notSent: 'Le courriel n’a pas été envoyé',
  noMail:
    'Ce site n’envoie pas encore de courriels. Pour choisir un nouveau mot de passe, demandez un lien à la personne responsable du site.',
  sentTitle: 'Consultez vos courriels',
  sentLead: 'Si un compte utilise cette adresse courriel, un courriel est en route.',
  sentSoon:
    'Le courriel devrait arriver en quelques minutes. Le lien fonctionne une seule fois et expire dans une heure.',
  sentSpam: 'Aucun courriel ? Regardez dans vos pourriels.',
  sentOther: 'Vous avez peut-être utilisé une autre adresse courriel pour vous inscrire. {again}.',
  again: 'Essayez une autre adresse courriel',
  sentHelp: 'Toujours aucun courriel ? {help} explique ce que vous pouvez faire d’autre.',
  help: 'La page Aide',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetSummary: 'Choisissez un nouveau mot de passe pour votre compte.',
  resetLead:
    'Ce mot de passe servira pour le compte {email}. La connexion se fera ensuite automatiquement sur cet appareil, et tous les autres appareils seront déconnectés.',
  over: 'Ce lien ne fonctionne plus',
  overLead: 'Chaque lien fonctionne une seule fois, et pendant peu de temps.',
  overLogIn: 'Si vous avez déjà choisi votre nouveau mot de passe, connectez-vous.',
  overAsk: 'Si vous avez encore besoin d’un nouveau mot de passe, demandez un autre lien.',
  writeTo: 'Écrivez à {address}.',
  toContact: 'Voir les coordonnées',
  toLogin: 'Se connecter',
  toForgot: 'Recevoir un nouveau lien',
} as const;
