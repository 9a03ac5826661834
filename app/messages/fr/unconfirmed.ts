/** La ligne sur une adresse courriel qui n’est pas encore confirmée. */
export const unconfirmed = {
  text: 'Votre adresse courriel {email} n’est pas encore confirmée : vous n’y recevez que les courriels au sujet de votre compte, et les messages du voisinage ne vous parviennent pas. Pour la confirmer, utilisez le lien du courriel que nous vous avons envoyé.',
  waiting:
    'Confirmez votre adresse courriel {email} : nous vous y écrirons dès qu’une décision sera prise. Utilisez le lien du courriel que nous vous avons envoyé.',
  posts:
    'Les messages du voisinage vous parviendront une fois l’adresse {email} confirmée. Utilisez le lien du courriel que nous vous avons envoyé.',
  sendAgain: 'Renvoyer le courriel',
} as const;
