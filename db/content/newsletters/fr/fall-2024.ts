import type { EditionTexts } from '../types.ts';

export const fall2024: EditionTexts = {
  title: 'Automne 2024',
  season: 'Automne',
  coverAlt:
    'Des feuilles d’érable rouges au-dessus de la rivière à la brunante, des arbres orangés sur la colline et des fenêtres allumées dans les tours.',
  standfirst:
    'Les couleurs ne sont à leur plus beau que dix jours, on va vider le canal et, dans la chaufferie, quelqu’un a la main sur le robinet. Notre numéro d’automne parle de passer d’une saison à l’autre.',
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la directrice : le vrai jour de l’An',
      paragraphs: [
        'Quoi qu’en dise le calendrier, l’année d’un condo commence en octobre. Le chauffage repart, le budget passe devant le conseil et l’ascenseur est plein de visages qu’on ne connaît pas encore. Depuis mai, dans nos trois immeubles, environ une unité sur neuf a changé de propriétaire ou de locataire. Si la vôtre en est, bienvenue. La bonne sécheuse, c’est la deuxième à partir de la gauche.',
        'Vous allez entendre parler des frais. J’ai été trésorière pendant neuf ans, et je vous dirai ce que je disais à mes voisins : une hausse accompagnée de trois raisons montre que quelqu’un s’en occupe, et des frais qui ne bougent jamais, c’est une facture qui s’accumule. Posez des questions sur la raison que vous ne comprenez pas. Un conseil est fait de bénévoles qui attendent une bonne question depuis le début de la soirée.',
        'C’est aussi l’Action de grâce. L’an dernier, une résidente de Clarence Court a mis deux couverts de plus et collé un mot à l’intérieur de la porte d’entrée ; à midi, les deux places étaient prises. Elle me raconte qu’une des personnes avait apporté des marinades et que l’autre savait découper une dinde. J’y ai beaucoup repensé depuis, et cette année il y aura un mot à ma porte aussi.',
      ],
      from: { name: 'Rosalind Tait', role: 'Directrice, The Local Link' },
    },
    {
      kind: 'letter',
      heading: 'Un mot du concierge : pourquoi pas les deux',
      paragraphs: [
        'Chaque automne, on me pose la même question. Il faisait 9 degrés ce matin et 22 cet après-midi, alors pourquoi pas le chauffage au déjeuner et la climatisation au souper ?',
        'Parce qu’il y a deux tuyaux. L’un amène l’eau à votre ventilo-convecteur, l’autre la remporte, et cette eau est chaude ou froide pour tout l’immeuble. Changer, cela veut dire laisser la boucle revenir à la température ambiante, ouvrir des robinets, en fermer d’autres, purger l’air des derniers étages et écouter. Il y en a pour deux jours ou presque. Si je me dépêche, de l’eau chaude frappe un refroidisseur froid, et vous lisez la suite dans le budget.',
        'On choisit donc une date et on s’y tient. C’est le 8 octobre au 18 Nepean, le 12 octobre à Clarence Court et le 15 octobre ici, selon la météo. D’ici là, un chandail. Après, si une pièce reste froide, changez votre filtre, puis appelez-moi, dans cet ordre.',
        'Cela sentira la poussière pendant un jour. C’est celle de l’hiver dernier, et c’est signe que l’appareil fonctionne. Ici, l’inspection de sécurité incendie a lieu en mars 2025, dans toutes les unités, et vous connaîtrez votre jour 48 heures d’avance.',
      ],
      from: { name: 'Wendell Pike', role: 'Concierge, Hillsview Place' },
    },
    {
      kind: 'checklist',
      heading: 'Avant le premier gros gel',
      intro: 'Un dimanche après-midi suffit.',
      items: [
        'Changez le filtre du ventilo-convecteur et écrivez la date sur le cadre du nouveau.',
        'Videz les pots de terre cuite et empilez-les à l’intérieur ou contre le mur. La terre mouillée gèle, gonfle et les fait éclater.',
        'Dégagez les feuilles du drain du balcon. Une seule feuille d’érable suffit à le boucher.',
        'Videz et enroulez les boyaux, et rentrez les coussins avant qu’ils sentent novembre.',
        'Passez l’aspirateur dans le rail de la porte du balcon et cherchez le jour le long du coupe-froid.',
        'Faites l’essai des avertisseurs le dimanche où on recule l’heure, le 3 novembre.',
        'Prenez rendez-vous cette semaine pour les pneus d’hiver. À la première neige, il faut attendre trois semaines et tout le monde est de mauvaise humeur.',
      ],
    },
    {
      kind: 'story',
      heading: 'Une thermopompe en condo : à qui appartient le trou dans le mur ?',
      paragraphs: [
        'Gwendolyn Abara-Stone voulait cesser d’avoir froid. Son unité de coin, dans un immeuble en amont, avait des plinthes électriques de 1983 et une facture de janvier qu’elle garde sur le réfrigérateur en guise d’avertissement. Une thermopompe la réduirait de moitié environ. Il lui faudrait aussi deux trous dans un mur qui appartient à 164 personnes.',
        'Dans une maison, on choisit l’appareil, puis l’endroit. En condo, on commence par le mur. L’extérieur de l’immeuble fait partie des parties communes dans presque toutes les associations condominiales : avant qu’un propriétaire le perce, le conseil doit l’approuver, et une entente est signée, puis enregistrée sur le titre. Elle dit qui entretient l’équipement, qui l’assure et qui l’enlève le jour où il faut réparer la brique.',
        'Son conseil a demandé quatre choses : un dessin, le niveau de bruit de l’appareil extérieur, un plan pour l’eau qui s’en égoutte et l’avis d’un ingénieur sur l’endroit où l’accrocher. Cela a pris cinq mois. « J’en ai passé trois à être fâchée, dit-elle. Puis on a découvert qu’à ma première idée d’emplacement, l’eau serait tombée sur l’entrée par temps de verglas, et j’ai arrêté. »',
        'Il y a d’autres façons de faire. Certains appareils récents n’ont aucun boîtier extérieur, seulement deux grilles qui ressemblent à des sorties de sécheuse. Et certains immeubles font déjà circuler de l’eau dans une boucle : quand le vieux ventilo-convecteur rend l’âme, ils peuvent donner à chaque unité sa petite thermopompe.',
        'Un modèle pour climat froid fonctionne encore sous les moins 20, mais faiblit à mesure que le froid augmente ; la plupart des gens d’ici gardent donc une plinthe ou deux pour la pire semaine de l’année. Demandez à toute entreprise de vous montrer, sur papier, ce que donne l’appareil à moins 25.',
        'Celle de Gwendolyn a été posée en novembre dernier. La facture de janvier qui a rejoint l’autre sur le réfrigérateur est de 46 % moins élevée. Depuis, le conseil a reçu six autres demandes et a fait de ses cinq mois un formulaire de deux pages.',
      ],
    },
    {
      kind: 'story',
      heading: 'La semaine où on tire le bouchon',
      paragraphs: [
        'Après l’Action de grâce, une fois les derniers bateaux passés, on abaisse l’eau du canal pour l’hiver. Cela prend quelques jours et ne fait pas de bruit. Vous passez le mardi, et c’est un canal ; vous passez le mardi d’après, et c’est un fossé avec beaucoup de boue et un chariot d’épicerie.',
        'Allez voir. Les murs de pierre sont plus vieux que le pays, et c’est la saison où l’on voit jusqu’où ils descendent. Les gens s’accoudent au garde-fou et se montrent des choses : un vélo, une chaise de café, une botte, jamais deux.',
        'Plus tard, on laisse revenir un peu d’eau, et ensuite tout dépend de janvier. D’ici là, le sentier est à son meilleur. Les coureurs se font plus rares et, du pont Pretoria, on voit les lumières des condos s’allumer un peu plus tôt chaque jour.',
        'Du 18 Nepean, l’eau est à douze minutes à pied. Emmenez quelqu’un de l’étage. On se parle plus facilement quand on regarde à deux un chariot d’épicerie.',
      ],
      picture: {
        src: '/images/activities/walk.svg',
        alt: 'Deux personnes en chapeau promènent un petit chien au bord de l’eau, au coucher du soleil.',
      },
    },
    {
      kind: 'items',
      heading: 'Entreprise à l’honneur : Merganser Mechanical',
      intro:
        'Merganser, ce sont deux beaux-frères, Olivier Sauvé et Tendai Moyo, qui ont veillé dix ans sur des chaudières d’hôtel avant de passer aux condos. Ils répondent eux-mêmes au téléphone, ce qui, en octobre, n’est pas peu dire.',
      items: [
        {
          title: 'La visite de changement de saison',
          text: 'Filtre, ventilateur, bac de condensation et robinet d’un ventilo-convecteur vérifiés, avec une note sur ce qu’il faudra faire l’an prochain et ce qu’il ne faudra pas. Ils ont en stock les huit formats de filtre de nos immeubles.',
          detail: '95 $ jusqu’au 15 novembre. 613-555-0173',
        },
        {
          title: 'Un premier avis sur la thermopompe',
          text: 'Une heure chez vous et une lettre de deux pages à présenter au conseil : ce qui entrerait, où irait l’eau et ce qu’il en coûterait à l’usage. Ils vous diront si vous n’avez besoin d’aucune des deux marques qu’ils vendent.',
          detail: '180 $',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Sorties d’octobre et de novembre',
      items: [
        {
          title: 'Le parc de la Gatineau sans auto',
          text: 'Les fins de semaine d’automne, une navette relie d’habitude le centre-ville aux belvédères. Prenez la première. Les couleurs culminent en général dans la première moitié d’octobre, et une nuit de vent peut tout finir.',
          detail: 'Jours et arrêts sur le site de la CCN',
        },
        {
          title: 'La saison des courges',
          text: 'Les maraîchers vendent la courge au poids, ou à l’argument. Une kabocha se garde sur le comptoir jusqu’à Noël et a fière allure en attendant.',
          detail: 'Marchés By, Parkdale et Lansdowne',
        },
        {
          title: 'Le jour du Souvenir',
          text: 'La cérémonie de la rue Elgin est ouverte à tous. Venez à pied ou en train, soyez en place à dix heures et habillez-vous pour une heure sans bouger. Après, les gens laissent leur coquelicot sur la tombe.',
          detail: 'Monument commémoratif de guerre du Canada, lundi 11 novembre',
        },
        {
          title: 'En attendant la Ligne 2',
          text: 'Sur la nouvelle ligne, les trains roulent à vide pendant que les équipes s’exercent. Envoyez-leur la main si le cœur vous en dit. Tant que les portes n’ouvrent pas, les autobus de remplacement s’arrêtent encore près de Billings Bridge.',
        },
      ],
    },
    {
      kind: 'recipe',
      heading: 'Soupe aux courges, aux pommes et aux lentilles rouges',
      intro:
        'On la prépare en quantité à Hillsview Place pour les gens qui viennent d’emménager. Elle se congèle bien, ne demande qu’un chaudron et pardonne tout ce qu’on lui fait.',
      serves: '6, et de quoi en porter au bout du couloir',
      ingredients: [
        '30 ml (2 c. à soupe) d’huile ou de beurre',
        '2 oignons, hachés',
        'Un pouce de gingembre, râpé',
        '15 ml (1 c. à soupe) de cari doux',
        '1 courge musquée moyenne, pelée, en dés',
        '2 pommes acidulées, le cœur enlevé, hachées avec la pelure',
        '250 ml (1 tasse) de lentilles rouges, rincées',
        '1,5 litre (6 tasses) de bouillon ou d’eau',
        'Le jus d’un demi-citron',
        'Sel, et yogourt pour le dessus',
      ],
      steps: [
        'Faites suer les oignons dans l’huile dix minutes, avec une pincée de sel. Ne les bousculez pas.',
        'Ajoutez le gingembre et le cari, et remuez jusqu’à ce que la cuisine embaume.',
        'Ajoutez la courge, les pommes, les lentilles et le bouillon. Laissez mijoter à couvert 25 minutes.',
        'Réduisez la moitié en purée et laissez le reste en morceaux, ou passez tout au mélangeur s’il y a des enfants.',
        'Incorporez le jus de citron, goûtez, salez et mettez le yogourt sur la table.',
      ],
    },
    {
      kind: 'items',
      heading: 'Dans les petites annonces',
      intro:
        'À Hillsview Place et à Clarence Court, le conseil examine chaque annonce avant qu’elle paraisse, d’habitude en moins d’un jour. Au 18 Nepean, elle paraît aussitôt.',
      items: [
        {
          title: 'Quatre pneus d’hiver sur jantes, 205/55 R16',
          text: 'Bons pour deux saisons encore, d’après mon mécanicien. Ils sont dans le casier 31 depuis avril. Hillsview Place.',
          detail: '280 $, bon état',
        },
        {
          title: 'Costume de raton laveur, 6 à 8 ans',
          text: 'Fait à la maison, avec une queue sur laquelle on a marché. Deuxième prix en 2023. Clarence Court.',
          detail: '10 $, bon état',
        },
        {
          title: 'Lampe de luminothérapie pour matins sombres',
          text: 'Le modèle de 10 000 lux, sur pied. J’ai déménagé du côté sud et n’en ai plus besoin. 18 Nepean.',
          detail: '45 $, comme neuf',
        },
        {
          title: 'Plantes vertes de retour d’un été au balcon',
          text: 'Il y en a six, plus grosses qu’en mai, et nous avons toujours le même nombre de rebords de fenêtre. Clarence Court.',
          detail: 'Gratuit, pour une pièce claire',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Le calendrier des communautés',
      items: [
        {
          title: 'Café de réparation',
          text: 'Lampes, fermetures éclair, grille-pain et chaises. Quatre paires de mains et une bouilloire. Ouvert aux trois immeubles. Atelier du P1, Hillsview Place.',
          detail: 'Samedi 26 octobre, de 13 h à 16 h',
        },
        {
          title: 'L’Halloween sur la feuille',
          text: 'Inscrivez votre étage et votre unité sur la feuille près des boîtes aux lettres si vous voulez de la visite costumée ; sinon, laissez la porte sans décoration. Les trois immeubles.',
          detail: 'Jeudi 31 octobre, de 17 h 30 à 20 h',
        },
        {
          title: 'Soirée budget, avec soupe',
          text: 'Quelqu’un de la trésorerie, l’ébauche, un projecteur et une louche. Propriétaires et locataires sont les bienvenus. Salle de réception, Hillsview Place.',
          detail: 'Mercredi 13 novembre, 19 h',
        },
        {
          title: 'Échange de manteaux',
          text: 'Apportez-en un qui est chaud et qui ne fait plus ; prenez-en un qui fait. Le lundi, ce qui reste va au refuge. Salon, 18 Nepean.',
          detail: 'Dimanche 17 novembre, de midi à 15 h',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'La boîte à questions',
      intro:
        'Déposées dans la fente du bureau ou envoyées par courriel. Nos réponses sont générales ; votre déclaration et vos règles ont le dernier mot.',
      items: [
        {
          title: 'La nouvelle limite de trois articles d’ordures vaut-elle pour nous ?',
          text: 'La limite en vigueur depuis le 30 septembre touche les maisons qui mettent leurs ordures au bord de la rue. Nos bacs communs sont ramassés comme avant. Il vaut quand même la peine de remplir d’abord le bac vert, car chaque levée de plus est à nos frais.',
        },
        {
          title: 'Le conseil peut-il augmenter les frais en cours d’année ?',
          text: 'Oui, si l’argent ne suffit pas jusqu’au bout, et il doit le dire aux propriétaires. Il peut aussi exiger une cotisation spéciale, versée une seule fois. Ni l’un ni l’autre ne passe au vote : une raison de plus de lire le budget en novembre.',
        },
        {
          title: 'Un tuyau de mon unité a coulé dans celle du dessous. Qui paie ?',
          text: 'Souvent, l’assurance de l’association condominiale répare l’immeuble, et on réclame la franchise à l’unité d’où vient la fuite. Cette franchise peut atteindre des dizaines de milliers de dollars. Demandez à votre assureur si votre police la couvre, et apportez-lui le certificat de l’association.',
        },
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Nos commanditaires',
      sponsors: [
        {
          name: 'Lantern and Latch Hardware',
          text: 'Du coupe-froid au mètre, et quelqu’un de patient pour expliquer lequel. Clés taillées sur place.',
          contact: '613-555-0162, lantern-and-latch.example',
        },
        {
          name: 'Cardamom Lane',
          text: 'Des épices moulues le jour même, des lentilles à la mesure et, le jeudi, un chaudron de dahl à emporter. Avec votre pot, dix pour cent de moins.',
          contact: '613-555-0176, cardamom-lane.example',
        },
        {
          name: 'Third Shelf Books',
          text: 'Des livres d’occasion dans les deux langues. Nous achetons le lundi et, au-delà de quatre boîtes, nous les descendons pour vous.',
          contact: '613-555-0170, third-shelf.example',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Qui fait tourner votre immeuble ?',
      paragraphs: [
        'Quelqu’un à votre étage arrose la fougère du hall, met du sel sur la marche avant que le concierge soit levé ou connaît le chien de tout le monde. Dans le prochain numéro, nous aimerions vous présenter quelques-unes de ces personnes.',
        'Envoyez-nous un nom et une phrase. Nous leur demanderons la permission avant d’imprimer un seul mot, et elles ont le droit de dire non. La première fois, c’est d’habitude ce qu’elles disent.',
      ],
      action: { label: 'Parlez-nous de quelqu’un', href: 'mailto:stories@local-link.example' },
    },
    {
      kind: 'next',
      heading: 'Dans le prochain numéro',
      text: 'Le numéro d’hiver paraît en décembre : des gens à connaître, de la glace où patiner et le grand débat du plateau à bottes. Écrivez-nous d’ici le 15 novembre.',
    },
  ],
};
