/** Without accents, digits and signs, in small letters: `p@ssw0rd2024!` is `password`. */
const WORDS = `
password passwords passwort passwords motdepasse contrasena contrasenia clave claves parola parolachiave passwordpassword mypassword mypass thepassword newpassword oldpassword yourpassword nopassword
passwordadmin adminpassword userpassword testpassword password passwordabc passwordone passwordqwerty qwertypassword passw passwd passme passpass passphrase passcode
meinpasswort neuespasswort passwortgeheim geheimespasswort geheim geheimnis monmotdepasse nouveaumotdepasse micontrasena nuevacontrasena lamiapassword nuovapassword miapassword
welcome welcomehome welcometo welcomeback willkommen herzlichwillkommen benvenuto benvenuti bienvenue bienvenido bienvenida bienvenidos
letmein letmeinnow letmeinplease letmeinside openup opensesame opensezame sesamo sesam sesameouvretoi apritisesamo abretesesamo
admin admins administrator administrateur administrador amministratore administration adminadmin root rootroot toor superuser supervisor sysadmin webmaster manager operator
user username benutzer benutzername utilisateur utente usuario guest gast invite ospite invitado default changeme changemenow changeit changethis pleasechange
test tests testtest tester testing testuser testaccount demo demodemo demouser example exemple esempio ejemplo beispiel sample temp temporary temppassword
login loginlogin signin anmelden anmeldung connexion accedi accesso acceso entrar secret secrets topsecret mysecret secreto segreto
iloveyou iloveyousomuch iloveu iloveme ilovegod ilovejesus ilovemyself ilovemom ilovemusic iloveyouu loveyou loveme lovelove mylove truelove loveyouforever lovely lovers
ichliebedich tiamo tiamotanto tiamopersempre jetaime jetadore tequiero tequieromucho teamo teamomucho amoremio amore amour monamour miamor amor liebe schatz schatzi meinschatz tesoro
qwerty qwertyui qwertyuiop qwertyuio qwertyqwerty qwertyasdf qwertyasdfgh qwertyuiopasdfgh qwertyuiopasdfghjkl qwertz qwertzui qwertzuiop qwertzqwertz azerty azertyui azertyuiop azertyazerty qazwsx qazwsxedc
qazwsxedcrfv qazxsw qazxswedc qweasd qweasdzxc qweasdzxcv qweqwe qweqweqwe qweasdqwe asdfgh asdfghjkl asdfghjk asdfasdf asdfasdfasdf asdasd asdasdasd asdqwe zxcvbn zxcvbnm zxcvbnmasdfghjkl zaqwsx zaqxsw zaqwsxcde
qaz qwe asd zxc asdf asdzxc wsxedc edcrfv wsx qwer qwert qwerasdf qwerasdfzxcv qscwdv poiuytrewq lkjhgfdsa mnbvcxz abcabc abcdabcd abcd abcde abcdef abcdefg abcdefgh abc aabbcc
monkey monkeys dragon dragons dragonball football footballer fussball calcio futbol soccer baseball basketball hockey superman batman spiderman ironman starwars darthvader pokemon pikachu minecraft
sunshine sunflower princess princesse principessa princesa prinzessin prinz butterfly schmetterling farfalla papillon mariposa flower flowers blume fleur flor fiore rainbow arcobaleno regenbogen
shadow master mastermind masterkey hunter ranger killer hacker trustno trustnoone whatever nothing something everything freedom liberty liberte libertad liberta freiheit
michael jennifer jessica ashley daniel andrew matthew joshua thomas robert charlie michelle nicole samantha elizabeth alexander alexandra alessandro alessandra francesco francesca giuseppe giovanni
christian christine stephanie sebastian katharina maximilian dominique nathalie frederic catherine valentina valentino fernando alejandro alejandra gabriel gabriela carlos antonio antonella
chocolate chocolat schokolade cioccolato chocolata cheese cookie cookies banana bananas strawberry blueberry pineapple orange apple cherry pizza spaghetti coffee computer computers internet samsung
iphone android microsoft windows google facebook linkedin instagram twitter youtube amazon adobe oracle nintendo playstation logitech toyota mercedes ferrari porsche lamborghini ducati yamaha
juventus inter milan napoli romaroma liverpool arsenal chelsea manchester manchesterunited barcelona realmadrid bayernmunchen bayernmuenchen borussia schalke olympique marseille parissaintgermain psg
summer winter autumn spring sommer herbst fruhling fruehling estate inverno autunno primavera ete hiver automne printemps verano invierno otono summertime wintertime holiday holidays vacation vacanze ferien
january february march april june july august september october november december gennaio febbraio settembre ottobre novembre dicembre januar februar oktober dezember janvier fevrier septembre octobre decembre
monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lunedi martedi mercoledi giovedi venerdi sabato domenica lundi mardi mercredi jeudi vendredi samedi dimanche
hello helloworld hellohello hellokitty hallo hallohallo halloweltx hallowelt ciao ciaociao ciaomondo bonjour bonjourbonjour salut hola holahola holamundo buongiorno gutentag
family familie famille famiglia familia mother father mutter vater mamma mammamia papa mama maman sister brother friends friendship bestfriend bestfriends forever foreverlove foreveryoung
babygirl babyboy sweetheart sweety darling honey beautiful gorgeous lovable handsome bella bellissima bellissimo hermosa stella estrella etoile stern sternchen
jesus jesuschrist jesuslovesme christ blessed godisgood godislove angel angels angelo engel ange dios diosesamor dieu gott
startrek matrix gandalf hogwarts harrypotter lordoftherings gameofthrones thunder lightning diamond diamonds silver golden crystal phoenix tigger tiger tigers lions eagle eagles falcon cowboys steelers yankees
company companyname firma unternehmen azienda entreprise empresa office buro bureau ufficio oficina work business sales vendita ventas verkauf warehouse magazzino lager entrepot almacen shop negozio boutique tienda laden
italia italy germany deutschland france francia spain espana europa europe london paris berlin roma madrid milano america argentina mexico colombia
access accessgranted accessdenied security secure secured sicher sicherheit sicurezza securite seguridad private privat privato prive privado unknown nobody anybody anyone
trustme believe believeinyourself imagine inspire nevergiveup carpediem hakunamatata veryverystrong strongpassword securepassword complexpassword verysecure verysecret supersecret ultrasecret
correcthorsebatterystaple thisismypassword thisispassword thisisatest thisisasecret mynameis mynameisnobody iamthebest iamtheking iamadmin whoami blablabla blahblahblah lalalala lololol hahahaha
`;

const NUMBERS = `
1234554321 1234567899 1234567891 1234512345 1231231234 1122334455 1122334456 9988776655 0011223344 1029384756 1357924680 2468101214 1472583690 1597534862 7894561230 7418529630 9638527410 9876543211
0123456789 3141592653 3141592654 2718281828 1212121212 1010101010 1111122222 1234567890123
`;

const listed = (text: string): string[] => text.split(/\s/u).filter((word) => word !== '');

/** The most common passwords, from public lists of leaked ones, and the same words in our five languages. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...listed(WORDS), ...listed(NUMBERS)]);
