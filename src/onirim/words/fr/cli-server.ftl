# Les commandes du serveur.

cli-serve = Accueillir des parties pour des navigateurs et d’autres clients.
cli-serve-host = L’adresse où écouter.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-serve-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-serve-base-path = Où un mandataire nous place, par exemple /onirim.
cli-serve-origin = Origine des pages qui peuvent nous parler, si ce n’est pas notre adresse.
cli-serve-proxy = Adresse d’un mandataire dont on croit les en-têtes X-Forwarded.
cli-serve-limits = Combien une adresse peut demander : 2 pour le double, 0 sans limite.
cli-serve-patience = Secondes dans lesquelles une demande entière doit être arrivée.
cli-serve-keep-days = Après combien de jours une partie abandonnée est supprimée.
cli-serve-open-page = Ouvrir la table dans le navigateur de cette machine.
cli-serve-fixed-deal = Pour les essais : on peut donner leur pioche aux nouvelles parties.
cli-backup = Copier les parties telles qu’elles sont dans un fichier, pendant que le serveur continue.
cli-backup-file = Le nouveau fichier.
cli-backup-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-backup-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-rotate-keys = Signer désormais les cookies avec une nouvelle clé.
cli-rotate-keys-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-rotate-keys-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-rotate-keys-forget-old = Ne plus accepter les anciens cookies : chacun recommence à neuf.
