/** Les pages pour qui a oublié son mot de passe. */
export const recovery = {
  title: 'Mot de passe oublié ?',
  summary: 'Recevez une lettre avec un lien où choisir un nouveau mot de passe.',
  lead: 'Écrivez l’adresse courriel de votre compte. Nous envoyons une lettre avec un lien où choisir un nouveau mot de passe.',
  email: 'Courriel',
  send: 'Envoyer la lettre',
  sending: 'Envoi…',
  notSent: 'La lettre n’a pas été envoyée',
  noMail:
    'Ce site n’envoie pas encore de courriel. Demandez un lien à la personne qui l’exploite : npm run admin -- reset-link ADRESSE',
  sentTitle: 'Regardez vos courriels',
  sentLead: 'Si cette adresse a un compte ici, une lettre est en route.',
  sentSoon:
    'Elle arrive en quelques minutes. Son lien s’ouvre pendant une heure et sert une seule fois.',
  sentSpam: 'Rien ? Regardez dans le dossier des indésirables.',
  sentOther: 'Votre inscription a peut-être une autre adresse. {again}.',
  again: 'Essayez-en une autre',
  sentHelp: 'Toujours rien ? {help} dit ce que vous pouvez faire d’autre.',
  help: 'L’Aide',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetSummary: 'Choisissez un nouveau mot de passe pour votre compte.',
  resetLead:
    'Pour le compte {email}. Votre session s’ouvre ensuite ici, et se ferme partout ailleurs.',
  over: 'Ce lien n’ouvre plus rien',
  overLead: 'Il sert une seule fois, et peu de temps.',
  overLogIn: 'Si vous avez déjà choisi votre nouveau mot de passe, connectez-vous.',
  overAsk: 'Sinon, demandez une nouvelle lettre.',
  toLogin: 'Se connecter',
  toForgot: 'Recevoir une nouvelle lettre',
} as const;
