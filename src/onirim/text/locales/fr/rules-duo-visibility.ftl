# Aide sur les règles d’un module, un message par numéro : §N.N.N est rule-N-N-N.

rule-T9 = Une recherche n’est vue que de celui qui cherche ; la carte prise est montrée, mais pas celle que prend un Rêve heureux. L’ordre des cartes montrées puis remises n’est connu que de celui qui les remet. Les cartes mises de côté, les Limbes, les Attrape-rêves, les Objectifs, les Habitants, la défausse et les cartes retirées sont visibles.
rule-T10 = Fouiller la pioche ne montre que les cartes qu’on peut prendre ou qui sont défaussées, et seulement une fois la recherche commencée. Un Rêve heureux peut prendre n’importe quelle carte : il nomme donc toutes les sortes présentes, Habitants compris. Seul, vous retenez les Habitants ; à deux, la liste disparaît quand vous avez choisi. Ce qu’on pourrait déduire du reste n’est pas retenu pour vous.
rule-T11 = Ce que les deux ont vu reste connu tant que sa place est connue : cartes choisies, échangées ou montrées. De deux cartes égales en main, celle qu’on connaît part la première. Si des cartes montrées sont remises dans un ordre connu d’un seul, l’autre sait toujours lesquelles s’y trouvent, jusqu’à ce qu’on les pioche, les mélange ou les regarde à nouveau.
rule-T12 = En logistique pure, les deux voient ce que l’un regarde et l’ordre dans lequel il le remet : vous pourriez vous le dire. Les spectateurs, non.
rule-16-1 = Vos cartes privées sont secrètes, sauf si l’on joue cartes sur table.
rule-16-2 = Les cartes que vous regardez ne sont vues que de vous, et l’ordre sur la pioche n’est connu que de vous, sauf en logistique pure.
rule-16-3 = Les cartes révélées sont vues des deux.
rule-16-4 = Ce qu’on voit dans les recherches, les nouvelles mains et ce que le jeu retient suit une règle : une place connue des deux reste connue des deux.
rule-16-5 = Il y a trois façons de se parler : le grand silence (rien que des coups), des signaux convenus, et la logistique pure, toutes cartes visibles.
