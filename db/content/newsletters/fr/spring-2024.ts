import type { EditionTexts } from '../types.ts';

export const spring2024: EditionTexts = {
  title: 'Printemps 2024',
  season: 'Printemps',
  coverAlt:
    'Des tulipes sur la berge par un matin clair, la colline d’en face en fleurs et des oiseaux au-dessus des tours.',
  standfirst:
    'Le gravillon est dans le caniveau, les bernaches sont sur la rivière et, pendant quelques minutes ce mois-ci, la brunante tombera en plein après-midi. Un numéro pour lever les yeux, soigner son balcon et regarder au fond du fonds de réserve.',
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la directrice : quarante sandwichs',
      paragraphs: [
        'Nous vous avions promis ce numéro en mars, et le voici en avril. Je pourrais accuser l’imprimeur. La vérité, c’est que trois personnes nous ont proposé de meilleures histoires que les nôtres, et que nous les avons attendues.',
        'C’est la saison des assemblées annuelles. Une association condominiale a besoin des propriétaires du quart de ses unités, en personne ou par procuration, avant de pouvoir seulement approuver le procès-verbal de l’an dernier. Il m’est arrivé de rester dans une salle de réception, devant quarante sandwichs et vingt-deux pour cent, à surveiller la porte. Si vous ne pouvez pas venir, envoyez la procuration. C’est aussi vite fait que de signer pour un colis.',
        'Si vous louez, vous ne votez pas, mais presque tout ce que l’assemblée décide finit par vous toucher : le jour où on lave les vitres, le deuxième support du local à vélos, à partir de quand le bruit est du bruit. Dites à votre conseil ce que vous voyez. Les gens qui remarquent qu’une porte commence à coincer sont ceux qui s’en servent.',
        'On me dit que la rivière s’est ouverte le premier dimanche doux, avec un bruit de meubles qu’on déplace. J’étais à l’intérieur, à lire un budget. Ne faites pas comme moi.',
      ],
      from: { name: 'Rosalind Tait', role: 'Directrice, The Local Link' },
    },
    {
      kind: 'letter',
      heading: 'Un mot du concierge : ce que la neige cachait',
      paragraphs: [
        'Jusqu’ici : neuf mitaines, aucune paire. Un cadenas de vélo, verrouillé. Un couvercle de bac de recyclage, pas à nous. Le dentier de quelqu’un, qui est au bureau dans une enveloppe, et que j’aimerais bien voir partir.',
        'Ce mois-ci, on balaie et on lave le garage. Le sel ronge le béton par le dessus, puis il ronge l’acier qui est dedans, et cette réparation-là coûte plus que ce que vous voulez entendre. Alors quand l’avis dit de déplacer l’auto, déplacez l’auto. Si elle ne démarre pas, dites-le-moi la veille et on la poussera. J’ai poussé pire.',
        'Les robinets et les boyaux extérieurs sont remis en marche quand il ne gèle plus la nuit. Je sais qu’il a fait doux mardi. Il avait fait doux un mardi l’an dernier aussi, et le tuyau a fendu le jeudi.',
        'Si vous voyez de l’eau là où il ne devrait pas y en avoir, appelez. J’aime mieux monter pour une bouilloire renversée que monter trop tard.',
      ],
      from: { name: 'Wendell Pike', role: 'Concierge, Hillsview Place' },
    },
    {
      kind: 'checklist',
      heading: 'Rouvrir le balcon',
      intro: 'Une heure, le premier samedi sec. Apportez un seau et une vieille brosse à dents.',
      items: [
        'Regardez avant de balayer. S’il y a un nid avec des œufs, n’y touchez pas et appelez le bureau.',
        'Dégagez d’abord le drain ou le dalot, puis balayez vers l’intérieur, jamais sous le garde-corps.',
        'Lavez avec une vadrouille humide. Un boyau ou un plein seau envoie la poussière de l’an dernier à l’étage du dessous.',
        'Appuyez tout le long du garde-corps et des poteaux. Si quelque chose bouge, n’allez plus sur le balcon et signalez-le le jour même.',
        'Cherchez les éclats et les cloques dans le revêtement du plancher, et envoyez une photo au bureau. Ne repeignez pas par-dessus.',
        'Faites glisser la porte, puis passez l’aspirateur dans le rail. La plupart des portes qui coincent sont pleines de sable.',
        'Suspendez les jardinières du côté intérieur du garde-corps et prenez un terreau léger. La terre mouillée pèse plus qu’on le pense.',
        'Attendez la mi-mai pour les tomates et le basilic. Ici, le gel du 12 mai n’étonne personne.',
      ],
    },
    {
      kind: 'story',
      heading: 'Lire une étude du fonds de réserve, le temps d’une théière',
      paragraphs: [
        'Elle fait cent dix pages, elle a une pompe de puisard en couverture et c’est peut-être ce qu’on a écrit de plus utile sur votre logis. Demandez-la au bureau et allez droit à trois endroits.',
        'Le premier est la liste des composantes. Toit, fenêtres, ascenseurs, chaudières, membrane du garage : chacune a un âge, une durée de vie restante et un coût. Encerclez tout ce qui en a pour moins de cinq ans. C’est de cela que parle votre conseil quand il parle tard.',
        'Le deuxième est le tableau des flux de trésorerie, qui regarde au moins trente ans en avant. Suivez du doigt le solde de fin d’année. Le montant compte moins que l’année où il est au plus bas, et que ce qui se passe juste avant. Un creux après la réfection du toit, c’est un plan. Un creux que seule une forte hausse des frais peut combler, c’est une question à poser à l’assemblée.',
        'Le troisième est la page des hypothèses. Une étude qui prévoit deux pour cent d’inflation et quatre pour cent d’intérêt aura bonne mine, pour des raisons qui n’ont rien à voir avec votre chaudière.',
        '« Les gens prennent le fonds pour un compte d’épargne, dit Marguerite Oyelaran, trésorière à Clarence Court depuis six ans, et qui avait apporté le thé. C’est plutôt une file d’attente. Tout ce qu’il y a dans l’immeuble y fait la queue, et la seule chose que nous décidons, c’est d’être prêts ou non quand vient le tour de chacun. »',
      ],
    },
    {
      kind: 'story',
      heading: 'La brunante à 15 h 25',
      paragraphs: [
        'Le lundi 8 avril, la Lune couvrira environ 99 % du Soleil au-dessus d’Ottawa. Cela commence un peu après 14 h et culmine vers 15 h 25. Le ciel prendra le gris-bleu d’une fin d’après-midi de novembre, l’air fraîchira et les oiseaux de la rivière concluront qu’il est l’heure de se coucher.',
        'Quatre-vingt-dix-neuf, ce n’est pas cent. D’ici, on ne peut à aucun moment regarder le Soleil sans de vraies lunettes d’éclipse marquées ISO 12312-2 ; les lunettes de soleil, même très foncées, ne comptent pas. Pour la noirceur complète, il faut aller au sud, à Cornwall ou à Kingston, et bien du monde aura la même idée. Attendez-vous à rentrer tard.',
        'Une passoire fait un excellent instrument. Tournez le dos au Soleil, tenez-la au-dessus d’une feuille de papier, et chaque trou projettera un petit croissant. Les arbres sans feuilles n’y arrivent pas, mais un chapeau de paille, oui.',
        'Les terrasses sur les toits restent fermées. La pelouse de Hillsview Place et la cour de Clarence Court sont ouvertes, avec des chaises pliantes et une quarantaine de paires de lunettes à se passer. Au 18 Nepean, montez à la colline du Parlement et regardez tous les autres regarder.',
      ],
    },
    {
      kind: 'items',
      heading: 'Entreprise à l’honneur : Thaw Line Windows and Doors',
      intro:
        'Une porte de balcon est lourde, elle roule sur quatre petites roues et personne ne pense aux roues. Ines Castellano, oui. Elle a appris chez un mécanicien de tramways, à Lisbonne, et dit que c’est le même métier, la cloche en moins.',
      items: [
        {
          title: 'La visite de printemps',
          text: 'La porte est décrochée, les roulettes nettoyées ou changées, le rail redressé, le coupe-froid remplacé d’un côté. Comptez environ une heure et un mètre de plancher dégagé.',
          detail: '120 $ avec les roulettes, jusqu’au 31 mai',
        },
        {
          title: 'Les moustiquaires',
          text: 'On vous les regarnit pendant que vous attendez, dans la salle de réception, aux dates affichées dans chaque immeuble. Demandez la toile plus épaisse si votre chat a des opinions.',
          detail: 'À partir de 35 $. 613-555-0166',
        },
        {
          title: 'Ce qu’elle ne fait pas',
          text: 'La vitre et le cadre appartiennent d’ordinaire à l’association condominiale. Si une vitre s’est embuée entre ses deux parois, Ines vous écrit un mot pour la gestion et ne demande rien.',
        },
      ],
    },
    {
      kind: 'items',
      heading: 'La ville dégèle : où aller',
      items: [
        {
          title: 'Les hautes eaux à Hog’s Back',
          text: 'Les chutes ne sont jamais si bruyantes qu’en avril, quand toute la neige d’en amont arrive d’un coup. Restez derrière la clôture ; les roches sont glissantes.',
          detail: 'Près du chemin Hog’s Back',
        },
        {
          title: 'Lilas et magnolias',
          text: 'L’Arboretum est gratuit, ouvert toute la journée et assez pentu pour compter comme de l’exercice. Les magnolias viennent d’abord, les lilas vers la fin de mai.',
          detail: 'Ferme expérimentale centrale',
        },
        {
          title: 'Les tulipes du lac Dow',
          text: 'Allez-y à sept heures, un matin de semaine : vous n’aurez à partager les plates-bandes qu’avec trois photographes et un héron.',
          detail: 'Parc des Commissaires, mi-mai',
        },
        {
          title: 'Les premiers bateaux aux écluses',
          text: 'Le canal s’ouvre à la navigation la fin de semaine de la fête de la Reine. Près du Château, les portes se manœuvrent encore à la manivelle.',
          detail: 'Écluses d’Ottawa, dès la mi-mai',
        },
        {
          title: 'La grande vente-débarras du Glebe',
          text: 'C’est la même fin de semaine que le marathon : prenez le train, apportez votre sac et fixez un montant par personne avant de partir.',
          detail: 'Samedi 25 mai',
        },
      ],
    },
    {
      kind: 'recipe',
      heading: 'Lentilles à l’érable et à la moutarde, carottes rôties',
      intro:
        'C’est la recette de Théo, du 18 Nepean, qui achète en avril une conserve de sirop foncé et prépare ce plat jusqu’à la dernière goutte. C’est bon tiède, et encore meilleur le lendemain midi, au bureau.',
      serves: '4',
      ingredients: [
        '6 carottes, en quartiers sur la longueur',
        '1 oignon rouge, en quartiers',
        '45 ml (3 c. à soupe) d’huile',
        '310 ml (1 1/4 tasse) de petites lentilles vertes ou noires',
        '30 ml (2 c. à soupe) de sirop d’érable foncé',
        '15 ml (1 c. à soupe) de moutarde à l’ancienne',
        '15 ml (1 c. à soupe) de vinaigre de cidre',
        'Une poignée de persil ou de ciboulette du bord de la fenêtre',
        'Sel et poivre',
      ],
      steps: [
        'Préchauffez le four à 220 °C (425 °F). Enrobez les carottes et l’oignon de 30 ml (2 c. à soupe) d’huile et d’une bonne pincée de sel, puis faites-les rôtir 25 minutes, jusqu’à ce que les bords brunissent.',
        'Pendant ce temps, laissez mijoter les lentilles dans beaucoup d’eau, environ 20 minutes. Arrêtez pendant qu’elles se tiennent encore, et égouttez-les.',
        'Au fond de votre plus grand bol, mélangez le sirop, la moutarde, le vinaigre et le reste de l’huile.',
        'Ajoutez les lentilles chaudes, pour qu’elles boivent la vinaigrette, puis les légumes. Goûtez et salez.',
        'Parsemez d’herbes quand le plat a un peu tiédi.',
      ],
    },
    {
      kind: 'items',
      heading: 'Dans les petites annonces',
      intro:
        'Quelques annonces du mois. À partir de la page de l’annonce, écrivez à la personne qui vend.',
      items: [
        {
          title: 'Étagère à semis avec deux lampes de culture',
          text: 'Quatre tablettes, entre dans un placard d’entrée. La minuterie est généreuse de dix minutes. Hillsview Place.',
          detail: '70 $, bon état',
        },
        {
          title: 'Vélo hybride, petit cadre',
          text: 'Chaîne et patins de frein neufs de l’été dernier. Une sonnette qui porte. 18 Nepean.',
          detail: '180 $, bon état',
        },
        {
          title: 'Climatiseur de fenêtre, 6 000 BTU',
          text: 'Interdit dans nos fenêtres, comme nous l’avons appris. Parfait dans celles de quelqu’un d’autre. Clarence Court.',
          detail: '75 $, comme neuf',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Le grand ménage, bien trié',
      intro:
        'Chaque mois de mai, le local à déchets se remplit de bonnes intentions. Voici où chacune d’elles va vraiment.',
      items: [
        'Peinture, solvants, bonbonnes de propane et vieux médicaments ne vont jamais dans la chute. Du printemps à l’automne, la Ville tient des journées de dépôt des déchets dangereux, et les pharmacies reprennent les médicaments.',
        'Les piles vont dans la boîte près du bureau. Mettez du ruban sur les bornes des piles carrées.',
        'Matelas et divans : il faut prendre rendez-vous avec le bureau. Laissés près des bacs, ils sont facturés à tout le monde.',
        'Lampes, grille-pain et radios qui marchent presque : passez par un café de réparation avant de les abandonner.',
        'Marc de café, pelures et essuie-tout vont au bac vert, si votre immeuble en a un. S’il n’en a pas, demandez au conseil pour quand c’est prévu.',
      ],
    },
    {
      kind: 'items',
      heading: 'Le calendrier des communautés',
      items: [
        {
          title: 'Éclipse sur la pelouse',
          text: 'Des chaises, des passoires et une courte causerie d’un professeur de physique à la retraite, qui promet qu’elle est courte. Hillsview Place.',
          detail: 'Lundi 8 avril, 14 h',
        },
        {
          title: 'Corvée au bord de la rivière',
          text: 'Les gants et les sacs viennent du grand nettoyage de la Ville ; il y a un prix pour la trouvaille la plus étrange. Les trois immeubles.',
          detail: 'Samedi 20 avril, 10 h, rampe de Hillsview Place',
        },
        {
          title: 'Atelier vélo',
          text: 'Une pompe, un support, de l’huile à chaîne et quelqu’un qui sait dévoiler une roue. Local à vélos, 18 Nepean.',
          detail: 'Samedi 27 avril, de 11 h à 14 h',
        },
        {
          title: 'Échange de semis',
          text: 'Apportez ce que vous avez semé en trop. Mettez une étiquette, ou acceptez que ce soit désormais une courge mystère. Cour, Clarence Court.',
          detail: 'Samedi 11 mai, 10 h',
        },
      ],
    },
    {
      kind: 'sponsors',
      heading: 'Nos commanditaires',
      sponsors: [
        {
          name: 'Plot and Pail',
          text: 'Du terreau au litre, des jardinières qui s’accrochent du bon côté du garde-corps et des conseils francs pour les balcons au nord. Livraison dans le hall.',
          contact: '613-555-0171, plot-and-pail.example',
        },
        {
          name: 'Plain Figures Bookkeeping',
          text: 'Vos impôts à votre table de cuisine, jusqu’au 30 avril. Apportez la boîte à chaussures ; nous avons vu pire.',
          contact: '613-555-0175, plain-figures.example',
        },
        {
          name: 'Two Flights Movers',
          text: 'Nous réservons votre ascenseur, protégeons les murs et reprenons les boîtes une fois que vous les avez vidées.',
          contact: '613-555-0164, two-flights-movers.example',
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Montrez-nous votre balcon',
      paragraphs: [
        'Nous voulons voir ce que vous faites pousser, de quelque côté que donne votre balcon : les fougères du nord, l’unique piment courageux, la chaise et rien d’autre. Envoyez une photo et une phrase d’ici le 7 juin ; nous en publierons autant qu’il en entre.',
        'Dites-nous l’étage et l’orientation, pour que les autres en profitent. Nous taisons les numéros d’unité.',
      ],
      action: { label: 'Envoyer une photo', href: 'mailto:stories@local-link.example' },
    },
    {
      kind: 'next',
      heading: 'Dans le prochain numéro',
      text: 'Notre numéro d’été paraît en juillet 2024 : rester au frais dans une pièce pleine de soleil couchant, se baigner sans auto et ce qu’un barbecue peut ou ne peut pas faire au neuvième.',
    },
  ],
};
