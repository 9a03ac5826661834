import type { EditionTexts } from '../types.ts';

export const winter2023: EditionTexts = {
  title: 'Hiver 2023',
  season: 'Hiver',
  coverAlt:
    'La rivière gelée, la nuit : une petite cabane éclairée sur la glace, des berges enneigées et, sur l’autre rive, quelques fenêtres allumées.',
  standfirst:
    'Du sel sur le tapis, de la soupe sur le feu et la nuit à quatre heures et demie. Notre premier numéro parle de chaleur : d’où elle vient, par où elle se sauve et qui appeler quand il n’y en a plus.',
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la directrice : compter les fenêtres',
      paragraphs: [
        'Quand vous lirez ces lignes, le soleil se couchera vers quatre heures vingt. Je lui en ai longtemps voulu. Puis, un hiver où j’étais trésorière de ma propre association condominiale, je rentrais à pied des réunions de budget par la rue Elgin et j’ai pris l’habitude de compter les fenêtres allumées. Une tour qui a l’air vide à midi se révèle, à cinq heures, pleine de gens qui préparent le souper.',
        'C’est à cette habitude, ou presque, que vous devez ce bulletin, notre premier. À Hillsview Place, au 18 Nepean et à Clarence Court, il y a quelqu’un qui sait purger un convecteur, quelqu’un qui lit l’inuktitut et quelqu’un qui possède une échelle de quatre mètres. Un voyage d’ascenseur sépare chacune de ces personnes d’une autre à qui elle rendrait bien service. Nous aimerions vous présenter.',
        'J’ai deux choses toutes simples à vous demander. Quand arrivera le budget de l’an prochain, lisez-le avant de le classer, et commencez par la ligne du fonds de réserve : elle dit ce que votre immeuble s’attend à voir s’user. Et si la personne d’en face sort peu quand c’est glacé, frappez à sa porte et demandez-lui s’il lui faut du lait. D’expérience, il ne lui faut jamais de lait, la visite dure quarante minutes et personne ne la regrette.',
      ],
      from: { name: 'Rosalind Tait', role: 'Directrice, The Local Link' },
    },
    {
      kind: 'letter',
      heading: 'Un mot du concierge',
      paragraphs: [
        'L’hiver, dans un condo, trois choses lâchent : les autos, les tuyaux et les hanches. Pour les tuyaux, je peux faire quelque chose.',
        'Un tuyau gèle derrière un mur extérieur quand on a laissé une fenêtre entrouverte et baissé le chauffage. C’est d’habitude une chambre, et le propriétaire est d’habitude à Moncton. L’eau arrive deux étages plus bas, la nuit, dans une unité où quelqu’un vient de finir de peinturer. Laissez le chauffage en marche et les fenêtres verrouillées. Si vous voulez aérer une pièce, restez dans la pièce.',
        'D’ici la mi-janvier, nous vérifions les ventilo-convecteurs et les robinets d’arrêt, étage par étage. Vous recevez un avis écrit 48 heures avant que quiconque entre chez vous. Si la journée ne vous convient pas, dites-le au bureau et nous en trouverons une autre. Je n’entre sans avis que si l’eau ou la fumée est entrée avant moi.',
        'Le seau de gravillon près de la porte de côté est pour vous. Pas besoin de demander la permission. Remettez la pelle à sa place.',
      ],
      from: { name: 'Wendell Pike', role: 'Concierge, Hillsview Place' },
    },
    {
      kind: 'checklist',
      heading: 'La liste de vérification de l’hiver',
      intro:
        'Découpez-la, ou envoyez-la à la personne qui veille sur votre logis pendant votre absence.',
      items: [
        'En votre absence : le thermostat à 18 ou plus, toutes les fenêtres verrouillées et quelqu’un qui passe jeter un œil tous les deux ou trois jours. Votre assureur exige peut-être une fréquence ; relisez votre police.',
        'Trouvez ce soir le robinet d’arrêt d’eau de votre unité et collez-y un bout de ruban voyant. Vous ne voudrez pas le chercher plus tard.',
        'Faites l’essai des avertisseurs de fumée et de monoxyde de carbone le premier de chaque mois. Un petit bip de temps en temps demande une pile neuve, ou un avertisseur neuf.',
        'Gardez rideaux, lits et boîtes à une largeur de main au moins des plinthes et des ventilo-convecteurs.',
        'Branchez un radiateur d’appoint directement dans le mur, jamais dans une barre d’alimentation, et éteignez-le quand vous quittez la pièce.',
        'Parlez-en au bureau avant d’acheter un sapin naturel. Bien des immeubles les interdisent. Là où ils sont permis, emballez le vôtre avant de lui faire traverser le corridor.',
        'Ne poussez jamais la neige par-dessus le garde-corps du balcon. Il y a toujours quelqu’un en bas, et c’est souvent moi.',
        'Enlevez vos crampons à la porte. Sur les tuiles du hall, ce sont des patins.',
        'Ne réchauffez pas l’auto dans le garage, même une minute. Les gaz trouvent toujours le chemin de la cage d’ascenseur.',
      ],
    },
    {
      kind: 'items',
      heading: 'Entreprise à l’honneur : Coldsnap Heating',
      intro:
        'Yasmin Ferreira et son frère Nuno mènent Coldsnap avec deux camionnettes et un local loué près de la rue Bank. Ils ne travaillent que dans des condos : leurs échelles sont courtes, ils apportent leurs chemins de protection pour le plancher et ils savent que votre ascenseur est réservé jusqu’à onze heures.',
      items: [
        {
          title: 'Ce qui fait défaut',
          text: 'Un ventilo-convecteur, c’est un filtre, un bac de condensation, un serpentin et un petit moteur. Quand on les appelle pour une pièce froide, c’est presque toujours le filtre ; Yasmin vous le fait donc vérifier pendant qu’elle est encore au bout du fil. Cette partie-là est gratuite.',
        },
        {
          title: 'L’offre chauffage',
          text: 'Pour nos lectrices et lecteurs, le nettoyage d’un ventilo-convecteur : filtre neuf, serpentin brossé, bac de condensation rincé, thermostat comparé à un vrai thermomètre. Chaque appareil de plus dans la même unité coûte 45 $. Mentionnez The Local Link au moment de réserver.',
          detail: '89 $ jusqu’au 31 janvier 2024. 613-555-0172',
        },
        {
          title: 'C’est à qui de payer ?',
          text: 'Dans la plupart des immeubles, l’entretien du ventilo-convecteur revient au propriétaire, et celui des tuyaux derrière, à l’association condominiale. Votre déclaration dit où passe la ligne ; le bureau peut vous montrer la page.',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Dehors au froid, et quoi manger après',
      items: [
        {
          title: 'Patiner sur le canal, si l’hiver veut bien',
          text: 'L’hiver dernier, la patinoire du canal n’a pas ouvert, une première depuis qu’elle existe. Pour cette année, personne ne peut rien promettre. Quand on annoncera l’ouverture de votre section, allez-y le jour même, sans attendre la fin de semaine.',
          detail: 'Canal Rideau ; lisez d’abord le bulletin des glaces',
        },
        {
          title: 'La glace qui se moque du redoux',
          text: 'La patinoire de l’hôtel de ville et celle de Lansdowne sont toutes deux réfrigérées. En semaine, à l’heure du souper, c’est tranquille, et on peut lacer ses patins au chaud.',
          detail: 'Avenue Laurier Ouest ; parc Lansdowne',
        },
        {
          title: 'En raquettes dans le parc de la Gatineau',
          text: 'Choisissez une petite boucle qui passe par un relais de jour et prévoyez d’être à l’auto à trois heures. Les poêles à bois sont de vrais poêles, et la concurrence pour le banc d’à côté est réelle aussi.',
          detail: 'Laissez-passer au centre des visiteurs, à Chelsea',
        },
        {
          title: 'Le Bal de Neige',
          text: 'Les sculptures de glace apparaissent au centre-ville dans les premiers jours de février. Leurs arêtes ne sont jamais aussi nettes que les deux premiers soirs, avant que quelqu’un y ait mis la langue.',
          detail: 'Du 2 au 19 février 2024',
        },
        {
          title: 'La tourtière',
          text: 'Commandez-la avant la mi-décembre, à la boulangerie ou chez cette voisine dont la grand-mère mettait du clou de girofle. Congelez-en une pour janvier : vous l’aurez encore plus méritée.',
        },
        {
          title: 'Un bol de pho',
          text: 'Après une heure dehors, on trouve difficilement mieux en ville que la rue Somerset Ouest : du bouillon, du basilic, de la buée dans les lunettes et de la monnaie sur un billet de vingt.',
          detail: 'Rue Somerset Ouest, dans le quartier chinois',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'Dans les petites annonces',
      intro:
        'Les patins deviennent trop petits et les mijoteuses arrivent en double. Ouvrez la page de votre communauté, choisissez « Mettre en vente » et dites les défauts autant que les qualités : tout part plus vite. Voici un aperçu de ce qui s’offre ce mois-ci.',
      items: [
        {
          title: 'Skis de fond, 190 cm, avec bottes',
          text: 'À farter, plus vieux que les enfants de la maison, encore droits. Bottes de pointure européenne 42. Hillsview Place.',
          detail: '60 $, état passable',
        },
        {
          title: 'Sapin artificiel, 180 cm',
          text: 'Un peu plat d’un côté, après onze ans contre le même mur. Pied et boîte compris. Clarence Court.',
          detail: '40 $, bon état',
        },
        {
          title: 'Pantalons de neige pour enfants, tailles 4 et 6',
          text: 'Les genoux tiennent et les fermetures éclair glissent. À prendre dans le hall du 18 Nepean, n’importe quel soir.',
          detail: '15 $ chacun, bon état',
        },
        {
          title: 'Deux sacs de laine à tricoter',
          text: 'Surtout des gris, et un orange inquiétant. Prendre la laine, c’est prendre l’orange. Hillsview Place.',
          detail: 'Gratuit',
        },
      ],
    },
    {
      kind: 'story',
      heading: 'Mieux-être : la demi-heure de midi',
      paragraphs: [
        'Si vous partez travailler à la noirceur et revenez à la noirceur, la seule lumière du jour que vous verrez en semaine, c’est celle de midi. Prenez-la. Vingt minutes dehors, même sous les nuages, éclairent bien plus que le mieux éclairé des bureaux, et vous sentirez la différence vers le quatrième jour.',
        'Quand les trottoirs sont de vraies patinoires, prenez l’escalier. Celui du 18 Nepean est sec, éclairé et désert. Le mardi, trois membres de la communauté le montent ensemble, du rez-de-chaussée au salon, et prennent le thé en haut. Une quatrième personne, lente de préférence, serait la bienvenue.',
        'L’air chauffé est sec. Un humidificateur réglé entre 30 et 40 % ménage les gorges et les guitares. Si des gouttes se forment au bas des fenêtres, baissez-le et mettez en marche le ventilateur de la salle de bain.',
        'Et si la tristesse s’installe pour plus de deux semaines, parlez-en à votre médecin, ou composez le 211 à toute heure pour savoir quelle aide existe près de chez vous. Depuis le 30 novembre, vous pouvez aussi appeler ou texter au 9-8-8 quand c’est plus grave. Quelqu’un répond.',
      ],
      picture: {
        src: '/images/activities/skating.svg',
        alt: 'Une personne au foulard jaune patine sous une guirlande de lumières.',
      },
    },
    {
      kind: 'items',
      heading: 'À voir en ville',
      items: [
        {
          title: 'Le centre-ville illuminé',
          text: 'Autour de la colline du Parlement, les arbres restent allumés jusqu’au début de janvier.',
          detail: 'Boulevard de la Confédération, dès la brunante',
        },
        {
          title: 'Le marché de Noël de Lansdowne',
          text: 'Des cabanes de bois, du cidre chaud et des mitaines. Le vendredi à cinq heures, il y a foule ; le jeudi à cinq heures, non.',
          detail: 'Rue Bank, au bord du canal, jusqu’à quelques jours avant Noël',
        },
        {
          title: 'Les musées pour rien',
          text: 'Plusieurs musées nationaux sont gratuits le jeudi soir, et votre carte de bibliothèque permet d’emprunter un laissez-passer pour les autres jours.',
          detail: 'Vérifiez l’horaire avant de partir',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Trucs de condo, dix minutes chacun',
      items: [
        'Éteignez tout dans l’entrée et regardez le bas de la porte. Si vous voyez la lumière du corridor, votre facture de chauffage la voit aussi. Un bas de porte en caoutchouc coûte moins cher qu’une pizza.',
        'Gardez le plateau à bottes à l’intérieur. Le corridor est la sortie de secours de tout l’étage, et la fumée cache les bottes.',
        'Froissez le papier d’emballage dans votre poing. S’il reste en boule, il se recycle ; s’il se déplie, c’est du plastique, et il va aux ordures.',
        'Réservez la place de stationnement pour visiteurs avant que votre sœur parte de Sudbury. Les nuits où la Ville interdit le stationnement d’hiver, la rue n’est pas une solution de rechange.',
        'Surveillez la déclaration de la Ville sur les logements vacants, au début de l’année. Chaque propriétaire doit la remplir avant la date limite de mars, même sans avoir passé une seule nuit ailleurs.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Le saviez-vous ?',
      facts: [
        'La patinoire du canal Rideau s’étend sur 7,8 kilomètres, du centre-ville aux écluses Hartwells.',
        'Le jour le plus court de l’année, Ottawa a droit à un peu plus de huit heures et demie de clarté.',
        'Un robinet qui laisse tomber une goutte par seconde peut perdre plus de 10 000 litres en un an.',
        'À la fin de chaque hiver, des équipes brisent la glace du cours inférieur de la rivière Rideau pour prévenir les inondations, parfois à l’explosif. Si vos fenêtres tremblent en février, c’est peut-être cela.',
        'La reine Victoria a choisi Ottawa comme capitale le dernier jour de 1857. L’histoire ne dit pas si quelqu’un lui avait parlé du mois de janvier.',
      ],
    },
    {
      kind: 'items',
      heading: 'Activités des communautés',
      intro:
        'Toutes sont gratuites. Inscrivez-vous sur la page de votre communauté, pour qu’on sache combien de tasses sortir.',
      items: [
        {
          title: 'Échange de biscuits',
          text: 'Apportez deux douzaines d’une sorte, repartez avec deux douzaines de douze sortes. Signalez les noix. Salon du dernier étage, 18 Nepean.',
          detail: 'Dimanche 10 décembre, 14 h',
        },
        {
          title: 'Cantiques et chocolat chaud dans la cour',
          text: 'Sous le pommetier, dans les deux langues, tant que les feuilles de chant restent sèches. Clarence Court.',
          detail: 'Samedi 16 décembre, 16 h',
        },
        {
          title: 'Souper de soupes',
          text: 'Quatre soupes, du pain, aucun discours. Apportez votre bol et votre cuillère. Salle de réception, Hillsview Place.',
          detail: 'Vendredi 12 janvier, 18 h',
        },
        {
          title: 'Pour adultes qui ne savent pas patiner',
          text: 'Une heure de patience avec deux anciens parents de hockey, qui vous tiendront par les coudes. Ouvert aux trois immeubles.',
          detail: 'Samedi 20 janvier, 10 h, patinoire de l’hôtel de ville',
        },
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Nos commanditaires',
      sponsors: [
        {
          name: 'Boulangerie Trois Saules',
          text: 'Le pain sort du four à sept heures, la tourtière se commande jusqu’au 20 décembre et les pains de la veille sont à moitié prix, pour la soupe.',
          contact: '613-555-0161, boulangerie-trois-saules.example',
        },
        {
          name: 'Lantern and Latch Hardware',
          text: 'Bas de porte, pellicule pour fenêtres et gravillon à la pelletée. S’il vous faut une vis, nous vendons une vis.',
          contact: '613-555-0162, lantern-and-latch.example',
        },
        {
          name: 'Patte Douce, promenade de chiens',
          text: 'Des promenades le midi tout l’hiver, trois chiens au maximum, et des pattes rincées de leur sel avant le retour à la maison.',
          contact: '613-555-0163, patte-douce.example',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Gardons le contact',
      paragraphs: [
        'Chaque immeuble a une histoire que le procès-verbal a oubliée : la nuit de la panne où le quatrième étage a fait cuire tout ce qu’il y avait dans les congélateurs, le chat qui prend l’ascenseur. Nous aimerions publier la vôtre.',
        'Deux cents mots suffisent, en français ou en anglais, à l’ordinateur ou au crayon. Si vous aimez mieux parler, dites-nous quand appeler et nous l’écrirons pour vous. Vous la lirez avant tout le monde.',
      ],
      action: { label: 'Raconter votre histoire', href: 'mailto:stories@local-link.example' },
      qr: true,
    },
    {
      kind: 'next',
      heading: 'Dans le prochain numéro',
      text: 'Nous revenons en mars 2024 avec le printemps pour thème : rouvrir le balcon, lire le budget et ce que le dégel découvre sous la neige. Histoires, corrections et photos de vos semis sont les bienvenues jusqu’au 16 février.',
    },
  ],
};
