/** La ligne sur une adresse courriel qui n’est pas encore confirmée. */
export const unconfirmed = {
  text: 'Votre adresse {email} n’est pas encore confirmée. La lettre que nous avons envoyée contient un lien pour le faire.',
  waiting:
    'Confirmez votre adresse {email} : nous vous y écrirons dès qu’une décision sera prise. Le courriel que nous avons envoyé contient un lien pour le faire.',
  sendAgain: 'Envoyer la lettre de nouveau',
} as const;
