import type { EditionTexts } from '../types.ts';

export const summer2024: EditionTexts = {
  title: 'Été 2024',
  season: 'Été',
  coverAlt:
    'Un voilier et un canot sur la rivière au coucher du soleil, et derrière eux les tours sombres de la ville.',
  standfirst:
    'Les stores baissés à dix heures, le souper dehors à sept et, quelque part en dessous, un enfant qui répète sa trompette la fenêtre ouverte. Comment rester au frais, se baigner sans auto et se faire aimer du balcon d’en bas.',
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la directrice : fenêtres ouvertes',
      paragraphs: [
        'L’hiver, un condo est une pile de boîtes fermées. Puis vient un soir de juin où tout le monde ouvre tout en même temps, et on découvre qui apprend la trompette, qui rit de quoi à la télévision et qui, parmi nous, fait revenir des oignons à onze heures du soir.',
        'Au fond, j’aime bien cela. Mais c’est quand les fenêtres sont ouvertes qu’on écrit au conseil, et j’ai remarqué qu’une conversation épargne environ six lettres. Si un bruit vous dérange, descendez le jour, de bonne humeur, et dites-le. Une fois sur deux, les gens ne s’en doutaient pas du tout. L’autre fois, ils sont morts de honte et font un gâteau.',
        'Les trois assemblées annuelles ont eu le quorum ce printemps, dont deux avec du monde à revendre. Merci aux propriétaires qui sont venus, et à une locataire du 18 Nepean, qui a envoyé sur le local à vélos une page de remarques si claires que le conseil les a presque toutes adoptées sur-le-champ.',
        'Une chose à faire avant août : savoir si quelqu’un de votre étage vit seul et supporte mal la chaleur. Pas besoin d’en faire un projet. Frapper à la porte avec une boisson froide, au troisième jour de canicule, c’est déjà beaucoup.',
      ],
      from: { name: 'Rosalind Tait', role: 'Directrice, The Local Link' },
    },
    {
      kind: 'checklist',
      heading: 'La liste du concierge avant les vacances',
      intro:
        'Vous partez au chalet. Tant mieux. Moi, non, alors faites d’abord ceci, s’il vous plaît. La plupart de nos dégâts d’eau de l’été commencent dans une unité où il n’y a personne depuis une semaine, et j’aimerais passer le mois d’août à réparer ce que j’avais prévu de réparer.',
      items: [
        'Fermez les robinets derrière la laveuse et sous l’évier de la cuisine. Dans le sens des aiguilles d’une montre. Si l’un d’eux résiste, ne forcez pas ; appelez-moi.',
        'Laissez la climatisation à 26, le ventilateur en mode automatique. Si vous coupez tout, vous retrouverez des placards humides.',
        'Videz le bac de condensation, s’il y en a un, et vérifiez que le drain n’est pas plein de mousse.',
        'Rentrez tout ce qui, sur le balcon, pèse moins qu’un chat. Ici, les orages arrivent vers cinq heures de l’après-midi et repartent avec les parasols.',
        'Sortez les ordures. Toutes. Vous connaissez l’histoire des crevettes.',
        'Laissez une clé à quelqu’un en ville et dites au bureau qui c’est.',
        'Les plantes vont dans la baignoire, sur une serviette mouillée, la lumière allumée. Elles survivront.',
        'S’il faut entrer chez vous pendant votre absence, vous recevez quand même un avis 48 heures d’avance, par courriel. Lisez vos courriels.',
      ],
      from: { name: 'Wendell Pike', role: 'Concierge, Hillsview Place' },
    },
    {
      kind: 'story',
      heading: 'Quatre personnes et leurs fenêtres à l’ouest',
      paragraphs: [
        'Un beau jour de juillet, à cinq heures, le soleil descend tout droit la rivière des Outaouais et entre dans chaque salon de la ville qui donne à l’ouest. Nous avons demandé à quatre personnes comment elles vivent avec cela.',
        'Baljinder, au quatorzième, prend ses stores aussi au sérieux qu’un emploi. Baissés à dix heures du matin, avant que la vitre chauffe ; relevés à neuf heures du soir, avec toutes les fenêtres qui s’ouvrent ouvertes. Elle a posé une doublure à dos blanc sur les deux du salon et mesuré la différence au thermomètre de cuisine : trois degrés à l’heure du souper.',
        'Aurèle cuisine à l’aube. Le riz, les œufs et tout ce qui va au four sont prêts à huit heures, et le souper s’assemble à froid. « Ma cuisinière, c’est un calorifère avec un chaudron dessus », dit-il. Il a aussi coupé le séchage du lave-vaisselle, et ne s’en ennuie pas.',
        'Constance, qui a 81 ans, déménage. Sa chambre donne à l’est ; l’après-midi, elle y emporte la radio et les mots croisés, ferme la porte et laisse le salon chauffer à sa guise.',
        'Ismail a acheté un climatiseur portatif, l’a regretté et l’a mis dans les petites annonces avec des aveux complets. À la nuit tombée, un ventilateur tourné vers l’extérieur chasse maintenant l’air chaud par la fenêtre de la chambre, et un deuxième en fait venir du côté du corridor. Coût total : quarante dollars.',
        'Aucun des quatre ne règle le thermostat sous 24. Un jour où il fait 34, la machinerie de l’immeuble fait ce qu’elle peut, et un plus petit chiffre au mur ne la fait pas travailler plus fort.',
      ],
    },
    {
      kind: 'story',
      heading: 'Trois baignades sans auto',
      paragraphs: [
        'La ville a des plages, et l’autobus passe tout près. Consultez le matin même le bulletin de la qualité de l’eau ; après une grosse pluie, la baignade peut être interdite pour un jour.',
        'La baie Mooney est la plus facile. De Hillsview Place, on y va à pied par le sentier de la rivière, la serviette autour du cou. Le sable est large, l’eau reste basse longtemps et les sauveteurs y sont l’après-midi, jusqu’à la fin d’août. Le samedi appartient au volleyball et aux familles immenses. Le mardi est à vous.',
        'Britannia, c’est le long trajet qui a sa récompense au bout : la rivière ouverte, une jetée où marcher et un coucher de soleil sur l’eau comme on n’en voit pas au centre-ville. Apportez un chandail pour le retour en autobus.',
        'L’île Petrie semble la plus éloignée. Il y a des tortues sur les billots, de grands arbres pour l’ombre et, depuis le dernier arrêt, une marche qui décourage les pressés. Apportez plus d’eau que vous le croyez nécessaire.',
        'Si vous voulez seulement vous mouiller les pieds, il y a des jeux d’eau à moins de dix minutes de chacun de nos immeubles. On n’a encore jamais demandé à personne de prouver qu’un enfant l’accompagnait.',
      ],
      picture: {
        src: '/images/articles/light-rail.svg',
        alt: 'Un train traverse la ville à la brunante, des gens à ses fenêtres éclairées.',
      },
    },
    {
      kind: 'items',
      heading: 'Les festivals, du plus fort au plus doux',
      intro: 'Dans l’ordre où vous les entendrez de votre balcon.',
      items: [
        {
          title: 'Le Bluesfest',
          text: 'Si vous habitez le centre-ville et que vos fenêtres sont ouvertes, vous avez déjà une sorte de billet. Le train jusqu’à Pimisi bat toutes les places de stationnement, et le retour à pied bat le train.',
          detail: 'Plaines LeBreton, jusqu’au 14 juillet',
        },
        {
          title: 'Les amuseurs de rue',
          text: 'Des couteaux, du feu et des monocycles à l’heure du dîner. Apportez de la monnaie, et ne vous assoyez en avant que si vous acceptez de tenir quelque chose.',
          detail: 'Rue Sparks, début août',
        },
        {
          title: 'La Fierté dans la capitale',
          text: 'Le défilé est le dimanche et la fête de rue dure toute la fin de semaine. Apportez un chapeau, et de l’eau pour deux.',
          detail: 'Fin août, dans Centretown',
        },
        {
          title: 'La musique de chambre',
          text: 'Deux semaines de concerts dans des églises de belle pierre et sans climatisation. Apportez un éventail et prenez place près de la porte de côté.',
          detail: 'De la fin de juillet au mois d’août',
        },
        {
          title: 'Shakespeare au parc',
          text: 'Une couverture, une chaise pliante basse sur pattes et un chapeau qui passe à la fin. La bruine n’arrête personne.',
          detail: 'Dans les parcs, presque tous les soirs de juillet',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Jours de marché',
      intro: 'Ce qui est mûr, et où se poster.',
      items: [
        {
          title: 'Le marché By',
          text: 'Le secret, c’est d’arriver tôt. À huit heures et demie, on jase avec les maraîchers ; à onze heures, avec un enterrement de vie de fille.',
          detail: 'Tous les jours, Basse-Ville',
        },
        {
          title: 'Le marché Parkdale',
          text: 'Petit, ombragé et intraitable sur le blé d’Inde. Les premiers bons épis arrivent vers la fin de juillet.',
          detail: 'Avenue Parkdale, à l’angle de la rue Wellington Ouest',
        },
        {
          title: 'Lansdowne, le dimanche',
          text: 'La fleur d’ail et les dernières fraises en ce moment, les bleuets en août et, toujours, le pain au levain de quelqu’un.',
          detail: 'Le dimanche matin, dans le Glebe',
        },
        {
          title: 'Et après, un shawarma',
          text: 'En juin, le conseil municipal a proclamé Ottawa capitale canadienne du shawarma. Demandez à n’importe quel étage de nos immeubles où se trouve le meilleur, et libérez votre après-midi.',
        },
      ],
    },
    {
      kind: 'recipe',
      heading: 'Soupe froide au concombre pour un jour de 34',
      intro:
        'Parvaneh, de Clarence Court, la tient d’une tante qui en gardait un pichet dans la porte du réfrigérateur, de juin à septembre. À aucun moment on n’allume quoi que ce soit.',
      serves: '4, ou 2 par grande chaleur',
      ingredients: [
        '750 ml (3 tasses) de yogourt nature entier, pas du léger',
        '250 ml (1 tasse) d’eau froide',
        '2 concombres des champs, pelés, épépinés et râpés',
        'Une grosse poignée de menthe et d’aneth, hachés',
        '125 ml (1/2 tasse) de noix de Grenoble, en morceaux',
        '80 ml (1/3 tasse) de raisins secs dorés',
        '1 petite gousse d’ail, écrasée avec du sel',
        'De la glace, et des pétales de rose séchés si vous en avez',
      ],
      steps: [
        'Salez le concombre, laissez-le dix minutes dans une passoire fine, puis pressez-le.',
        'Fouettez le yogourt avec l’eau jusqu’à ce qu’il coule comme de la crème.',
        'Incorporez tout le reste, sauf la glace, et goûtez. Ce doit être un peu trop salé pour l’instant : la glace y verra.',
        'Laissez refroidir une heure. Mettez un glaçon dans chaque bol et émiettez les pétales dessus.',
      ],
    },
    {
      kind: 'items',
      heading: 'Entreprise à l’honneur : Sandhill Electric',
      intro:
        'De plus en plus de gens nous demandent où brancher une auto. Dorothea Lindgren-Bassi a câblé des bornes dans onze garages d’Ottawa, et elle recommande d’abord de consulter le conseil avant le concessionnaire.',
      items: [
        {
          title: 'D’abord, une étude de charge',
          text: 'Le panneau du garage a de la place pour un certain nombre de bornes, et pas une de plus. Avec un système de partage, une douzaine d’autos se relaient la nuit sur le courant que trois avaleraient d’un coup.',
          detail: 'Soumission pour chaque immeuble',
        },
        {
          title: 'Ensuite, votre place',
          text: 'L’Ontario fixe la façon dont un propriétaire présente sa demande et le délai de réponse du conseil. Dorothea remplit la moitié technique du dossier et rencontre pour vous l’ingénieur du conseil.',
          detail: '150 $, déduits si elle fait les travaux',
        },
        {
          title: 'L’offre d’été : prises et ventilateurs',
          text: 'Un ventilateur de plafond posé dans une chambre qui a déjà un plafonnier, ou deux prises fatiguées remplacées. Une seule visite.',
          detail: '140 $ jusqu’au 31 août. 613-555-0167',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Le savoir-vivre au balcon',
      intro:
        'Les règles changent un peu d’un immeuble à l’autre, et les vôtres sont sur la page de votre communauté. Ceci vaut pour les trois.',
      items: [
        'Ni charbon ni flamme nue. Le propane est interdit au 18 Nepean et à Clarence Court ; à Hillsview Place, prenez les deux barbecues de la pelouse et laissez-les plus propres qu’à votre arrivée.',
        'Arrosez lentement, avec une soucoupe sous chaque pot. Regardez d’abord par-dessus le garde-corps. Quelqu’un est peut-être en train de lire.',
        'Ne secouez pas de tapis, ne jetez pas de cendre et ne laissez rien tomber, pas même un noyau de cerise. Du neuvième, c’est un projectile.',
        'C’est après dix heures, quand la circulation s’arrête, que les conversations portent le mieux. Les farces aussi. Les heures de tranquillité valent pour les deux.',
        'Rechargez les batteries de vélo électrique à l’intérieur, sous vos yeux, avec leur propre chargeur, et pas la nuit. Jamais dans le corridor ni dans l’escalier.',
        'Rien ne pend à l’extérieur du garde-corps : ni jardinière, ni serviette, ni lumières, ni drapeau.',
      ],
    },
    {
      kind: 'items',
      heading: 'Dans les petites annonces',
      items: [
        {
          title: 'Kayak gonflable pour une personne et demie',
          text: 'Réparé une fois, sur la couture, par quelqu’un qui lit les modes d’emploi. Pagaie et pompe à pied comprises. Hillsview Place.',
          detail: '130 $, bon état',
        },
        {
          title: 'Climatiseur portatif',
          text: 'Refroidit une petite pièce et réchauffe le tuyau. Bruyant. Mon opinion se trouve dans l’article sur les fenêtres à l’ouest. 18 Nepean.',
          detail: '100 $, état passable',
        },
        {
          title: 'Petit réfrigérateur, 45 litres',
          text: 'Départ pour les études à Halifax, en avion. Propre, silencieux, doit partir avant la fin d’août. 18 Nepean.',
          detail: '50 $, comme neuf',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Le calendrier des communautés',
      items: [
        {
          title: 'Souper sur la pelouse',
          text: 'Une longue table, votre assiette et quelque chose à partager avec six inconnus. Dans la salle de réception s’il pleut à verse. Hillsview Place.',
          detail: 'Samedi 20 juillet, 17 h 30',
        },
        {
          title: 'Pétanque dans la cour',
          text: 'Huit jeux de boules et aucune tenue exigée. Les débutants jouent avec les champions. Clarence Court.',
          detail: 'Les jeudis de juillet, 19 h',
        },
        {
          title: 'Balade lente au bord du canal',
          text: 'Jusqu’aux écluses Hartwells et retour, à vélo, à la vitesse d’une conversation. Sonnettes, lumières, casques. Départ du 18 Nepean.',
          detail: 'Dimanche 11 août, 9 h',
        },
        {
          title: 'Les Perséides, sous les couvertures',
          text: 'Un covoiturage loin des lumières, pour se coucher dans un champ et compter. La Lune se couche vers minuit : faites d’abord une sieste.',
          detail: 'Lundi 12 août, 21 h, rampe de Hillsview Place',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Le saviez-vous ?',
      facts: [
        'Le canal Rideau est un site du patrimoine mondial. On l’a creusé pour que les bateaux atteignent Kingston sans passer à portée des canons américains.',
        'À Ottawa, le congé civique du premier lundi d’août est la fête du colonel By, l’ingénieur qui a construit le canal.',
        'Des stores fermés avant que le soleil atteigne la fenêtre arrêtent bien plus de chaleur que des stores fermés après coup.',
        'Deux fois l’an, une association condominiale de l’Ontario doit envoyer à ses propriétaires un certificat de renseignements, avec l’état du budget, du fonds de réserve et des assurances.',
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Nos commanditaires',
      sponsors: [
        {
          name: 'Spoke Street Cycles',
          text: 'Crevaisons réparées le temps d’un café à côté. Mises au point en deux jours et, dans l’intervalle, un vélo de prêt avec panier.',
          contact: '613-555-0169, spoke-street.example',
        },
        {
          name: 'Latchkey Visits',
          text: 'Nous arrosons, vidons la boîte aux lettres, faisons couler les robinets et vous envoyons une photo d’un chat à qui vous ne manquez pas.',
          contact: '613-555-0177, latchkey-visits.example',
        },
        {
          name: 'Boulangerie Trois Saules',
          text: 'Trop chaud pour allumer le four à la maison ? Nous commençons à trois heures du matin pour vous l’éviter. Café froid à la bouteille.',
          contact: '613-555-0161, boulangerie-trois-saules.example',
        },
      ],
    },
    {
      kind: 'next',
      heading: 'Dans le prochain numéro',
      text: 'L’automne arrive en octobre 2024 : le jour où le chauffage repart, les thermopompes pour qui ne possède pas le toit et où voir les couleurs sans auto. Envoyez-nous vos histoires d’ici le 6 septembre.',
    },
  ],
};
