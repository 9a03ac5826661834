/** La page de la connexion avec un compte d’ailleurs. */
export const signOn = {
  title: 'Connexion avec {provider}',
  lead: 'Une fois les deux comptes reliés, vous pourrez vous connecter ici avec votre compte {provider}. Votre mot de passe fonctionnera toujours.',
  security: 'Mot de passe et connexions',
  on: 'Les comptes sont reliés',
  notOn: 'Les comptes ne sont pas reliés',
  since: 'Votre compte d’ici et {email} sont reliés depuis le {on}.',
  used: 'Dernière connexion de cette façon : le {on}.',
  unused: 'Vous n’avez pas encore utilisé cette façon de vous connecter.',
  offLead:
    'Une fois les comptes dissociés, seul votre mot de passe permet de vous connecter. Votre compte {provider} reste comme il est.',
  off: 'Dissocier les comptes',
  notOff: 'Les comptes n’ont pas été dissociés',
  currentPassword: 'Votre mot de passe actuel',
  connectTitle: 'Relier les deux comptes',
  connectLead:
    '{provider} confirme votre adresse, {email}. Voulez-vous vous connecter ici avec votre compte {provider} ?',
  connect: 'Relier les comptes',
  notConnected: 'Les comptes n’ont pas été reliés',
  otherTitle: 'Ces comptes ne peuvent pas être reliés',
  other: 'Adresse de votre compte {provider} : {theirs}. Adresse de votre compte d’ici : {own}.',
  changeFirst:
    'Les deux doivent avoir la même adresse : {change}, ou connectez-vous ici avec l’autre compte.',
  toChange: 'changez votre adresse ici',
  confirmFirst: 'Vous n’avez pas encore confirmé cette adresse ici : {confirm}.',
  toConfirm: 'demandez de nouveau le courriel',
  beginLead:
    'Connectez-vous à {provider} avec l’adresse {email}. Vous reviendrez ensuite ici pour relier les comptes.',
  begin: 'Continuer vers {provider}',
} as const;
