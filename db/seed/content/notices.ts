import type { ByCommunity, NoticeContent } from './types.ts';

export const notices: ByCommunity<NoticeContent> = {
  'hillsview-place': [
    {
      title: 'Water off on riser 3, floors 12 to 16',
      text: 'The plumber is replacing the shut-off valves on riser 3, which serves units ending in 05 to 08 on floors 12 to 16. Hot and cold water will be off from 9 a.m. to about 3 p.m.\n\nFill a jug and a kettle the evening before. Please make sure every tap is closed before you go out, because the water comes back without warning.',
      kind: 'MAINTENANCE',
      pinned: true,
      happens: { inDays: 2, from: '09:00', until: '15:00' },
      daysAgo: 1,
      translation: {
        title: 'Coupure d’eau sur la colonne 3, du 12e au 16e étage',
        text: 'Le plombier remplace les robinets d’arrêt de la colonne 3, qui alimente les unités dont le numéro finit par 05 à 08, du 12e au 16e étage. Il n’y aura ni eau chaude ni eau froide de 9 h à 15 h environ.\n\nRemplissez une cruche et une bouilloire la veille. Vérifiez que tous vos robinets sont fermés avant de sortir : l’eau revient sans prévenir.',
      },
    },
    {
      title: 'Elevator B is out of service for modernization',
      text: 'Elevator B is getting a new motor, new controls and a new cab, and will be out for about seven weeks. Elevators A and C run as usual, and C is kept for moves between 9 a.m. and 5 p.m.\n\nIf a longer wait is hard on you or someone you care for, tell the office and we will arrange help at busy hours.',
      kind: 'MAINTENANCE',
      pinned: true,
      daysAgo: 4,
      translation: {
        title: 'L’ascenseur B est hors service pendant sa modernisation',
        text: 'L’ascenseur B reçoit un nouveau moteur, de nouvelles commandes et une nouvelle cabine ; il sera arrêté environ sept semaines. Les ascenseurs A et C fonctionnent comme d’habitude, et le C est réservé aux déménagements entre 9 h et 17 h.\n\nSi l’attente est pénible pour vous ou pour une personne dont vous prenez soin, dites-le au bureau : nous prévoirons de l’aide aux heures de pointe.',
      },
    },
    {
      title: 'Annual general meeting: how to take part',
      text: 'The notice package for the annual general meeting is in your mailbox, and in your email if you agreed to electronic notice. We need owners of 25 per cent of the units, in person or by proxy, before we can start.\n\nTwo board seats are open. If you would rather send a proxy, drop the yellow form in the slot at the office before noon on the day of the meeting.',
      kind: 'MEETING',
      mustBeServed: true,
      pinned: true,
      happens: { inDays: 13, from: '19:00' },
      daysAgo: 6,
      translation: {
        title: 'Assemblée générale annuelle : comment y participer',
        text: 'Le dossier de convocation à l’assemblée générale annuelle est dans votre boîte aux lettres, et dans vos courriels si vous avez accepté les avis électroniques. Il nous faut les propriétaires de 25 % des unités, sur place ou par procuration, pour ouvrir la séance.\n\nDeux postes sont à pourvoir au conseil. Si vous préférez donner une procuration, glissez le formulaire jaune dans la fente du bureau avant midi, le jour de l’assemblée.',
      },
    },
    {
      title: 'Parcel lockers: one code, three days',
      text: 'The new parcel lockers beside the mail room are in use. You get a six-digit code by text or email when something arrives, and after three days the parcel goes to the office so the next person has a locker.\n\nGroceries and medicine should still be handed to you in person, since the lockers are not heated.',
      daysAgo: 9,
      translation: {
        title: 'Casiers à colis : un code, trois jours',
        text: 'Les nouveaux casiers à colis, à côté de la salle du courrier, sont en service. Quand quelque chose arrive, vous recevez un code de six chiffres par texto ou par courriel ; après trois jours, le colis est porté au bureau pour libérer le casier.\n\nL’épicerie et les médicaments devraient toujours vous être remis en mains propres, car les casiers ne sont pas chauffés.',
      },
    },
    {
      title: 'Fire alarm test, all floors',
      text: 'Bells and speakers will be tested on every floor between 10 a.m. and noon, in short bursts. You do not need to leave unless the alarm keeps ringing after 12:15 p.m. Pets and small children may be happier out on the river path that morning.',
      kind: 'MAINTENANCE',
      happens: { inDays: 5, from: '10:00', until: '12:00' },
      daysAgo: 14,
      translation: {
        title: 'Essai de l’alarme incendie à tous les étages',
        text: 'Les sonneries et les haut-parleurs seront mis à l’essai à chaque étage entre 10 h et midi, par courtes séquences. Vous n’avez pas à sortir, sauf si l’alarme sonne encore après 12 h 15. Les animaux et les tout-petits seront peut-être plus heureux sur le sentier de la rivière ce matin-là.',
      },
    },
    {
      title: 'Winter mats are down at both entrances',
      text: 'The long mats are in place at the front door and the garage lobby, and will stay until the salt is gone. Please shake off boots outside and leave the shovel by the side door where it is, because the early risers use it.',
      daysAgo: 19,
      translation: {
        title: 'Les tapis d’hiver sont posés aux deux entrées',
        text: 'Les longs tapis sont en place à la porte principale et dans le hall du garage, et ils y resteront jusqu’à la fin du sel. Secouez vos bottes dehors, s’il vous plaît, et laissez la pelle près de la porte de côté : les lève-tôt s’en servent.',
      },
    },
    {
      title: 'Garage sweeping, P1 then P2',
      text: 'The sweeper and pressure washer do P1 on the first day and P2 on the second, from 8 a.m. to 5 p.m. Move your car to the visitors’ lot or the other level; display the pink card from the office so nobody is ticketed.\n\nAnything left on the floor of a parking spot, tires included, has to be lifted off it too.',
      kind: 'MAINTENANCE',
      daysAgo: 33,
      translation: {
        title: 'Nettoyage du garage, le P1 puis le P2',
        text: 'Le balai mécanique et la laveuse à pression passent au P1 le premier jour et au P2 le lendemain, de 8 h à 17 h. Garez votre voiture au stationnement des visiteurs ou à l’autre niveau, avec la carte rose du bureau bien en vue pour éviter une contravention.\n\nIl faut aussi enlever tout ce qui traîne au sol de votre place, pneus compris.',
      },
    },
    {
      title: 'Board minutes are ready to read',
      text: 'The minutes of the last board meeting are at the office and can be sent to any owner who asks by email. Main points: the roof anchor inspection passed, the garage door contract was renewed for two years, and quiet hours stay at 10 p.m. to 7 a.m.',
      daysAgo: 47,
    },
    {
      title: 'New carpet in the corridor of the third floor',
      text: 'The corridor on your floor gets its new carpet in one day, between 8 a.m. and 5 p.m.\n\nBefore the crew arrives, please:\n- take in mats, boots and umbrellas\n- keep pets behind a closed door\n- use the east stairs when the glue is wet\n\nQuestions? Call the office at 613-555-0116.',
      kind: 'MAINTENANCE',
      audience: { floors: [3] },
      happens: { inDays: 3, from: '08:00', until: '17:00' },
      daysAgo: 2,
      translation: {
        title: 'Nouveau tapis dans le couloir du troisième étage',
        text: 'Le couloir de votre étage reçoit son nouveau tapis en une journée, entre 8 h et 17 h.\n\nAvant l’arrivée de l’équipe :\n- rentrez paillassons, bottes et parapluies\n- gardez les animaux derrière une porte fermée\n- passez par l’escalier est tant que la colle est fraîche\n\nDes questions ? Appelez le bureau au 613-555-0116.',
      },
    },
    {
      title: 'Owners’ evening on the window project',
      text: 'The engineer presents three ways to renew the windows, and what each would cost a unit, at 7 p.m. in the party room. This evening is for owners; no vote is taken.\n\n1. The engineer’s findings\n2. Three options and their cost\n3. Your questions',
      kind: 'MEETING',
      audience: 'OWNERS',
      happens: { inDays: 8, from: '19:00', until: '21:00' },
      daysAgo: 5,
      translation: {
        title: 'Soirée des propriétaires sur le projet des fenêtres',
        text: 'L’ingénieure présente trois façons de remplacer les fenêtres, et ce que chacune coûterait par unité, à 19 h dans la salle de réception. La soirée s’adresse aux propriétaires ; on n’y votera pas.\n\n1. Les constats de l’ingénieure\n2. Trois options et leur coût\n3. Vos questions',
      },
    },
    {
      title: 'Holiday hours at the office',
      text: 'The office closes at noon on December 24 and opens again on January 4. The emergency line answers day and night.',
      daysAgo: -3,
      translation: {
        title: 'Horaire des fêtes au bureau',
        text: 'Le bureau ferme le 24 décembre à midi et rouvre le 4 janvier. La ligne d’urgence répond jour et nuit.',
      },
    },
    {
      title: 'Snow on balconies: what the rules say',
      text: 'To check with the engineer before this goes out: how much weight a balcony may carry.',
      kind: 'STATUTORY',
      isDraft: true,
      daysAgo: 1,
      translation: {
        title: 'La neige sur les balcons : ce que disent les règles',
        text: 'À vérifier avec l’ingénieure avant de publier : le poids qu’un balcon peut porter.',
      },
    },
  ],
  '18-nepean': [
    {
      title: 'Tag your bicycle before the bike room clear-out',
      text: 'There are 71 bicycles on 58 hooks. Pick up a numbered tag from the office and fix it to the frame; bicycles without a tag on the day of the clear-out move to storage for 90 days, then go to a community bike workshop.\n\nNo tag costs anything, and one unit may have two.',
      pinned: true,
      happens: { inDays: 9 },
      daysAgo: 2,
      translation: {
        title: 'Étiquetez votre vélo avant le ménage du local',
        text: 'Nous avons 71 vélos pour 58 crochets. Demandez une étiquette numérotée au bureau et fixez-la au cadre. Le jour du ménage, les vélos sans étiquette iront à l’entrepôt pendant 90 jours, puis à un atelier communautaire.\n\nL’étiquette est gratuite, et chaque unité peut en avoir deux.',
      },
    },
    {
      title: 'Hydro meter replacement, one short outage per unit',
      text: 'The electrical meters on floors 2 to 9 are being changed, and each unit loses power once, for about 20 minutes. A card under your door gives a two-hour window. You don’t have to be home, but please shut down computers and unplug anything delicate before it begins.',
      kind: 'MAINTENANCE',
      daysAgo: 8,
      translation: {
        title: 'Nouveaux compteurs : une courte panne dans chaque unité',
        text: 'On remplace les compteurs d’électricité du 2e au 9e étage, et chaque unité perdra le courant une fois, une vingtaine de minutes. Une carte sous votre porte indiquera une plage de deux heures. Vous n’avez pas à être là, mais éteignez vos ordinateurs et débranchez ce qui est fragile avant le début.',
      },
    },
    {
      title: 'What now goes in which bin',
      text: 'The recycling room has new signs, because the hauler sent back two loads this season. Paper and flattened cardboard go in the black bins, containers in the blue, and food scraps in the green bin by the door.\n\nCoffee cups are garbage here, lid and all.',
      daysAgo: 17,
      translation: {
        title: 'Quoi mettre dans quel bac',
        text: 'La salle de recyclage a de nouvelles affiches, parce que le transporteur nous a renvoyé deux chargements cette saison. Le papier et le carton aplati vont dans les bacs noirs, les contenants dans les bleus, et les restes de table dans le bac vert, près de la porte.\n\nIci, les gobelets à café vont aux ordures, couvercle compris.',
      },
    },
    {
      title: 'Front door fobs reset overnight',
      text: 'The entry system will be updated between 1 a.m. and 4 a.m., and your fob may need two tries the next morning. If it still shows red, call the office or, before 9 a.m., the emergency line at 613-555-0121.',
      daysAgo: 28,
      translation: {
        title: 'Réinitialisation des puces d’accès pendant la nuit',
        text: 'Le système d’entrée sera mis à jour entre 1 h et 4 h, et il faudra peut-être présenter votre puce deux fois le lendemain matin. Si le voyant reste rouge, appelez le bureau ou, avant 9 h, la ligne d’urgence au 613-555-0121.',
      },
    },
    {
      title: 'From the board: fees, the reserve fund and the lounge',
      text: 'The board passed next year’s budget with an increase of 3.1 per cent, most of it insurance. The reserve fund study found the windows in better shape than expected, so that work moves back two years.\n\nThe lounge deposit drops to $100. The full minutes are with the office.',
      kind: 'STATUTORY',
      daysAgo: 52,
    },
  ],
  'clarence-court': [
    {
      title: 'Courtyard closed while the drain is dug up',
      text: 'The courtyard drain has sunk and must be dug up before the ground freezes hard. Until it is done, use the Clarence Street door; the rear gate stays open for emergencies only.\n\nLe travail commence à 8 h et finit à 16 h. The crabapple is fenced off and will not be touched.',
      kind: 'MAINTENANCE',
      pinned: true,
      happens: { inDays: 1, from: '08:00', until: '16:00' },
      daysAgo: 3,
      translation: {
        title: 'La cour est fermée pendant la réfection du drain',
        text: 'Le drain de la cour s’est affaissé : il faut le déterrer avant que le sol gèle pour de bon. D’ici la fin des travaux, passez par la porte de la rue Clarence ; la grille arrière ne sert qu’en cas d’urgence.\n\nLe travail commence à 8 h et finit à 16 h. Le pommetier est protégé par une clôture, et personne n’y touchera.',
      },
    },
    {
      language: 'fr',
      title: 'Le café du mercredi revient au rez-de-chaussée',
      text: 'À partir de cette semaine, la cafetière est branchée tous les mercredis de 9 h 30 à 11 h, dans la petite salle à côté des boîtes aux lettres. Apportez votre tasse et, si le cœur vous en dit, une photo de la Basse-Ville d’autrefois : Mme Thibodeau les rassemble pour le mur du couloir.\n\nOn cherche aussi deux paires de bras pour ranger les chaises à la fin. Pas besoin de s’inscrire, il suffit de descendre.',
      daysAgo: 5,
    },
    {
      title: 'Heat complaints: what to tell us so we can fix it',
      text: 'Some units on the north side are slow to warm up. Before calling, bleed the convector in the coldest room with the key taped inside its door, then write to us with the room, the hour and the temperature.\n\nA technician is here two mornings a week until it is balanced.',
      pinned: true,
      daysAgo: 7,
      translation: {
        title: 'Chauffage : ce qu’il faut nous dire pour qu’on puisse agir',
        text: 'Certaines unités du côté nord mettent du temps à se réchauffer. Avant d’appeler, purgez le convecteur de la pièce la plus froide avec la clé collée derrière son panneau, puis écrivez-nous la pièce, l’heure et la température.\n\nUne technicienne passe deux matins par semaine jusqu’à ce que tout soit équilibré.',
      },
    },
    {
      title: 'Snow on the ramp and the shared walk',
      text: 'The contractor clears the ramp and front walk by 7 a.m. after any fall over five centimetres. There is a bucket of grit inside each door for the hours in between, and anyone may use it.',
      daysAgo: 16,
      translation: {
        title: 'La neige sur la rampe et l’allée commune',
        text: 'L’entreprise de déneigement dégage la rampe et l’allée avant 7 h dès qu’il tombe plus de cinq centimètres. Entre deux passages, il y a un seau de gravillons derrière chaque porte : servez-vous.',
      },
    },
    {
      title: 'Sprinkler inspection inside units',
      text: 'Two inspectors and a member of staff will visit every unit for about five minutes each. Please clear 50 centimetres around each sprinkler head, including the one in the hall closet that everyone forgets.\n\nIf you would like to be home, email the office for a time.',
      kind: 'MAINTENANCE',
      happens: { inDays: 6, from: '09:00', until: '16:00' },
      daysAgo: 27,
      translation: {
        title: 'Inspection des gicleurs dans les unités',
        text: 'Deux inspecteurs et un membre du personnel passeront environ cinq minutes dans chaque unité. Dégagez 50 centimètres autour de chaque gicleur, y compris celui du placard de l’entrée que tout le monde oublie.\n\nSi vous tenez à être là, écrivez au bureau pour choisir une heure.',
      },
    },
    {
      title: 'Storage lockers: keep the top half-metre clear',
      text: 'At the last walk-through, eleven lockers were stacked to the ceiling, which blocks the sprinklers. Please bring boxes down to the painted line on the wall within two weeks. Richard at the front desk can lend a step stool and a pair of arms.',
      daysAgo: 41,
    },
  ],
};
