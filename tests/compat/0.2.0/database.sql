BEGIN TRANSACTION;
CREATE TABLE computer_leases (
	game VARCHAR(16) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	game VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	code VARCHAR(80) NOT NULL, 
	cards TEXT NOT NULL, 
	practice BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',0,-1,'deal','','Rs Rs B3 Ts Nm Bs',0,1.79512512557843112947e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',1,0,'action','discard:Ts','B5',0,1.79512512563600564003e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',2,0,'action','discard:Bs','Ts',0,1.79512512563987588877e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',3,0,'action','play:Rs','Bd Gs',0,1.79512512564196658132e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',4,0,'action','build-right:B3','Bd Nm',0,1.79512512564407062526e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',5,0,'action','pay-hand','Rs Rs Nm R4 Tm Rs',0,1.79512512564810967439e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',6,0,'action','lose-tower:B3','',0,1.79512512564985656738e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',7,0,'action','play:Tm','Bm',0,1.79512512565148925781e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',8,0,'action','play:Rs','Rk',0,1.7951251256535761357e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',9,0,'action','discard:R4','Ts Gm Nm T5',0,1.79512512565562462802e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',10,0,'action','top:Nm','',0,1.79512512565809512132e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',11,0,'action','top:T5','',0,1.79512512565939044957e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',12,0,'action','top:Gm','',0,1.79512512566087603571e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',13,0,'action','pay-hand','Bs Tm',0,1.79512512566253113746e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',14,0,'action','discard:Bs','Nm',0,1.7951251256651182174e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',15,0,'action','pay-hand','Tm Tk Gm Rm Nm Bs',0,1.79512512566733455662e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',16,0,'action','discard:Tm','Gs',0,1.79512512566925287252e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',17,0,'action','play:Gm','G5',0,1.79512512567105531687e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',18,0,'action','discard:G5','T4 Nm Nm R5 Ts',0,1.79512512567241597173e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',19,0,'action','top:R5','',0,1.79512512567400288584e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',20,0,'action','top:Nm','',0,1.79512512567572498321e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',21,0,'action','top:T4','',0,1.79512512567712116239e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',22,0,'action','top:Nm','',0,1.79512512567861580847e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',23,0,'action','discard:R5','Bs',0,1.79512512568026089661e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',24,0,'action','top:Nm','',0,1.79512512568171167374e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',25,0,'action','top:Ts','',0,1.79512512568329620356e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',26,0,'action','top:Nm','',0,1.79512512568507194522e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',27,0,'action','top:T4','',0,1.79512512568635368348e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',28,0,'action','pay-hand','Gk Gm',0,1.79512512568805360797e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',29,0,'action','discard:Bs','Bk',0,1.79512512568977284426e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',30,0,'action','discard:Ts','Bs',0,1.79512512569124197967e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',31,0,'action','discard:Bs','Nm',0,1.79512512569328165049e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',32,0,'action','pay-five','Tk Rs Nm Bs Tm Rk',0,1.79512512569460844997e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',33,0,'action','discard:Rk','Ts Tk Gs Rs Rm',0,1.79512512569649815554e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',34,0,'action','discard-seen:Gs','',0,1.7951251256979801655e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',35,0,'action','top:Tk','',0,1.79512512569947552685e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',36,0,'action','top:Rs','',0,1.79512512570089960103e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',37,0,'action','top:Ts','',0,1.79512512570255875583e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',38,0,'action','discard:Gk','Rk Nm',0,1.79512512570420718193e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',39,0,'action','discard-seen:Ts','',0,1.7951251257057850361e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',40,0,'action','top:Rs','',0,1.79512512570726704601e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',41,0,'action','top:Rm','',0,1.79512512576934123035e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',42,0,'action','top:Nm','',0,1.79512512577254247669e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',43,0,'action','play:Bk','',0,1.79512512577562952046e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',44,0,'action','play:Gm','',0,1.79512512577783274652e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',45,0,'action','pay-hand','Gk Gs Gm G3',0,1.79512512578010225297e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',46,0,'action','discard:Gs','Bs',0,1.79512512578296136857e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',47,0,'action','discard:Gm','Bk',0,1.79512512578477835653e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',48,0,'action','discard:Bs','Bd',0,1.79512512578698658948e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',49,0,'action','unlock:Bk','Rs Bm',0,1.79512512578901958469e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',50,0,'action','play:Gk','G4',0,1.79512512579074120524e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',51,0,'action','build-right:G3','Bm',0,1.79512512579230499266e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',52,0,'action','play:Rs','Nm',0,1.79512512579396200183e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',53,0,'action','pay-door:Bd','',0,1.79512512579577565192e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',54,0,'action','lose-tower:G3','Gd Rd',0,1795125125.79873);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',55,0,'action','unlock:Rk','Bk Nm',0,1.79512512580194735526e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',56,0,'action','pay-hand','Bd Gk T3 Bs Nm Td R3 Rs',0,1.79512512580369758613e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',57,0,'action','discard:R3','B4 Gd Rm',0,1.79512512580548095697e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',58,0,'action','top:Rm','',0,1.79512512580696749681e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',59,0,'action','top:B4','',0,1.79512512580841565134e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',60,0,'action','build-right:T3','',0,1.79512512581009149549e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',61,0,'action','play:Rm','',0,1.79512512581327819821e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',62,0,'action','unlock:Gk','Gs Nm',0,1.79512512581474637982e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',63,0,'action','pay-door:Gd','',0,1.79512512582334327702e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',64,0,'action','lose-tower:T3','Bd Rd Bd Rm',0,1.79512512582958292956e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',65,0,'action','play:Rs','',0,1.79512512583296656603e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',66,0,'action','take:Rd','Bd Td Bd Gs',0,1.7951251258351604938e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',67,0,'action','play:Rm','Bm',0,1.79512512583867812161e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',68,0,'action','play:Gs','Nm',0,1.79512512584058165545e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',69,0,'action','pay-five','Gd Bd Gd Td Td Ts',0,1.79512512584299755097e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',70,0,'action','discard:Bs','Bd Td Gs',0,1.79512512584609222414e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',71,0,'action','discard:B4','Gd Bd Td Bd',0,1.7951251258488640785e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',72,0,'action','top:Td','',0,1.79512512585057616232e+09);
INSERT INTO "entries" VALUES('xz4yj43t5h25yu3e',73,0,'action','top:Gd','Gd Td',0,1.79512512585245537751e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',0,-1,'deal','','Nm Bs Bs Bs Rs Gm Rs Rd Bm Bd Bs',0,1.79512512587190747265e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',1,0,'action','pick:Bm','',0,1.7951251261208379269e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',2,1,'action','pick:Bs','',0,1.79512512614777708049e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',3,0,'action','pick:Bs','',0,1.79512512617149782179e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',4,1,'action','pick:Bs','',0,1.7951251261954550743e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',5,0,'action','pick:Rs','',0,1.79512512621780824656e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',6,1,'action','pick:Rs','',0,1.79512512624049615857e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',7,0,'action','play:Gm/shared','Rs',0,1.79512512625615811351e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',8,1,'action','play:Bs/shared','Tm',0,1.79512512626842308041e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',9,0,'action','discard:Rs/shared','',0,1.79512512631763410564e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',10,0,'action','swap:Rs','',0,1.79512512635664224624e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',11,0,'action','swap:Tm/shared','Tk',0,1.79512512638010859489e+09);
INSERT INTO "entries" VALUES('77mseu6wmvygpcaz',12,1,'action','play:Tk/shared','Bd Nm',0,1.79512512639240312574e+09);
CREATE TABLE games (
	id VARCHAR(16) NOT NULL, 
	rules TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	practice BOOLEAN NOT NULL, 
	deck TEXT, 
	seed TEXT, 
	invite VARCHAR(32) NOT NULL, 
	watch VARCHAR(32) NOT NULL, 
	made_at DOUBLE NOT NULL, 
	touched_at DOUBLE NOT NULL, 
	length INTEGER NOT NULL, 
	result VARCHAR(8) NOT NULL, 
	marked_at DOUBLE, 
	to_move INTEGER, 
	doors INTEGER DEFAULT 0 NOT NULL, 
	doors_needed INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (invite), 
	UNIQUE (watch)
);
INSERT INTO "games" VALUES('xz4yj43t5h25yu3e','solo+towers',2,0,NULL,NULL,'vtfivfzhajqr7nszizuvfft659szmj2d','9ad23nemz83xi5y4e5z6di2pihxurnwx',1.79512512558356499676e+09,1.79512512563600564003e+09,74,'lost',NULL,NULL,2,8);
INSERT INTO "games" VALUES('77mseu6wmvygpcaz','duo',2,0,NULL,NULL,'z4ejjumau285qdjfqsbkznyp67z39739','askb2fteg9ek2ich8ni5vjegwaxhxgxw',1.79512512587627339364e+09,1.7951251261208379269e+09,13,'',NULL,1,0,8);
CREATE TABLE keys (
	id VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	made_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "keys" VALUES('27fdb8b6','c202ce0ce8f484940d883a3bf9b147d1540021f1d9c41a87c1fe2c042d826808',1.79512512446859049796e+09);
CREATE TABLE notices (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	what VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	seen_at DOUBLE NOT NULL, 
	marked_at DOUBLE, 
	cookies INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('57d38425f3f201fa6f18855049210528','Ann',1.79512512556580114365e+09,NULL,0);
INSERT INTO "people" VALUES('8a257a78e8d7955226cf9eafe688f659','Ben',1.79512512589897036555e+09,NULL,0);
CREATE TABLE rates (
	who VARCHAR(64) NOT NULL, 
	"left" DOUBLE NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (who)
);
INSERT INTO "rates" VALUES('9eef9ca81439ce0dae9611604003b6b6ea1c2d9f6e761f46dcd1309f7db9c7fd',9.0,1.795125125893219471e+09);
CREATE TABLE request_keys (
	"key" VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	ends_at DOUBLE NOT NULL, 
	PRIMARY KEY ("key"), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "request_keys" VALUES('5031466b10c706066ae1d5e882a55b3c6625f2f1cff3901d73384fdcb8182b5a','57d38425f3f201fa6f18855049210528',1.79512572556580114364e+09);
INSERT INTO "request_keys" VALUES('c5c294a87ae42fb53825f4afa1cb880232bd1970da357350cc1376243a7addbf','8a257a78e8d7955226cf9eafe688f659',1.79512572589897036546e+09);
CREATE TABLE schema_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT schema_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "schema_version" VALUES('0002');
CREATE TABLE seats (
	game VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	computer VARCHAR(16) DEFAULT '' NOT NULL, 
	computer_played BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('xz4yj43t5h25yu3e',0,'57d38425f3f201fa6f18855049210528','Ann','',0);
INSERT INTO "seats" VALUES('77mseu6wmvygpcaz',0,'57d38425f3f201fa6f18855049210528','Ann','',0);
INSERT INTO "seats" VALUES('77mseu6wmvygpcaz',1,'8a257a78e8d7955226cf9eafe688f659','Ben','',0);
CREATE TABLE transfers (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	ends_at DOUBLE NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE upkeep (
	name VARCHAR(16) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "upkeep" VALUES('swept',1795125125.44457);
INSERT INTO "upkeep" VALUES('steady',1795125125.44457);
CREATE TABLE watchers (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, person), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX people_seen_at ON people (seen_at);
CREATE INDEX games_touched_at ON games (touched_at);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX watchers_person ON watchers (person);
CREATE INDEX request_keys_person ON request_keys (person);
DELETE FROM "sqlite_sequence";
COMMIT;
