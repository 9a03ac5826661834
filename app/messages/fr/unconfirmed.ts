/** La ligne sur une adresse courriel qui n’est pas encore confirmée. */
export const unconfirmed = {
  text: 'Votre adresse {email} n’est pas encore confirmée. D’ici là, nous n’y écrivons que pour votre compte. Le courriel que nous avons envoyé contient un lien pour la confirmer.',
  waiting:
    'Confirmez votre adresse {email} : nous vous y écrirons dès qu’une décision sera prise. Le courriel que nous avons envoyé contient un lien pour le faire.',
  sendAgain: 'Envoyer le courriel de nouveau',
} as const;
