# Les commandes du serveur.

cli-serve = Accueillir des parties pour des navigateurs et d’autres clients.
cli-serve-host = L’adresse où écouter.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-serve-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-serve-base-path = Où un mandataire nous place, par exemple /onirim.
cli-serve-allow-origin = Origine des pages qui peuvent nous parler, si ce n’est pas notre adresse.
cli-serve-trust-proxy = Adresse d’un mandataire dont on croit les en-têtes X-Forwarded.
cli-serve-rate-limit = Combien une adresse peut demander : 2 pour le double, 0 sans limite.
cli-serve-request-timeout = Secondes dans lesquelles une demande entière doit être arrivée.
cli-serve-keep-days = Après combien de jours une partie abandonnée est supprimée.
cli-serve-socket = Écouter plutôt sur une socket Unix, pour un mandataire de cette machine.
cli-serve-workers = Combien de processus servent ; plus d’un demande PostgreSQL.
cli-serve-allow-host = Un nom sous lequel les navigateurs peuvent nous demander, outre les adresses.
cli-serve-keep-unstarted-days = Après combien de jours une partie sans coup est supprimée.
cli-serve-keep-finished-days = Après combien de jours une partie finie est supprimée.
cli-serve-keep-people-days = Après combien de jours on oublie quelqu’un sans parties.
cli-serve-max-megabytes = Taille de la base à partir de laquelle on refuse de nouvelles parties ; 0 : sans fin.
cli-serve-sit-in-after = Secondes d’absence d’un partenaire avant qu’un ordinateur puisse s’asseoir.
cli-serve-bot-delay = Secondes qu’un ordinateur prend pour une action, en moyenne.
cli-serve-metrics-token = Qui le connaît peut lire /metrics ; sans lui, cette machine.
cli-serve-log-level = Ce qui est noté : ceci et ce qui est pire.
cli-serve-config = Un fichier TOML avec des réglages, nommés comme ces options.
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
cli-backup-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-rotate-keys-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-restore = Mettre une sauvegarde à la place des parties ; l’ancien contenu reste à côté.
cli-restore-file = La sauvegarde.
cli-restore-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-restore-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-restore-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-migrate = Mettre la base de données au niveau de cette version ; une copie du fichier SQLite est gardée.
cli-migrate-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-migrate-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-migrate-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-admin = Chercher, exporter et supprimer des parties et des personnes.
cli-admin-find = Lister les parties et personnes dont l’identifiant commence par un texte, ou qui portent ce nom.
cli-admin-find-text = Le début d’un identifiant, ou un nom.
cli-admin-find-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-admin-find-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-admin-find-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-admin-show = Montrer en JSON ce qui est gardé d’une partie, sans ses cartes, ou d’une personne.
cli-admin-show-name = L’identifiant.
cli-admin-show-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-admin-show-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-admin-show-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-admin-export = Écrire en JSON dans un fichier tout ce qui est gardé d’une partie ou d’une personne.
cli-admin-export-name = L’identifiant.
cli-admin-export-file = Le nouveau fichier.
cli-admin-export-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-admin-export-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-admin-export-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-admin-delete = Supprimer une partie avec son journal, ou une personne avec tout ce qu’on sait d’elle.
cli-admin-delete-name = L’identifiant.
cli-admin-delete-yes = Ne pas demander.
cli-admin-delete-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-admin-delete-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-admin-delete-config = Un fichier TOML avec des réglages, nommés comme ces options.
cli-admin-recall = Rendre sans valeur tous les cookies d’une personne.
cli-admin-recall-name = L’identifiant.
cli-admin-recall-data = Où sont gardées les parties ; sinon, la place habituelle de cette machine.
cli-admin-recall-database = postgresql://… ou sqlite:///FICHIER au lieu d’un fichier du dossier.
cli-admin-recall-config = Un fichier TOML avec des réglages, nommés comme ces options.

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
admin-recalled = Révoqué : les autres appareils sont déconnectés.
games-restored = Les parties de { $file } sont en place.
games-kept = Ce qui s’y trouvait avant est { $file }.
database-migrated = La base de données est à la migration { $revision }.
keys-rotated = Les cookies sont signés avec une nouvelle clé. Les serveurs en marche la trouvent en quelques secondes.
