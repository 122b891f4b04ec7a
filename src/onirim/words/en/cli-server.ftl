# The server's commands.

cli-serve = Host games for browsers and other clients.
cli-serve-host = The address to listen on.
cli-serve-port = The port; 0 takes a free one.
cli-serve-data = Where games are kept; otherwise this machine's usual place.
cli-serve-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-serve-base-path = Where a proxy puts us, such as /onirim.
cli-serve-origin = Origin of pages that may talk to us, if not our own address.
cli-serve-proxy = Address of a proxy whose X-Forwarded headers are believed.
cli-serve-limits = How much one address may ask for: 2 is twice, 0 no limit.
cli-serve-patience = Seconds in which a whole request must have come.
cli-serve-keep-days = After how many days an abandoned game is deleted.
cli-serve-open-page = Open the table in this machine's browser.
cli-serve-fixed-deal = For tests: new games may be given their deck.
cli-backup = Copy the games as they are now into a file, while the server goes on.
cli-backup-file = The new file.
cli-backup-data = Where games are kept; otherwise this machine's usual place.
cli-backup-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-rotate-keys = Sign cookies with a new key from now on.
cli-rotate-keys-data = Where games are kept; otherwise this machine's usual place.
cli-rotate-keys-database = postgresql://… or sqlite:///FILE instead of a file in the folder.
cli-rotate-keys-forget-old = Believe no older cookie: everybody begins anew.
