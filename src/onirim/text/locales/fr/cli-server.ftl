# Les commandes du serveur.

cli-serve = Héberger des parties pour des navigateurs et d’autres clients.
cli-serve-host = Adresse d’écoute.
cli-serve-port = Port ; 0 en prend un libre.
cli-serve-socket = Écouter plutôt sur une socket Unix, pour un mandataire de cette machine.
cli-serve-base-path = Préfixe d’URL derrière un mandataire, comme /onirim.
cli-serve-allow-host = Nom d’hôte que les navigateurs peuvent utiliser, outre les adresses.
cli-serve-allow-origin = Origine des pages qui peuvent se connecter, si ce n’est pas l’adresse du serveur.
cli-serve-trust-proxy = Adresse d’un mandataire dont les en-têtes X-Forwarded font foi.
cli-serve-max-megabytes = Taille de la base à partir de laquelle les nouvelles parties sont refusées ; 0 : sans limite.
cli-serve-keep-days = Jours avant de supprimer une partie abandonnée.
cli-serve-keep-unstarted-days = Jours avant de supprimer une partie sans coup joué.
cli-serve-keep-finished-days = Jours avant de supprimer une partie finie.
cli-serve-keep-people-days = Jours avant d’oublier une personne sans parties.
cli-serve-rate-limit = Facteur de toutes les limites de débit d’une adresse : 2 les double, 0 les supprime.
cli-serve-request-timeout = Secondes dans lesquelles une requête entière doit arriver.
cli-serve-sit-in-after = Secondes d’absence après lesquelles un ordinateur peut remplacer un partenaire.
cli-serve-bot-delay = Secondes qu’un ordinateur prend pour une action, en moyenne.
cli-serve-workers = Nombre de processus ; plus d’un demande PostgreSQL.
cli-serve-metrics-token = Jeton exigé pour lire /metrics (par défaut : requêtes locales seulement).
cli-serve-log-level = Niveau minimal du journal : debug, info, warning ou error.
cli-serve-open-page = Ouvrir la table dans le navigateur de cette machine.
cli-serve-fixed-deal = Pour les essais : on peut donner leur pioche aux nouvelles parties.

cli-admin = Sauvegarder et restaurer les parties ; chercher, exporter et supprimer des parties et des personnes.
cli-admin-backup = Copier les parties dans un nouveau fichier, pendant que le serveur tourne.
cli-admin-backup-file = Le nouveau fichier.
cli-admin-restore = Remplacer les parties par une sauvegarde ; les actuelles sont gardées à côté.
cli-admin-restore-file = La sauvegarde.
cli-admin-migrate = Mettre la base de données au niveau de cette version ; une copie du fichier SQLite est gardée.
cli-admin-rotate-keys = Signer désormais les cookies avec une nouvelle clé.
cli-admin-rotate-keys-forget-old = Refuser tous les cookies existants ; chacun recommence à neuf.
cli-admin-find = Lister parties et personnes par le début d’un identifiant, ou par nom.
cli-admin-find-text = Le début d’un identifiant, ou un nom.
cli-admin-show = Afficher en JSON ce qui est gardé d’une partie, sans ses cartes, ou d’une personne.
cli-admin-show-name = L’identifiant.
cli-admin-export = Écrire en JSON dans un fichier tout ce qui est gardé d’une partie ou d’une personne.
cli-admin-export-name = L’identifiant.
cli-admin-export-file = Le nouveau fichier.
cli-admin-delete = Supprimer une partie avec son journal, ou une personne avec toutes ses données.
cli-admin-delete-name = L’identifiant.
cli-admin-delete-yes = Ne pas demander.
cli-admin-sign-out = Déconnecter une personne de tous ses appareils.
cli-admin-sign-out-name = L’identifiant.

file-saved = Enregistré dans { $file }.
admin-game = partie { $id } { $rules } { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} { $result ->
    [won] gagnée
    [lost] perdue
   *[going-on] en cours
}
admin-person = personne { $id } { $name }
admin-nothing = Aucun identifiant ne commence par « { $text } », et personne ne porte ce nom.
admin-delete-this = Supprimer cela ?
admin-deleted = Supprimé.
admin-signed-out = Déconnecté de tous les appareils.
games-restored = Les parties de { $file } sont en place.
games-kept = Ce qui s’y trouvait avant est { $file }.
database-migrated = La base de données est à la migration { $revision }.
keys-rotated = Les cookies sont signés avec une nouvelle clé. Les serveurs en marche la trouvent en quelques secondes.
