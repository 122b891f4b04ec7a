# La nuit guidée.

web-guide-skip = Passer
web-guide-begin = Allumer la chandelle
web-guide-own = Rêver par vous-même
web-guide-step = { $n } sur { $m }
tutorial-aim = Ouvrez huit Portes avant que la chandelle ne s’éteigne
tutorial-aim-more = Deux par palais. La pioche est votre chandelle : quand elle s’épuise, la nuit s’achève.
tutorial-row = À chaque tour, vous posez une carte au bout de votre rangée. Prenez le Soleil rouge.
tutorial-neighbours = Jamais deux fois le même symbole de suite : après un Soleil vient la Lune.
tutorial-third = La troisième carte rouge de suite trouve une Porte.
tutorial-search = La voici. Touchez-la, elle est à vous.
tutorial-unlock = Vous venez de piocher une Porte. Une Clé de sa couleur l’ouvre.
tutorial-discard = Rien ne convient ? Défaussez une carte et piochez-en une autre.
tutorial-nightmare = Un Cauchemar ! Il prend une Clé, une Porte, cinq cartes ou toute votre main. Donnez-lui la Clé.
tutorial-done = Vous savez tout
tutorial-done-more = Voici une nuit aux cartes clémentes. Celle-ci est bien réelle.
tutorial-other = Une belle carte pour plus tard. Prenez celle qui est dans la lumière.
tutorial-other-way = La bonne carte, mais cette fois { $verb ->
    [discard] défaussez-la
    [play] jouez-la
   *[other] servez-vous-en autrement
}.
