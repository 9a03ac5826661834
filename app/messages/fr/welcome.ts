/** La page d’un lien à usage unique, où l’on choisit un mot de passe. */
export const welcome = {
  title: 'Choisissez un mot de passe',
  summary: 'Choisissez le mot de passe de votre compte.',
  lead: 'Ce mot de passe servira pour le compte {email}. La connexion se fera ensuite automatiquement.',
  givesBack:
    'Le compte a maintenant l’adresse {replaced}, qui n’est pas confirmée. En enregistrant, vous lui redonnez l’adresse {email}.',
  password: 'Votre mot de passe',
  passwordHint:
    'Au moins 6 caractères. L’idéal : quelques mots que personne d’autre ne penserait à réunir.',
  save: 'Enregistrer et se connecter',
  saving: 'Enregistrement…',
  notSaved: 'Le mot de passe n’a pas été enregistré',
  over: 'Ce lien ne fonctionne plus',
  overLead:
    'Chaque lien fonctionne une seule fois. Il expire après 24 heures, ou dès qu’un nouveau lien le remplace.',
  overLogIn: 'Si vous avez déjà choisi votre mot de passe, connectez-vous.',
  overAsk:
    'Si vous n’en avez pas encore choisi, demandez un nouveau lien à la personne responsable du site.',
  toLogin: 'Se connecter',
} as const;
