/** What the API is and its calls, by the English text; those about posts are in posts.server.ts. */
export const calls: Record<string, string> = {
  'The API behind the portal’s own screens. Log in with POST /api/auth/login; it sets the session cookie that identifies you from then on. Times are ISO 8601 in UTC. Money is in whole cents. A change sent by another site’s page is refused with 403; programs other than browsers are not affected. A POST with an Idempotency-Key runs once for each key, person and body within a day.':
    'L’API sur laquelle reposent les écrans du portail. Connectez-vous par POST /api/auth/login : la réponse dépose le témoin de session qui vous identifie par la suite. Les heures sont en UTC, au format ISO 8601. Les montants sont en cents entiers. Une modification envoyée depuis la page d’un autre site est refusée avec 403 ; les programmes autres que les navigateurs ne sont pas touchés. Un POST avec une Idempotency-Key ne s’exécute qu’une fois par jour pour la même clé, la même personne et le même corps.',
  'This document': 'Ce document',
  'Log in': 'Se connecter',
  'The response sets the session cookie. An account with a second step needs `code` too: without it the answer is 401 with the code `second_step_required`, with a wrong one `second_step_wrong`.':
    'La réponse dépose le témoin de session. Un compte qui a une deuxième étape demande aussi `code` : sans lui, la réponse est 401 avec le code `second_step_required` ; avec un code incorrect, `second_step_wrong`.',
  'For an account with a second step: the code of the app, or a recovery code. Without it the answer is 401 with the code `second_step_required`':
    'Pour un compte qui a une deuxième étape : le code de l’application, ou un code de secours. Sans lui, la réponse est 401 avec le code `second_step_required`',
  'What a program tells the failure by, where the status says too little':
    'Ce qui permet à un programme de reconnaître l’échec, quand l’état n’en dit pas assez',
  'Log out': 'Se déconnecter',
  'Ends the session here and on the server. The response is 204 even when nobody is logged in.':
    'Met fin à la session ici et sur le serveur. La réponse est 204 même en l’absence de session.',
  'Report email that came back': 'Signaler des courriels revenus',
  'For this site’s email service. The operating guide says what the body contains and how it is signed.':
    'Pour le service de courriel de ce site. Le guide d’exploitation dit ce que contient le corps et comment il est signé.',
  'Create an account and log in': 'Créer un compte et se connecter',
  'Everyone starts as a RESIDENT, whatever `role` says. The first community is the primary one. The response sets the session cookie.':
    'On commence toujours comme RESIDENT, quelle que soit la valeur de `role`. La première communauté est la principale. La réponse dépose le témoin de session.',
  'Your own account': 'Votre propre compte',
  'Change your own profile and communities': 'Modifier votre profil et vos communautés',
  'A `role` in the body is ignored. The first community becomes the primary one. A new email address needs `currentPassword`, and ends the other sessions. Leaving a community where you have live posts, joined activities, bookings or a right to moderate returns 409 unless `confirmLeaving` is true; changing to a unit that the board has to approve returns 409 unless `confirmMoving` is true.':
    'Un `role` dans le corps est ignoré. La première communauté devient la principale. Une nouvelle adresse courriel exige `currentPassword` et met fin aux autres sessions. Quitter une communauté où vous avez des publications en ligne, où vous participez à des activités, où vous avez réservé ou que vous pouvez modérer donne 409, sauf si `confirmLeaving` vaut true ; une autre unité que le conseil doit confirmer donne 409, sauf si `confirmMoving` vaut true.',
  'The name of a person': 'Le nom d’une personne',
  'All communities, by name': 'Toutes les communautés, par nom',
  'The ones you have bookmarked come first. With `q`, those whose name begins with it come first.':
    'Celles que vous avez mises en favori viennent en premier. Avec `q`, ce sont d’abord celles dont le nom commence ainsi.',
  'One community, for its members and moderators':
    'Une communauté, pour ses membres et sa modération',
  'The notices of a community: pinned ones first, then newest first':
    'Les avis d’une communauté : d’abord les avis épinglés, puis du plus récent au plus ancien',
  'Those that are for you and have not expired; a pinned EMERGENCY comes before all others.':
    'Ceux qui s’adressent à vous et qui n’ont pas expiré ; un avis EMERGENCY épinglé vient avant tous les autres.',
  'Write a notice in a community you moderate':
    'Écrire un avis dans une communauté que vous modérez',
  'It is published right away, published later (`publishedAt`), or kept as a DRAFT. Files are added in the portal.':
    'Il est publié tout de suite ou à l’heure indiquée (`publishedAt`), ou gardé comme brouillon (DRAFT). Les fichiers s’ajoutent dans le portail.',
  'Correct a notice, publish it or take it down': 'Corriger un avis, le publier ou le retirer',
  'What you leave out stays as it is. Residents see that the text was corrected. PUBLISHED publishes a draft, or puts back a notice that was taken down; TAKEN_DOWN hides the notice from residents.':
    'Ce que vous omettez reste tel quel. Les membres voient que le texte a été corrigé. PUBLISHED publie un brouillon, et rétablit un avis retiré ; TAKEN_DOWN cache l’avis aux membres.',
  'What can be booked in a community, and which times are free':
    'Ce qui peut être réservé dans une communauté, et les heures libres',
  'Rooms, the elevator for a move, parking: the times that can be booked now.':
    'Salles, ascenseur pour un déménagement, stationnement : les heures qui peuvent être réservées maintenant.',
  'Your bookings that are not over, the next first':
    'Vos réservations à venir, la prochaine d’abord',
  'Moderators may ask for those of everyone.':
    'La modération peut demander celles de tout le monde.',
  'Book a time of a place': 'Réserver une heure d’un lieu',
  'It is CONFIRMED, ASKED where the office confirms each booking, or WAITING where someone else has the time. Asking again for the same time changes nothing.':
    'Elle est CONFIRMED, ASKED si le bureau confirme chaque réservation, ou WAITING si quelqu’un d’autre a l’heure. Redemander la même heure ne change rien.',
  'Cancel a booking, or leave the waiting list':
    'Annuler une réservation, ou quitter la liste d’attente',
  'Your own until its `cancelUntil`; moderators, any that is not over. The next person in line gets the time. Cancelling again changes nothing.':
    'La vôtre jusqu’à son `cancelUntil` ; pour la modération, toute réservation à venir. La prochaine personne sur la liste obtient l’heure. Annuler de nouveau ne change rien.',
  'City events, including past ones, by start date':
    'Les événements à Ottawa, même passés, par date de début',
  'Each page lists the earliest event first. The first page has the events that start last.':
    'Chaque page est en ordre chronologique. La première contient les événements qui commencent en dernier.',
  'One city event': 'Un événement à Ottawa',
  'Contractors the editors chose, in the order the editors gave them':
    'Les entreprises choisies par la rédaction, dans son ordre',
  'Published articles, newest first': 'Les articles publiés, du plus récent au plus ancien',
  'Newsletter issues of the whole city and of your communities, newest first':
    'Les numéros des bulletins de toute la ville et de vos communautés, du plus récent au plus ancien',
  'Upload one photo': 'Téléverser une photo',
  'A JPEG, PNG, WebP or AVIF of at most 10 MB. Use its `url` in the `images` of a listing or an activity within a day; unused photos are deleted after that.':
    'Une image JPEG, PNG, WebP ou AVIF de 10 Mo au maximum. Mettez son `url` dans les `images` d’une annonce ou d’une activité dans les 24 heures : après ce délai, les photos inutilisées sont supprimées.',
};
