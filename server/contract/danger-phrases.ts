/**
 * The phrases behind the emergency card (`danger.ts`), in English, French and Spanish. Staff may edit this file: add a line, run
 * the tests, done. All three languages are always searched together, whatever the language of the page.
 *
 * How to write a line:
 * - one phrase per line, in ordinary words. Capitals, accents, doubled letters and a final `s` do not matter; short forms (I'm, don't,
 *   j'ai) are written out by the program, so write "i am", "do not", "j ai"; words of `FILLERS` are skipped, leave them out;
 * - `a/b` one of these words; `(word)` may be missing; `(*)` one more word may stand here; `..` up to three (none of them a "not");
 * - `word*` any ending; `<` and `>` start and end of the sentence; a name in CAPITALS is a list from `WORDS`;
 * - every line needs at least one word outside brackets (a test says which line does not).
 *
 * Over 300 lines because it is a table.
 */

/** Word lists used by the phrases; an entry may use other lists. Entries are separated by commas. */
export const WORDS: Record<string, string> = {
  DET: `a/an/the/this/that/these/those/some/two/three/four/2/3/4/several/my/our/his/her/un/une/le/la/l/les/des/ce/cet/cette/ces/deux/trois/mon/ma/mes/notre/nos/son/sa/ses/una/unos/unas/el/los/las/ese/esa/este/esta/dos/tres/mi/mis/nuestro/nuestra/su/sus`,
  /** People a visitor writes about. */
  PERSON: `man/men/guy/guys/dude/woman/women/person/people/stranger/husband/wife/ex/boyfriend/girlfriend/partner/father/dad/stepdad/stepfather/mother/mum/mom/brother/sister/son/daughter/kid/kids/child/children/baby/uncle/aunt/grandma/grandpa/grandmother/grandfather/granddad/grandad/gran/nan/granny/bloke/lad/receptionist/doctor/teacher/caretaker/student/neighbor/neighbour/boss/colleague/coworker/workmate/friend/mate/roommate/driver/customer/client/patient/resident/visitor/nurse/worker/employee/guard/technician/electrician/manager/cashier/teammate/boy/boys/girl/teen/teenagers/thief/thieves/robber/burglar/intruder/attacker/stalker/gang/car/van/dog/tenant/student/pupil/passenger/lady,
papi/mamie/vigile/gardienne/receptionniste/caissier/caissiere/homme/mec/mecs/type/gars/gens/inconnu/individu/mari/femme/conjoint/conjointe/compagnon/copain/copine/pere/mere/papa/maman/frere/soeur/fils/fille/enfant/bebe/oncle/tante/grand/voisin/voisine/patron/chef/collegue/ami/amie/pote/ouvrier/chauffeur/cliente/infirmiere/salarie/employe/agent/technicien/gardien/personne/garcon/jeune/voleur/cambrioleur/agresseur/voiture/chien/locataire/eleve/resident/usager/dame/monsieur/collaborateur/collaboratrice,
abuelito/abuelita/recepcionista/vigilante/camarera/camarero/hombre/tio/tios/tipo/chico/chaval/chavales/mujer/senor/senora/desconocido/desconocida/marido/esposo/esposa/novio/novia/pareja/padre/madre/hermano/hermana/hijo/hija/nino/nina/abuelo/abuela/vecino/vecina/jefe/jefa/companero/companera/colega/amigo/amiga/obrero/conductor/cliente/paciente/enfermera/enfermero/trabajador/trabajadora/empleado/empleada/ladron/ladrones/agresor/coche/carro/perro/persona/alumno/inquilino/muchacho`,
  /** Somebody, as the subject of a sentence. */
  THEM: `he/she/they/someone/somebody/il/elle/ils/elles/alguien/el/ella/ellos,quelqu un (qui),DET (*) PERSON (*) (who/that/qui/que),PERSON`,
  /** The writer or the people with the writer, as the object; French and Spanish put it before the verb. */
  ME: `me/us/m/nous/nos/moi`,
  ANYONE: `me/us/him/her/them/someone/somebody/people/everyone/everybody/quelqu/alguien,DET (*) PERSON,PERSON`,
  IS: `is/are/am/s/re/was/has/have/had/be/been/being/got`,
  ES: `est/sont/a/ont/vient/viennent/s/etait`,
  HURTING: `attacking/beating/hitting/hurting/punching/kicking/strangling/choking/stabbing/raping/assaulting/threatening/robbing/mugging/following/chasing/stalking/harassing/groping/touching/grabbing/shooting/killing/harming/cornering/burning/slapping/pushing`,
  HURTS: `attacks/beats/hits/hurts/punches/kicks/strangles/chokes/stabs/rapes/assaults/threatens/follows/chases/stalks/grabs/touches/harasses/hit/slaps`,
  HURTED: `attacked/beat/beaten/hit/hurt/punched/kicked/strangled/stabbed/raped/assaulted/threatened/robbed/mugged/followed/chased/grabbed/shot/cornered/slapped/kidnapped/abducted/bitten/bit`,
  HURT: `kill/hurt/attack/rape/hit/shoot/stab/beat/murder/strangle/burn/harm/kidnap/rob/assault/get/choke`,
  WILL: `going to,about to,go to,will/l,want to/2,try/tries/trying/tried to/2,threatens/threatening/threatened to/2,swore to`,
  FRAPPE: `suit/suivent/poursuit/poursuivent/frappe/frappent/tape/tapent/bat/battent/menace/menacent/agresse/agressent/attaque/attaquent/etrangle/harcele/touche/viole/sequestre/braque/braquent/tabasse/tabassent/cogne/cognent/retient/gifle`,
  FRAPPER: `agress*/attaqu*/frapp*/tabass*/menac*/braqu*/poignard*/etrangl*/viol*/voler/cambriol*/suiv*/poursuiv*/harcel*/sequestr*/tuer/tirer/battre/cogner/casser/buter/crever/defonc*/planter/toucher/tape*/battu*/mordu*/blesse*`,
  PEGA: `persigue/persiguen/golpea/golpean/ataca/atacan/amenaza/amenazan/agrede/agreden/acosa/acosan/apunta/apuntan/viola/acorrala/acorralan`,
  PEGANDO: `siguiendo/persiguiendo/pegando/golpeando/atacando/amenazando/agrediendo/acosando/matando/tocando/apuntando/robando/atracando/violando/ahogando/estrangulando/asaltando/acuchillando/disparando/forzando/acorralando/vigilando`,
  PEGAR: `matar*/pegar*/golpear*/atacar*/violar*/robar*/agredir*/disparar*/acuchillar*/apunalar*/secuestrar*/atracar*,hacerme/hacernos/hacerle/hacer dano/algo`,
  EST: `esta/estan/estaba/sta/stan/viene/vienen/anda/andan/lleva`,
  WEAPON: `knife/gun/weapon/axe/machete/pistol/rifle/shotgun/blade/couteau/arme/flingue/fusil/pistolet/hache/cutter/cuchillo/arma/pistola/navaja/escopeta/hammer/marteau/martillo/hacha/tournevis/batte/palo/ciseaux/scissors/tijeras,baseball bat,iron bar,barre de fer,broken bottle`,
  HOUSE: `house/home/flat/apartment/room/bedroom/kitchen/garage/garden/basement/building/office/shop/store/warehouse/hotel/school/maison/appartement/appart/chambre/cuisine/jardin/cave/immeuble/bureau/magasin/boutique/entrepot/hangar/casa/piso/habitacion/cuarto/cocina/garaje/sotano/edificio/oficina/tienda/almacen/nave/stairs/downstairs/upstairs/car/factory/usine/fabrica/atelier/hall/corridor/couloir/pasillo/reception/accueil`,
  TRAP: `lift/elevator/room/bathroom/toilet/cupboard/closet/basement/cellar/freezer/fridge/stockroom/storeroom/trunk/boot/car/truck/van/house/flat/building/warehouse/silo/tank/pit/trench/well/rubble/machine/garage/office/container/ascenseur/chambre/toilettes/cave/placard/bureau/coffre/voiture/maison/cuve/tranchee/puits/decombres/hangar/local/entrepot/appartement/ascensor/habitacion/cuarto/bano/lavabo/armario/sotano/camara/almacen/maletero/coche/casa/pozo/zanja/deposito/escombros/maquina/nave/oficina,sous sol`,
  POLICE: `police/cops/ambulance/firemen/firefighters/secours/samu/pompiers/gendarmes/gendarmerie/flics/policia/ambulancia/bomberos/911/112/999/17/18/15/114/guardia/emergencias/paramedics,fire brigade,emergency services,fire department`,
  BODY: `arm/leg/head/hand/foot/back/neck/finger/hip/ankle/ribs/bras/jambe/tete/main/pied/dos/cou/doigt/cheville/hanche/brazo/pierna/cabeza/mano/pie/cuello/dedo/tobillo/cadera/espalda`,
  MONTH: `january/february/march/april/june/july/august/september/october/november/december/janvier/fevrier/mars/avril/mai/juin/juillet/aout/septembre/octobre/novembre/decembre/enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre`,
  HEART: `heart attack,stroke,seizure,cardiac arrest,asthma attack,panic attack,allergic reaction,anaphyla*,convulsions,infarctus,avc,crise cardiaque,crise d epilepsie,crise d asthme,arret cardiaque,attaque cardiaque,malaise,convulsion*,infarto,ataque al corazon,ataque epileptico,ictus,derrame,ataque de asma,reaction allergique,reaccion alergica`,
};

/** Spellings of short messages, and short forms written out: `found=meaning`. */
export const ABBREVIATIONS = `hes=he is,shes=she is,theres=there is,theyre=they are,whos=who is,im=i am,ive=i have,dont=do not,doesnt=does not,didnt=did not,cant=can not,cannot=can not,wont=will not,isnt=is not,arent=is not,wasnt=is not,hasnt=has not,aint=is not,ve=have,someones=someone is,somebodys=somebody is,gonna=going to,wanna=want to,gotta=have to,tryna=trying to,u=you,r=are,ur=your,plz=please,pls=please,plse=please,sum1=someone,some1=someone,smone=someone,sb=someone,rn=right now,hlp=help,halp=help,nife=knife,bf=boyfriend,gf=girlfriend,hubby=husband,ppl=people,thx=thanks,abt=about,cuz=because,evry1=everyone,amb=ambulance,hosp=hospital,gd=good,brething=breathing,laide=l aide,xk=porque,k=que,
jai=j ai,jsuis=je suis,chui=je suis,chuis=je suis,jsui=je suis,jveux=je veux,jveu=je veux,jpeux=je peux,jpeu=je peux,jarrive=j arrive,jme=je me,jvais=je vais,jv=je vais,tt=tout,veu=veux,plu=plus,partt=partout,partou=partout,tou=tout,qqn=quelqu un,qq1=quelqu un,kelkun=quelqu un,quelquun=quelqu un,quelqun=quelqu un,ki=qui,ke=que,g=j ai,ya=il y a,ds=dans,avc=avec,ac=avec,pr=pour,mn=mon,ptn=putain,tel=telephone,stp=please,svp=please,whats=what is,couto=couteau,couteaux=couteau,cest=c est,ct=c etait,c=c est,quil=qu il,pck=parce que,
q=que,xfa=please,porfa=please,porfavor=please,ay=hay,aora=ahora,ahorita=ahora,tngo=tengo,toy=estoy,sta=esta,stan=estan,stoy=estoy,kiere=quiere,kieren=quieren,kiero=quiero,aki=aqui,ombre=hombre,yama=llama,yamen=llamen,polisia=policia,pq=porque,xq=porque,bn=bien,cuchiyo=cuchillo,ayudenos=ayudenme,ayudadme=ayudenme,ayudarme=ayudame`;

/** Words that change nothing and are skipped. */
export const FILLERS = `really very so actually still currently just fucking please omg oh ok hey hello hi god vraiment tres trop toujours encore juste putain ne n merde bonjour salut muy tan aun todavia hola dios mierda`;

/** Everyday expressions that only sound dangerous. They are taken out before anything is searched. */
export const FALSE_FRIENDS = `
  help* (me) (to) choos*/find/understand/pick/decide/log/sign/register/set/install/compare/with/please with/out/us with/us choose
  can/could you help (me) (with) >
  help center/centre/page/desk/button
  kill/tuer/matar/cerrar (the/an/l/la/el) app*/process*/background/subscription
  bleeding money/cash
  fire drill*/alarm*/exit*/extinguisher*/door*/safety/risk*/detect*
  heart attack when/at/seeing
  died/dying/die/kill*/dead/cried of/from laugh*/boredom/hunger/curiosity
  die laughing
  killing myself laughing
  (i) want to die/disappear of/from embarrassment/shame
  jump/jumping on board
  follow* me/us on/in/at (the) map/instagram/linkedin/twitter/facebook/tiktok/youtube/x/social/dashboard
  hit/hits/hitting me/us with fees/charges/a
  threaten* me with fees/dismissal/legal/lawyers/lawsuit
  first aid
  panic/sos/emergency/help/alarm/alert button*/alarm*/alert*/call*/device*/key*/signal*/mode/feature*/function*/number*/contact*/service*/exit*
  button/alarm/alert/device/mode/feature/function sos
  stab at it
  not respond*/answer* to/my (my/our/the) email*/mail*/message*/call*/ticket*
  robbed of sleep
  a l aide de/d/des/du
  (au) feu rouge/vert/tricolore/orange
  coup de feu de/du midi
  mort/morte/meurs/meurt/mourir/muero/morir/morirse/creve de/d rire/faim/soif/envie/honte/trouille/fatigue/froid/chaud/risa/hambre/sed/ganas/verguenza/pena/sueno/calor/frio/la
  me quiero morir de/del
  quiero morirme de
  muero por
  en finir avec/av (ce/cet/cette/ces/mon/ma/mes/le/la/les/l/votre/vos) (*) facture*/abonnement*/contrat*/papier*/dossier*/inscription*/formulaire*/probleme*/histoire/bug*/truc
  acabar con est*/el/la/mi suscripcion/factura/plan/contrato/problema/tema
  end/ending it with your/my/this/the
  end it cancel
  (bouton/alerte/boitier/touche/mode/signal/appel/fonction) sos prix/alerio
  bouton/alerte/boitier/touche/mode/signal/appel/fonction/boton/alerta/dispositivo/tecla/alarma/senal/llamada/funcion (d/de) (l/la/los) urgence/sos/panique/emergencia/panico/auxilio/socorro/danger/peligro
  numero*/sortie*/service*/contact*/salida*/servicio*/contacto*/telefono* (d/de) urgence/secours/emergencia*/sos
  premiers/primeros secours/auxilios
  sortie/roue/plan/issue/batterie de secours
  vous/ca/il/elle/qui/j/je/boitier/appli/alerio/bouton appelez/appelle
  appel* au secours
  appel* a l aide
  appel*/demande*/centre de secours/detresse/aide
  trousse/poste/equipe/premier/sac/batterie de secours
  se muere la/el
  pedir/pide/pido/pedido/senal/senales/servicio/publicos (de) socorro/auxilio
  socorro/auxilio silencioso
  not in danger
  pas en danger
  we are/re/is on fire
  sos system/mode/how
  robbery procedure
  dying/die to try/see/know/get
  following/follow/suit/suivent (your/the/our/votre/nos/vos/la/le/une/un) webinar/formation/training/course/page/blog
  bomb threat/disposal
  appelez vous
  you call
  suit/suis/suivent sur (la/le/mon) instagram/linkedin/twitter/facebook/tiktok/youtube/insta/carte/tableau/reseaux
  suit a la trace
  sigue/siguen en/por instagram/linkedin/twitter/facebook/tiktok/youtube
  simulacro de incendio*
  detector de incendio*/humo
  exercice incendie
  me sigue/siguen sin/saliendo/dando/cobrando/apareciendo/pidiendo/pareciendo
  se me cae
  me estan/esta robando con
  cut myself off/some
  estoy cortando con/el/la
  no need to call
  pas besoin d/de appel*
  know/sure/see if
  not care/matter if
  even if
  as if
  sais/sait pas si
  se/sabe si
  comme si
  como si
  meme si
  aunque
  si peur/mal/fort/seul/seule
  stuck/blocked/bloque*/coince*/locked/atascad*/bloquead* on/at/sur/en/out/dans/a (the/my/la/mi/l/le/un/une/el) (*) page/step/etape/screen/ecran/account/compte/login/form/formulaire/payment/paiement/pago/cuenta/inscription/registro/formulario
  sauvez/save/salvadme/salvame (me/moi/us) (del/from/du/des) papier*/paperwork/papeleo/papers/time/money/tiempo
  respirar/breathe/respirer de/from/with tantos/tanto/all/so/tous
  meurs/morte/mort/muero/muerto/muerta de peur/miedo
  prix/tarif/facture va/vont me tuer
  envoyez vous
  no estoy/esta/estamos en peligro
  se me va a disparar
  trapped/stuck/locked/coince*/enferme*/piege*/atrapad*/atado in/into/to/dans/en/par/a (an/a/the/un/une/el/lo) (*) contract/contrat/contrato/plan/subscription/abonnement/loop/boucle/bucle/que
  no responde/repond a/pas (a) mi/ma pregunta/question/preguntas
  (veux/quiero/want) (to) disparaitre/desaparecer/disappear de/from (votre/vuestra/su/your/la/the) (mailing) liste/lista/list/base/fichier/fichero/correo
  ancien/old/viejo (*) (*) (*) (*) crushed/broken/ecrase*/casse*/aplastad*/roto
  noie/noyer dans le/les bruit/travail/papiers/mails/chiffres
  marteau piqueur
  machine a laver/cafe
  s il vous/te plait
`;

/** One group of phrases with a meaning, a kind of card and a weight (see `DANGER_SCORE` in `danger.ts`). */
export type PhraseGroup = {
  kind: "danger" | "self-harm";
  /**
   * 3 unmistakable; 2 clear unless it stands in a question about the product; below 2 a sign that counts only together with others: 1.5
   * telling, enough with a statement about a person; 1 vague, enough with another sign; 0.5 that statement.
   */
  weight: 0.5 | 1 | 1.5 | 2 | 3;
  en: string;
  fr: string;
  es: string;
};

/** Words of danger, by what they say. */
export const PHRASE_GROUPS: PhraseGroup[] = [
  {
    // Cry for help.
    kind: "danger",
    weight: 3,
    en: `
      help!!!
      send help/police
      save/rescue me/us
      get me/us out of here
      someone/somebody/anyone help
      help me/us THEM IS
      come quick/quickly/fast
      i/we am/are (*) in danger
      life/lives (is/are) in danger
      mayday
      call/get me/us an ambulance
      call/send POLICE now/quick/fast
      < call/get (the/an/a) POLICE >
      not a drill/joke/test/exercise THEM
      i/we (*) need the/an POLICE
      help i am dying
      i am dying
      i am going to die
      THEM IS dying
    `,
    fr: `
      au secours
      secourez/secourir moi/nous
      a l aide
      aide!!!
      sauvez/sortez/secourez moi/nous
      venez/viens/faites vite
      envoyez/envoie de l aide
      je suis (*) en danger
      nous sommes (*) en danger
      THEM est (*) en danger
      danger de mort
      appelez vite
      help moi
      je vais mourir
      je suis en train de mourir
      il va mourir
      elle va mourir
    `,
    es: `
      socorro
      auxilio
      ayuda!!!
      ayudenme (*) THEM/que/me/viene
      ayudame viene/vienen/que
      ayuda viene/vienen/me/hay/tiene
      salvame/salvenme/salvenos/rescatenme
      saquenme/sacame/saquenos/sacadme de
      vengan/venid/ven rapido/pronto
      manden/envien/mandad/manda/envia ayuda
      (que) estoy/estamos en (*) peligro
      THEM esta en peligro
      peligro de muerte
      corre/corro/corremos peligro
      me estoy muriendo
      voy a morir
      se esta muriendo
      THEM se muere
    `,
  },
  {
    // The emergency services.
    kind: "danger",
    weight: 2,
    en: `
      < sos (sos) (sos) (sos) >
      < sos (sos) THEM/i/we/my/help/il/elle/je/mon/ma/hay/estoy/me/mi/quelqu/alguien
      send (someone/somebody) now/quick/to
      call/send/get/alert (the/an/a/me/us) POLICE
      need (the/an/a) POLICE
      < POLICE quick/fast/now/help
      emergency help
    `,
    fr: `
      appelez/appelle/prevenez/alertez (*) (*) POLICE
      < appeler (*) (*) POLICE
      il faut/faudrait appeler (*) (*) POLICE
      envoyez/envoie (*) (*) POLICE
      envoyez/envoie quelqu
      besoin de/d/des/du (*) POLICE
      < police vite
      vite (*) (*) POLICE
    `,
    es: `
      llamen/llamad/llame/avisen/avisad/avise (a/al) (la/los/una) POLICE
      < llama (a/al) (la/los/una) POLICE
      que alguien llame
      manden/envien/mandad (a) (la/una/alguien) POLICE
      manden/envien/mandad a alguien
      necesito/necesitamos (a) (*) POLICE
      < policia rapido
    `,
  },
  {
    // Asking for help, alone no danger.
    kind: "danger",
    weight: 1,
    en: `
      help
      emergency
      < POLICE >
      i am in trouble
    `,
    fr: `
      aide
      aidez
      aide/aidez moi/nous
      besoin d aide
      urgence
    `,
    es: `
      ayuda
      ayudame
      ayudenme
      emergencia
    `,
  },
  {
    // Fear.
    kind: "danger",
    weight: 1,
    en: `
      i am scared/afraid/terrified/frightened >
      i am scared/afraid/terrified/frightened of/that/for THEM/my/him
      i am scared/terrified THEM/there
      i feel unsafe
      i do not feel safe
    `,
    fr: `
      j ai peur >
      j ai peur qu il/elle/ils
      j ai peur de lui/mourir
      peur pour ma vie
      je suis terrifie*
      je me sens pas en securite
    `,
    es: `
      tengo (*) miedo >
      tengo (*) miedo de/a que me/mi/morir
      temo por mi vida
      estoy aterrad*/asustad*
    `,
  },
  {
    // Attack going on.
    kind: "danger",
    weight: 3,
    en: `
      THEM (*) (IS) (IS) (*) HURTING ANYONE
      PERSON who/that IS HURTING ANYONE
      i/we/THEM (IS) (*) being/getting/ben HURTED
      i/we/THEM (IS) (*) being held/dragged/taken
      i/we have been HURTED
      i got/am/was stabbed/shot/raped/kidnapped/abducted
      THEM IS stabbed/shot
      i/we am HURTED by/from
      THEM (*) (IS) (*) WILL HURT ANYONE
      THEM says/said/say THEM will/would/l HURT ANYONE
      if he/they/she .. (*) kill/hurt/beat/find me/us/him/her
      THEM (IS) (*) attacking with
      he/she/husband/ex/boyfriend/father/dad/partner/they (*) hits/beats/chokes/strangles/rapes ME
      attacked ME with
      THEM IS (*) fighting
      THEM (is/are) (*) forcing me
      hold*/held/taken/kept/keeping hostage
      held/kept/holding/keeping (*) against (*) will
      against my will
      there is/are a/hostages hostage
      has/have hostages
      THEM (*) (*) going to be/get killed/hurt
      (who/that) wants to kill me/us
      threatening to kill
      THEM (IS) (*) stole/took/taken/stolen my (*) daughter/son/child/kid/baby
      people/men/customers/clients/guys IS fighting
      THEM (IS) got me by
      aiming/pointing (*) (*) WEAPON
      THEM kidnapped ANYONE
    `,
    fr: `
      THEM ME FRAPPE
      THEM l/le/la/les/se frappe/tape/bat/menace/agresse/attaque/etrangle/poursuit/tabasse/frappent/tapent/attaquent/agressent/menacent
      THEM frappe/tape/bat/attaque/agresse/menace/etrangle/tabasse ANYONE
      en train de/d (*) FRAPPER
      en train de/d (*) faire FRAPPER
      va/vont/veut/veulent me/nous/la/le/lui faire du mal/quelque
      allait/voulait (me) planter/tuer/buter/frapper
      on ME FRAPPE
      il/elle/ils ma FRAPPER >
      THEM (*) va/vont/veut/veulent/essaie/essaye/essaient/menace/menacent/jure (de/d) ME/le/la/l/les FRAPPER
      dit/disent/jure qu il/elle/ils va/vont ME FRAPPER
      dit qu il ME FRAPPE
      va/veut/vont/veulent ME tuer/buter/frapper/violer/egorger/crever
      je me fais (*) FRAPPER
      nous nous faisons FRAPPER
      on se fait (*) FRAPPER
      il/elle/collegue/amie/ami se fait FRAPPER
      viens/vient/venons de me/se/nous faire FRAPPER
      THEM ME tire dessus
      THEM tire sur
      THEM tirent sur
      ca tire partout/dans/dehors/devant/ici/sur
      se/s est fait poignard*/egorg*
      THEM (*) poignarde* ANYONE/le/la
      menace de ME/la/le/se/l tuer/frapper/buter/violer
      THEM me tue
      si .. il/ils (va/vont) me tue*/frapp*/buter
      s il .. (*) me tue*/frapp*
      me/nous tire dessus
      prise en otage
      pris en otage
      il y a une prise d otage
      il/mari/conjoint/copain/ex/elle/pere m (*) tape/frappe/bat
      kidnapper/kidnappe ANYONE/par/moi/je/on
      (je) suis/est kidnappe*
      enleve* par
      l agresseur est
      coup/coups de couteau
      THEM ME tient/attrape par/a
      THEM ME agrippe/traine/secoue
    `,
    es: `
      me/nos/le/la/lo/les EST (*) PEGANDO
      EST PEGANDO a/me/nos
      PEGANDO a mi/un/una/el/la
      THEM me/nos PEGA
      THEM me/nos sigue/siguen
      me persigue/persiguen
      < me pega
      THEM me/nos pega/pegan/toca/mata/matan/tocan/roba/roban
      me pega >
      si .. me mata
      me/nos/le/la/lo/les (*) quiere/quieren/va/van/intenta/intentan (a) PEGAR
      quiere/quieren/va/van/intenta/intentan/intentando/amenaza/amenazan/amenazando/viene/vienen (a/con/de) matarme/pegarme/violarme/robarme/atacarme/agredirme/matarnos/atacarnos/golpearme/secuestrarme/dispararme/apunalarme/hacerme/hacernos
      amenaza* con matar*/pegar*
      va/van/quiere/quieren (a) matar/pegar/hacer a/dano
      me va/van/quiere matar
      me/nos/le/la/lo ha/han disparado/apunalado/acuchillado/violado/secuestrado
      me/nos acaban/acaba de PEGAR/asaltar
      me (*) apunta con
      hay/tiene/tienen/tomado (*) rehenes
      soy rehen
      estoy/estamos/esta/han/ha secuestrad*
      me siguen >
      me estan siguiendo
      siguiendome/persiguiendome/pegandome/atacandome/amenazandome/apuntandome
      a/contra mi companera/companero/hija/hijo/madre con un
      se estan peleando/pegando
      me/nos/le/la/lo EST haciendo dano
      me tiene agarrad*/acorralad*/del
      THEM me agarra/agarro (*) del/por
      balazos
      balacera
    `,
  },
  {
    // Attack, perhaps over.
    kind: "danger",
    weight: 2,
    en: `
      THEM (*) HURTS ME
      THEM (*) HURTED ANYONE
      i/we was/were HURTED
      THEM tried to HURT ANYONE
      THEM sent/sending me death threats
      death threat*
      THEM threatened ANYONE
      eyes (are) burn/burning/stinging
      THEM (*) (*) got/came/climbed/climbing/coming in/inside through (the/my/a)
      THEM (*) (*) (*) with a/an (*) WEAPON
      THEM/i/baby IS (*) blue/foaming/convulsing/gasping/seizing/vomiting/poisoned/paralysed/paralyzed/choking
      hand/hands/arm/arms/fingers round/around/on my/her/his neck/throat
      me/her/him/us by the hair/neck/throat/arm/wrist/collar
      THEM IS (getting/becoming/very) (*) violent/aggressive
      my (*) (daughter/son/child/kid/baby/boy/girl) IS missing
      standing/lurking/waiting outside my
      THEM (IS) smashing (*) everything/place/shop/window
    `,
    fr: `
      THEM ME/l a/ont FRAPPER
      on s est fait FRAPPER
      je me suis fait FRAPPER
      THEM ME harcele*
      menac* de mort
      on m a FRAPPER
      je suis suivi/suivie/poursuivi
      je me sens suivi/suivie
      THEM (*) (*) (*) avec un/une (*) WEAPON
      par le/la/les cou/gorge/cheveux/bras/col
      main/mains/bras autour de/d mon/son cou
      THEM (*) fait une (*) chute
      THEM m a suivi*
      THEM devient/devenu (*) violent*/agressif*
      mari/copain/conjoint/ex/pere est (*) violent*
      il/elle/client/patient casse tout
      THEM pete un plomb/cable
      fils/fille/enfant/bebe a disparu*
      THEM refuse de/d partir/sortir
    `,
    es: `
      me/nos ha/han pegado/golpeado/atacado/amenazado/agredido/robado/violado/atracado/asaltado
      me/nos pego/golpeo/ataco/atacaron/pegaron/asaltaron/robaron/golpearon/amenazo/agredio/agredieron
      mi marido/novio/ex/pareja/padre/mujer me/nos pega
      amenaza* de muerte
      THEM (*) (*) (*) con un/una (*) WEAPON
      del cuello/pelo/brazo
      por el cuello/pelo/brazo
      me/nos ha/han/viene/vienen seguido/siguiendo
      no nos/la/lo deja/dejan salir/ir
      manos en mi/su cuello
      THEM se pone/poniendo/puesto (*) agresiv*/violent*
      esta (muy) (*) agresiv*/violent*
      hija/hijo/nino/nina ha/desaparecido desaparecido
      rompiendo todo
      < me/nos PEGA
      THEM (*) me/nos PEGA
      me/nos PEGA con/y/en
    `,
  },
  {
    // Weapon.
    kind: "danger",
    weight: 3,
    en: `
      THEM (IS) (*) has/have/with/holding/carrying/pulled/got/waving/pointing/brandishing (out) (a/an/his/the) (*) WEAPON
      THEM (*) IS armed
      armed man/men/person/robber/guy/guys
      man/men/guy/guys/woman/someone/customer/client (*) with a/an/his (*) WEAPON
      gunman
      active shooter
      shots/gunshots fired/outside/in/near/inside
      hear/heard/hearing (*) gunshot*/shots/shooting/gunfire/explosion*/screaming/screams
      there is a shooting
      someone is shooting
      there is a bomb
      there was an explosion
      an explosion in/at/and
    `,
    fr: `
      THEM a/ont/tient/sort/sorti/avec/brandit (sorti) (un/une/son/des/l) (*) WEAPON
      arme* d un/de/a
      homme/mec/type/individu/client/patient/jeunes/voisin/personne (*) arme
      homme/mec/type/individu/client/patient/voisin/personne/quelqu avec un/une/des WEAPON
      un avec un/une WEAPON
      coups de feu
      entends/entendu (*) (*) tirs/coups/hurl*/cris/explosion*
      fusillade
      il y a une bombe
      THEM est/sont arme*
    `,
    es: `
      tiene/tienen/lleva/llevan/saca/saco/sacado/con (un/una/el/la) (*) cuchillo/pistola/arma/navaja/escopeta/machete/hacha
      con un palo/bate/martillo
      hombre/tipo/tio/chico/alguien/gente (*) armado*
      estan/esta armado*
      oigo/oimos/oido/escucho/oyen (*) disparos/tiros/gritos/explosion*
      tiroteo
      < disparos/tiros
      disparos/tiros en/fuera/delante/cerca
      hay (*) (*) bomba
      estan/esta disparando
    `,
  },
  {
    // Intruder.
    kind: "danger",
    weight: 3,
    en: `
      someone/somebody/man/men/guy/guys/stranger/intruder*/burglar*/people/ex/he (*) (is/are) in/inside/entered my/our (*) HOUSE
      there is/are (*) (*) someone/somebody/man/men/stranger*/intruder*/burglar* in/inside/outside/at/behind/downstairs/upstairs
      THEM (IS) (*) breaking/broke/break/broken in/into/down (my/our/the) HOUSE/door/window/here
      THEM (IS) (*) (*) entered/entering my/our HOUSE
      THEM (IS) (*) broke/breaking/broken in
      THEM (IS) trying/tries/try/tried to (break/get/come/force/open) (*) in/into/inside/door/lock/window
      THEM (IS) trying to break/open/force (the/my/our) door/window
      THEM (IS) (*) banging/pounding/kicking/hammering (*) (on/at/in) (my/our/the) door/window
      footsteps/noises/someone/somebody downstairs/upstairs
      intruder* in
      THEM (is/are) outside/at/behind my/our/the (*) (front) door/window/house/flat
      THEM (is/are) (*) watching me through/from
      THEM IS (waiting) outside >
      i am hiding
      we are hiding
      hiding from/in/under/behind THEM/the/a/my
    `,
    fr: `
      quelqu un (est/rentre/entre) (*) (*) chez moi/nous
      il y a (*) (*) (*) (un) chez moi/nous
      il y a (quelqu) (un) (*) (qui) (*) dans ma/la/l/mon/notre HOUSE
      quelqu un dans/est dans/derriere la/ma/l/mon HOUSE/porte
      THEM (*) entre*/rentre*/introduit* chez moi/nous
      THEM (*) (*) entre*/rentre*/introduit* dans/par ma/mon/notre HOUSE/fenetre/porte
      quelqu un (*) entre*/rentre*/introduit* dans/par la/l/le HOUSE/fenetre/porte
      (il/ex) est entre/rentre par la fenetre/porte
      essaie/essaye/essaient/tente/tentent/train/veut/veulent (de/d) entrer/rentrer/penetrer chez moi/nous
      essaie/essaye/essaient/tente/tentent/train/veut/veulent (de/d) entrer/rentrer/penetrer dans/par ma/la/mon/notre/le/l HOUSE/porte/fenetre
      essaie/essaye/essaient/tente/tentent/train/veut/veulent (de/d) forcer/ouvrir/defoncer/casser/fracturer/entrer (ma/la/les) porte/fenetre/serrure/volet
      THEM (*) tape/tambourine/frappe/cogne/tapent (*) (a/sur/dans/contre) ma/la porte/fenetre/vitre
      THEM defonce/force/casse/fracture la/ma porte/fenetre/serrure
      THEM est/sont/attend (*) (devant/derriere/a) ma/la (*) porte/fenetre/maison
      THEM (*) attend dehors/en
      suis/sommes/m/me cache/planque (*) (dans/sous/derriere/aux)
      je me cache
      suis cache*
      bruits/pas dans/en l/la/bas escalier/maison/etage
      quelqu un en bas
      il y a un intrus
      intrus dans
      cambrioleur*/voleurs dans/sont/chez
    `,
    es: `
      hay (*) (*) alguien/hombre/tipo/ladron/ladrones/tio/gente (*) (*) en/dentro/detras/fuera/abajo/arriba (de) (mi/la/el/nuestra) (*) HOUSE/puerta/ventana/mi
      hay (*) (*) alguien/hombre/ladrones abajo/arriba/fuera/dentro >
      alguien/hombre/ladron/ladrones/tio (*) (*) en/dentro mi/de/la/nuestra (*) HOUSE
      alguien/hombre/ex/tio/ladrones/marido (*) (*) entrar/entrado/entro/entrando/colado/metido en/por (*) casa/piso/tienda/oficina/ventana/puerta/nave/habitacion
      han entrado ladrones/unos/a/encapuchados
      estan/esta entrando en/por/a (mi/la) HOUSE/ventana/puerta
      intenta/intentan/intentando/quiere/quieren/tratando (de) entrar en/por/a (mi/la/el/nuestra) HOUSE/ventana/puerta
      intenta/intentan/intentando/quiere/quieren/tratando (de) abrir/forzar/tirar/romper/entrar (la/mi) puerta/ventana/cerradura/cristal
      aporrea*/golpea* (la/mi) puerta/ventana
      esta/estan/espera (*) en/detras/fuera/delante/tras (de) mi/la/el puerta/ventana/portal
      me espera fuera
      estoy/estamos/me escondid*/escondo/escondi
      escondid* en/debajo/detras
      oigo (*) pasos/ruidos
      hay (*) intruso*
      intruso* en
    `,
  },
  {
    // The attacker is near, or the writer cannot speak.
    kind: "danger",
    weight: 2,
    en: `
      he/she/they/ex/husband (is/are) (*) (in/at) (the) next room/door
      he/they/ex/husband/someone/man (is/are) (right) behind me/us
      he/they/ex/husband/someone/man (is/are) (*) (coming/walking/running) after/at/towards/for me/us
      he/they/husband/ex (has/have) found me/us
      he/they/ex/husband IS (*) looking/searching for me
      he/they/she/ex/husband/boyfriend/boss/man/guy/client/customer/somebody/someone will/would not let me/us/her/him (go/leave/out)
      he/they/she/ex/husband/boyfriend/boss/man/guy/someone/somebody (*) locked/trapped/tied/dragged/grabbed/drugged me/us/her/him
      alone with him
      (i) can not talk/speak THEM
      THEM (is/are) (*) listening/watching me/us
      THEM (is/are) (*) blocking the/my door/way/exit
      he/they will hear me/us
      he/they/husband/ex took/has my/our phone/keys/passport
      someone/somebody spiked/drugged
      spiked my drink
      stalker
      THEM IS coming back (*) kill/hurt
    `,
    fr: `
      il/elle/ils/ex/mari est/sont (*) (juste) a cote
      il/elle/ils/ex/mari est/sont (*) derriere/devant moi/nous/porte
      piece/chambre d a cote
      il/ils/ex/mari me/nous cherche*/retrouve*/surveille*/rattrape*
      il/ils/ex/mari m/nous a/ont retrouve*/coince*/enferme*/attache*/drogue*/sequestre*/pris/prise/attrape*/chope*
      il/elle/ils/mari/copain/ex/patron (*) (me) laisse/laissent (me) pas/plus sortir/partir/rentrer
      il/elle/ils/mari/copain/ex/homme/type/mec/client/on bloque (*) (la/ma/les) porte/sortie/passage
      m empeche* de sortir/partir/respirer
      m a enferme*/attache*/sequestre*/drogue*
      enferme* avec lui
      seule avec lui
      peux pas parler/crier/telephoner il/elle/ils/mon
      il/elle/ils ma (*) enferme*/attache*/pris/prise/coince*/retrouve*/drogue*
      il/ils va/vont m entendre
      il/ils s approche*
      il/ils (*) vient/viennent vers/sur moi/nous
      drogue mon verre
      ghb
    `,
    es: `
      no me deja/dejan salir/ir/irme/marchar*/respirar
      me tiene/tienen encerrad*/retenid*/atad*
      me ha/han encerrado/atado/drogado/encontrado/quitado
      me encerro/encerraron/ato/drogaron/encontro
      encerrad* con el
      sola con el
      en la habitacion/cuarto de al lado
      (esta) al lado (*) no puedo hablar
      no puedo hablar (*) (esta/hay/me/estan/viene)
      me (*) busca/buscan/buscando >
      viene/vienen (*) (hacia/por/a por/contra) mi/nosotros
      viene/vienen a por/hacia mi/nosotros
      esta/estan (*) detras de mi
      me va/van a oir/encontrar
      se acerca/acercan a mi/nosotros
      si me encuentra/ve/oye/pilla
      bloquea/bloqueando/bloquean la/el puerta/salida/paso
      me quito/quitado el movil/telefono/las
      no puedo irme
      me ha/han echado algo en
    `,
  },
  {
    // Near, only together with another sign.
    kind: "danger",
    weight: 1,
    en: `
      he/they/she/ex/husband/someone (is/are) (*) coming/here/back/outside/inside/close/near
      THEM was/were HURTED
      diabetic
      asthmatic
      pregnant
      send someone
      he/they coming/here
      i can not talk/speak/scream/move/call
      i am trapped/stuck
      locked in
      (i/we/THEM) can not get out
      THEM not responding/moving
      it is dark
      i am hurt/injured/dizzy
      i fell down/over/off
      i have fallen
      at my door
      nobody came/comes/answers/answering
      no one came/comes
      shouting/screaming at me
    `,
    fr: `
      il/ils/elle/ex/mari revient/arrive/arrivent/reviennent/vient/monte
      il/ils est/sont la/ici/dehors/devant
      peux pas parler/bouger/crier
      je suis coince*/bloque*/enferme*
      je suis tombe*
      un/a accident grave
      diabetique
      asthmatique
      enceinte
      THEM s est fait FRAPPER
      arrive/peux/peut pas/plus (a) sortir
      THEM repond plus/pas
      m hurle/crie dessus
      me sens mal
    `,
    es: `
      viene/vienen/vuelve/vuelven
      esta/estan aqui/fuera/dentro/cerca/borracho
      no puedo hablar/moverme/gritar/salir
      estoy atrapad*/encerrad*
      me gritan/grita/gritando
      estoy mal/maread*
      me cai
      me cai
      diabetic*/asmatic*/embarazada
      se ha caido
      no puedo/podemos salir
    `,
  },
  {
    // Trapped or lost.
    kind: "danger",
    weight: 3,
    en: `
      i/we/THEM (is/am/are/got) (*) stuck/trapped/locked/buried (up) in/inside/under/between (a/an/the/his/this/my) (*) (*) TRAP
      i/we/THEM IS (*) trapped/stuck/pinned/crushed/buried under/beneath/by/between
      trapped/locked/stuck (*) (*) with him/them
      i/we/THEM (*) (is/are) under (a/the) forklift/truck/car/machine/rubble/tractor/beam/load
      nobody can hear me/us
      no one can hear me/us
      i am lost (*) (in/on) (the/a) mountain*/forest/woods/snow/desert/dark/cave/sea
      THEM (has/have) fallen/fell in/into/through (the) water/river/sea/pit/tank/hole/ice/sewer/silo
      water is rising
      buried/caught in/under/by (an/the) avalanche
      caught in (the) machine/conveyor
    `,
    fr: `
      suis/est/sommes/sont/reste (*) coince*/enferme*/bloque*/piege*/enseveli* dans/sous/entre/au (*) (*) TRAP
      coince*/ecrase*/enseveli* sous/entre/par
      personne (*) m entend
      je suis perdu* (*) (en/dans) (la/le/une) montagne/foret/neige/nuit/bois
      THEM (se/me/est) (*) noie/noye/noyer
      je me noie
      THEM/suis/est (*) tombe dans l/la/le/un/une eau/riviere/mer/cuve/fosse/trou/puits/canal
      l eau monte
      pris/prise/coince* dans la/une machine
      main/bras/pied/jambe/doigt (est) coince*/happe*
      main/bras/pied/jambe/doigt (est) pris*/prise dans/sous
    `,
    es: `
      estoy/esta/estamos/quedado/quede (*) atrapad*/encerrad* en/bajo/entre/debajo (*) (*) TRAP
      atrapad*/aplastad*/sepultad* bajo/entre/debajo/por
      nadie me/nos oye/escucha
      estoy perdid* (*) (en) (el/la) monte/montana/bosque/nieve
      se esta ahogando
      me estoy ahogando
      se ahoga
      me ahogo
      THEM (*) cayo/caido al agua/rio/mar/pozo
      me he caido al agua/rio/mar/pozo
      me atrapo/pillo (la) maquina/mano/brazo
      me ha atrapado/pillado
      el agua (*) sube/subiendo
    `,
  },
  {
    // Fire, gas, poison, electricity.
    kind: "danger",
    weight: 3,
    en: `
      THEM caught/on fire
      HOUSE/machine/car/truck/everything (is/are/am/caught) (on) fire
      there is (a) (*) fire
      < fire >
      fire in/at/inside the/our/my HOUSE
      smoke coming/everywhere/filling
      full/lot/lots of smoke
      there is (*) smoke
      smell/smelling (of/like) gas
      there is (a) gas/chemical leak
      gas/chemical leak in/at/here
      carbon monoxide alarm/poisoning/in
      electrocuted
      electric shock
      swallowed/drank bleach/acid/poison
      HOUSE/ceiling/roof/wall/scaffold* collapsed/collapsing
      there is an earthquake
    `,
    fr: `
      il y a (*) le feu
      il y a un incendie
      incendie dans/au/chez (le/la/l/mon/notre) HOUSE
      < au feu (au) (feu) >
      au feu help
      prend/pris feu
      HOUSE/voiture/camion/machine (est) en feu
      est/sont en feu
      HOUSE brule
      (plein/beaucoup) de fumee
      ca sent le gaz
      il y a (*) odeur/fuite de gaz
      odeur/fuite de gaz dans/chez/en/et
      electrocut*
      intoxique* au monoxyde
      avale/bu de la/l javel/acide
      effondre* sur/sous
      toit/mur/plafond/echafaudage/batiment/immeuble/tranchee (s) est effondre*
      there was an explosion
      an explosion in/at/and
    `,
    es: `
      hay (un) (*) incendio/fuego
      < fuego >
      se (*) esta quemando/incendiando
      (se) quema la/el HOUSE
      en llamas
      incendio en (el/la/mi/nuestro) HOUSE
      hay (*) humo
      humo en/por (el/la/todo) HOUSE/todas/todo
      mucho humo
      huele a gas
      hay (una) fuga/escape/olor (de/a) gas
      fuga/escape de gas en
      electrocutad*
      descarga electrica
      bebido/tragado lejia/acido
      se ha/han derrumbado
      se derrumbo
      terremoto
    `,
  },
  {
    // Life in danger from illness or injury.
    kind: "danger",
    weight: 3,
    en: `
      not/stopped breathing/breathe
      (no/without) a pulse
      i/THEM can not breathe/breathing
      can not breathe
      trouble/difficulty/hard/struggling (*) breathing/breathe
      i/THEM IS (*) unconscious/unresponsive/choking/convulsing/bleeding/drowning
      THEM (IS) (*) collapsed/fainted/electrocuted
      THEM (*) (IS) (*) passed out
      < (*) (*) unconscious >
      THEM (*) collapsed
      stop bleeding
      bleeding (*) (*) lot/heavily/badly/out/from/everywhere/fast
      (i am) bleeding >
      blood everywhere
      losing/lost (*) (*) blood
      covered in blood
      (i/THEM) (IS) having a HEART
      think i/THEM (IS) (*) HEART
      having/had/has a HEART
      chest pains/hurts/tight*
      THEM/have/having (*) (*) chest pain
      chest pain and
      pain in my/his/her chest
      i have chest pain
      fell/fallen (*) (*) (*) (*) (and) (*) can not get/move/stand/walk/up
      can not get up
      can not move my/his/her
      can not feel my/his/her
      THEM/i fell/fallen (*) off/from/down (a/the/his/her) (*) ladder/roof/scaffold*/stairs/height/truck/platform/building/crane/floor/window
      fell/falling/collapsed on/onto (*) (my/his/her) (colleague/coworker/friend/me/him/her/leg/worker)
      hit/run over/struck/knocked by a car/truck/bus/van/train/forklift
      got/been hit by
      run over
      BODY (is/are) (*) broken/crushed/trapped/cut/severed/stuck
      broke/broken/crushed/cut my/his/her (*) BODY
      THEM is (*) (badly/seriously/severely) injured/hurt/wounded
      i am (*) (badly/seriously/severely) injured/wounded
      badly hurt/injured/burned
      overdosed
      THEM IS not (*) moving/waking/conscious
      THEM (does) not wake/respond/move/responding
      turning/turned/going blue
      car accident/crash
      waters broke
      in labour/labor
      bitten by a snake
      stung by
      throat is closing/swelling
      seeing double
      THEM hit my/his/her head
      i hit my head
      (can) not swallow
      vomiting/coughing/throwing (up) blood
      chemical*/acid/bleach in/on my/his/her
      THEM/i (IS) had an accident
      THEM (IS) (*) drugged/poisoned
      crashed my car
      has a concussion
    `,
    fr: `
      respire* plus/pas/mal
      arrive/arrivons/peux/peut plus/pas/mal (a) respirer
      mal/peine a respirer
      j etouffe
      THEM (s) etouffe
      est/suis/es/trouve/semble/presque/tombe* inconscient*
      THEM inconscient*
      < (*) (*) inconscient* >
      perd/perdu/perdre (*) connaissance
      THEM (*) est (*) evanoui*/effondre*/ecroule*
      suis evanoui*
      fait/fais/faire (*) (un/une) HEART
      a/ai eu un/une HEART
      saigne (*) (beaucoup/de/pas/du/la)
      saigne*
      (du) sang partout
      perd/perdu (*) (*) sang
      plein de sang
      hemorragie
      mal/douleur (*) (a/dans/au) (la/ma) poitrine/coeur
      suis/est/sont/ai (*) (gravement) blesse*
      il y a un/des/une (*) blesse*
      THEM bouge plus/pas
      THEM reagit/reveille plus/pas
      et (se) bouge/respire/reveille/reagit plus
      THEM (*) bouge plus
      est/suis/vient (de) tombe* (*) de/du/d/dans (l/la/le/les/un/une) (*) echelle/toit/echafaudage/escalier/camion/fenetre/etage/hauteur
      tombe* .. .. peux/peut/arrive plus/pas (a) (me/se) bouger/relever/marcher/lever
      peux plus/pas bouger/me/marcher mes/les/relever/lever
      arrive pas/plus a me relever/lever
      arrive pas/plus a bouger
      sens plus mes/ma
      casse* (le/la/ma/mon/une) BODY
      BODY (est) casse*/coupe*/ecrase*/coince*/arrache*
      coupe (le/la/un) BODY
      renverse* par une/un voiture/camion/moto/bus/tram/chariot
      suis/est/etre/ete renverse* par
      ecrase* par
      overdose
      accident de voiture/route/moto
      il y a (*) (*) accident
      a/ai eu un accident
      eu un accident grave
      accouche
      brulure* grave*
      suis/est brule*
      avale* de travers
      vomit/crache/tousse du sang
      produit/acide/javel dans les yeux
      gorge (*) gonfle/serre
      vois double/trouble/flou
      malaise ici/dans/aide
      profondement coupe
      coupe* profond*
      pique* par
    `,
    es: `
      no respira*
      no puedo/puede (casi) respirar
      me cuesta respirar
      esta/estoy/quedado/quedo/cayo inconsciente
      THEM inconsciente
      < (*) (*) inconsciente (*) (*) >
      desmayado/desmayada
      se/me desmayo/desmaya/desmaye
      THEM desmayo
      sin pulso
      ha/perdido/perdio el conocimiento/conciencia
      estoy/esta/estamos sangrando
      sangra mucho
      para de sangrar
      deja de sangrar
      sangrando
      lleno/llena/cubierto/cubierta de sangre
      sangre por todas/todos
      mucha sangre
      desangr*
      (me/le) (*) (esta/ha) dando/dado un/una HEART
      tengo/sufre/sufriendo/teniendo un HEART
      HEART ayuda
      duele (*) (el) pecho
      dolor (*) (en) (el/de) pecho
      no se mueve
      PERSON/alguien/el/ella no reacciona/responde/despierta
      no (se) despierta
      estoy/esta/hay/ha/han (*) (*) herid*/malherid*
      caido/cayo/cai (*) del/de/por/desde (la/las/el/los/un/una) (*) andamio/escalera/tejado/techo/altura/ventana/camion/moto
      caido/cai .. no (me) puedo
      no me puedo/pueda levantar/mover
      no puedo levantarme/moverme/mover
      no siento las/mis/la
      he/ha/me roto/rompi/rompio (la/el/una/un) BODY
      me (he) roto/rompi (la/el/una/un) BODY
      BODY (esta) rot*/atrapad*/aplastad*/cortad*
      cortado (la/el/un) BODY
      atropellad*/atropello
      me ha/han atropellado
      atragant*
      vomita*/escupe/tose sangre
      acido/lejia/producto en los ojos
      se (me) (*) cierra/hincha/hinchando la garganta
      garganta (*) cierra/hinchando
      veo doble/borroso
      golpe en la cabeza
      me/le/se dio un HEART
      me he cortado (*) (*) sangre/profund*
      apunalad*
      apunalo
      accidente de coche/trafico/moto/grave
      sobredosis
      quemadura* grave*
      me he quemado
      convulsion*
      esta de parto
      se ha desplomado
      se ha caido (*) (*) (*) no
      se desplomo
    `,
  },
  {
    // Suicide and self-harm.
    kind: "self-harm",
    weight: 3,
    en: `
      < suicide >
      (i/THEM) want/wanted/wish/ready/going/like to die (now/already/tonight)
      want/wanna/going/like/about/plan/planning/tried/trying/threatening/threatens/threatened/need/will/might/think to kill/hurt/harm/cut/hang/drown/shoot/poison/end myself/himself/herself/themselves/themself/mself
      kill/killing/hang/hanging myself/himself/herself/themselves
      cutting/hurting/harming/burning myself/himself/herself/themselves
      cut/hurt/harm myself again/tonight
      i hurt/harm/cut myself on purpose
      end/ending/take/taking my/his/her (own) life
      end/ending it all
      ending it tonight/now/today
      commit suicide
      think*/thought*/consider* (about/of) suicide
      i/THEM (am/is/feel/feels/feeling) (*) suicidal
      suicidal thoughts
      do/does/did not want to live/exist/wake
      not want to go on
      not want to be alive/here anymore
      tired of living/life
      tired of being alive
      no reason/point/nothing (left) to/in live/living/for
      nothing to live for
      life is not worth
      better off dead/without
      (see) no/any way out (anymore) i/of
      want it (all) to stop/end/be
      want the pain to stop
      want to sleep forever
      (going) to jump >
      better if i was/were/died/disappeared dead/gone
      wish i was/were dead/never
      wish i were/was never born
      i should be dead
      took/taken/swallowed/swallow/taking (*) (*) all/whole/many/bottle/box/handful/pack/lot/lots .. pills/tablets/paracetamol/medication/meds/medicine/antidepressants
      too many pills/tablets
      overdose
      jump off/from the/a (*) roof/bridge/building/window
      (THEM) (*) (*) roof/bridge/ledge/window (and) (*) wants/going/threatening/about to jump
      (THEM) wants/threatening/threatens/going/about to jump
      i/THEM (*) slit/slitting/cut (my/his/her) wrists/veins
      suicide/goodbye note/letter
      my last message
      goodbye forever/world/everyone
      self harm again
      never wake up
      nobody/noone would (*) miss/notice/care (me) if
      nobody would miss me
      will/would/going/l/about (to/2) jump >
      says he/she will/l/would jump
      wish i was/were/is not here/alive/born
      not be/want/here here anymore
      written/wrote my/the/a (*) letter/letters/goodbye/will
      platform/roof/bridge/building edge
      edge of the/a platform/roof/bridge/building/cliff
      tonight is the/my night/last
      no one would (*) miss/notice/care me/if
      going to end it
      tonight i am/will ending/end it
      can not take it/this (any) anymore/more help/please
      can not go on living/like
      standing on the/a bridge/edge/roof/ledge
      i have a rope
      THEM (*) cut his/her wrists/veins
      want to disappear forever
      i am (*) self harming
    `,
    fr: `
      < suicide >
      veux/veut/voudrais/envie/prefere/prefererais (*) (*) mourir
      suicider
      me/se suicide
      suicidaire*
      pense/penser/parle/idees (*) (au/du/de) suicide
      vais/veux/voulu/voudrais/envie/pense (de/a) me tuer/pendre/foutre/flinguer/noyer/buter
      va/veut/voulu/voulait/menace/essaie/essaye/envie/parle (de) se tuer/pendre/foutre/flinguer/noyer/buter
      envie/vais/veux/veut/va/pense (d/a) en finir
      en finir avec la/ma vie
      mettre/met/mis fin a mes/ses/ma/sa jours/vie
      veux/veut/envie/supporte/peux plus/pas (de) vivre/exister/continuer
      marre de vivre
      plus envie de vivre
      plus/aucune raison de vivre
      vie (*) a plus/aucun/pas (de) sens
      vie (*) vaut plus/pas
      avale* (*) (*) (*) (*) cachets/medicaments/comprimes/somniferes/pilules
      pris/prends/prendre (*) tous/toute/trop/boite/tout/plaquette .. cachets/medicaments/comprimes/somniferes/pilules
      je me fais du mal
      se fait/faire du mal
      envie/veux/vais/besoin (de) me faire du mal
      scarifi*
      me/se taillade*
      ouvrir/coupe*/ouvert les veines
      veut/va/veux/vais/menace/envie (de) sauter
      me/se jeter/jette sous/du/par/dans/d (un/le/la) train/pont/fenetre/metro/toit/voiture/balcon/vide
      mieux sans moi
      mieux mort*
      plus/pas d issue/espoir
      veux/voudrais/faut (juste) que (tout) ca s arrete
      (je) vais sauter >
      (mon) dernier message
      adieu a tous/toutes/tout
      adieu tout
      lettre d adieu
      manquerai*/manque a personne
      personne (me) regrettera*/pleurera*
      aimerais/voudrais/prefere* plus etre la/ici/vivant*
      va/vais/allait sauter
      au bord du quai/pont/toit/vide/precipice
      ecrit mes/ma/une lettre/lettres (d)
      c est pour ce soir
      plus jamais me reveiller
      me reveiller plus jamais
      veux/envie (de) disparaitre
      (envie/veux) (de) m ouvrir les veines
      une corde pour
    `,
    es: `
      < suicidio >
      (me) quiero/quiere/quisiera/ganas/deseo (de) morir/morirme/morirse
      quiero/voy/pienso/pensando/pensado/ganas/queria/intente/quisiera (a/en/de) matarme/suicidarme/colgarme/tirarme/ahorcarme
      matarse/suicidarse/ahorcarse
      me (*) quiero/voy (a) matar/suicidar/colgar/ahorcar
      se (*) quiere/va (a) matar/suicidar/colgar/ahorcar
      me voy a matar
      suicidarme/suicidarse/suicidar
      es/esta suicida
      pensamientos/ideas suicidas
      (pienso/pensando/piensa/hablando/habla) (en) (el) suicidio
      no quiero/quiere (mas) vivir/existir/despertar
      no quiero seguir viviendo/aqui/asi
      no tengo/tiene (*) ganas/razones/motivos (de/para) vivir
      (cansad*/hart*) de vivir
      acabar/terminar con mi/su vida
      acabar/terminar con todo
      quitarme/quitarse/quitar la vida
      tomado/tome/tragado/trago/tomo (*) todas/muchas/demasiadas/frasco/caja/bote .. pastillas/medicamentos/somniferos
      todas las/mis pastillas
      cortado/corto/corte/cortar las/los venas/munecas
      me corto/corte los brazos
      me estoy cortando
      cortarme las/los venas/brazos/munecas
      hacerme dano a mi
      me hago dano
      autolesi*
      (esta) en el/un puente/tejado/azotea y/quiere/para (*) tirar*/saltar
      va/quiere/voy (a) saltar/tirar* del/desde/por/al
      quiere/voy/va (a) saltar >
      (estarian/estaran/estaria) mejor sin mi
      mejor muert*
      no veo (*) salida/futuro
      quiero/necesito que (esto/todo) pare/acabe/termine
      (voy) a saltar >
      (mi) ultimo mensaje
      (no) merece la pena vivir
      la vida no tiene sentido
      carta de despedida
      nadie me echa*/extrana* (de)
      no despertar/despertarme mas/nunca
      quiero desaparecer
      ojala no estuviera/existiera/hubiera
      al borde del anden/puente/tejado/precipicio/edificio
      escrito/escribi las/mi/mis/una carta/cartas
      es esta noche
      no quiero estar aqui
      dormir y no despertar
    `,
  },
  {
    // Despair, only together with another sign.
    kind: "self-harm",
    weight: 1,
    en: `
      can not take it/this (any) (more)
      can not go on
      hopeless
      hurt myself
    `,
    fr: `
      peux plus >
      j en peux plus
      a bout
      desespere*
    `,
    es: `
      no puedo mas
      no aguanto mas
      desesperad*
    `,
  },
  // Signs, each only together with another: force.
  {
    kind: "danger",
    weight: 1.5,
    en: `
      balaclava*/bashing/bashed/battered/bitten/biting/claw*/headbutt*/lunged/mugged/poured/pouring/punched/rammed/raped/ripped/scratch*/shov*/slash*/smack*/snatch*/stabb*/suffocat*/swung/swinging/throttl*/thump*/trampl*/wrestl*/shooting/shot/masturbat*/groping/groped/gagged/threw/throw/throwing/throws/dragg*/dragging/grab/grabbed/grabs/grabbing/strangl*/chok*/spat/spitting/punch*/kicking/kicked/slapp*/scream*/shouting/yelling/hurting/smash*/pinned/lunging/cornered/tackled/punches/brandish*/strik*/scream/screams
      THEM IS (*) pulling/pushing
      hold/hands on/of my/me/his/her
      tied/tying up
      exposed/exposing himself
      beating/hitting/hurting his/her/the/a
      blocking the/my/our exit/door/way
      came at me/us
      jumped on me/us
      after me/us
      pull/drag/push me/us/him/her/my
      burn/set the/my/our house/place/shop/fire
      i am next
      scream/screams/screaming/crying
    `,
    fr: `
      cagoule*/asperg*/assomm*/ligot*/baillonn*/brutalis*/egorg*/empoign*/griff*/lynch*/malmen*/massacr*/mord/mordu/mordue/plaqu*/poignard*/sequestr*/tabass*/tortur*/violee/exhib*/masturb*/attrape/attrapee/frapp*/etrangl*/crache/gifle/traine/pousse/cogne*/arrach*/plaque/plaquee/agrippe*/fonce
      me/nous jette/jettent/lance/lancent/tire/balance des/un/une/sur/dessus
      tape/tapent/cogne/frappe dans/sur
      casse/casser tout
      coup/coups de pied/poing/tete/boule/feu/couteau/baton
      saute/saut* dessus/sur
      a/ont tire sur
      lache pas mon/ma/mes
      bloque la/ma/le sortie/porte/passage
      en veut/veulent a moi
      hurle/hurlent dans/sur/apres/qu
      menace/menacent de/d bruler/tout/sauter
    `,
    es: `
      encapuchad*/enmascarad*/atado/atada/atados/amordaz*/apunal*/azot*/encanon*/inmoviliz*/muerde/mordido/mordio/patada*/puneta*/punal*/rocia*/tortur*/violad*/exhib*/masturb*/machete/tirando/lanzando/rompiendo/golpea/golpean/golpeando/amenaza/amenazan/agarr*/cogida/cogido/arrastr*/estrangul*/escup*/gritando/grita/empuj*/pegando/forcej*/abalanz*/zarande*
      THEM (*) tira/lanza/lanzado/tirado
      le/la/lo/les/me pega a/un/patadas
      un tiro/disparo
      no me suelta
      no me deja/dejan pasar
      pegado/pegando (*) tiro
      a por mi/nosotros
    `,
  },
  // Signs: a part of the body that is held or hurt.
  {
    kind: "danger",
    weight: 1,
    en: `
      neck/throat/hair/wrists/ribs/face/skull/chest
      my/his/her arm/leg/hand/head/foot/eye/eyes/finger/stomach
    `,
    fr: `
      cou/gorge/cheveux/visage/crane/poitrine
      mon/ma/mes/son/sa/le/la/l bras/jambe/main/pied/doigt/ventre/oeil/yeux/tete
    `,
    es: `
      cuello/garganta/pelo/cara/pecho/craneo
      la/el/mi/su/una/un brazo/pierna/mano/pie/espalda/dedo/ojo/ojos/cabeza/barriga
    `,
  },
  // Signs: somebody who should not be there.
  {
    kind: "danger",
    weight: 1,
    en: `
      masked/hooded/stranger/strangers/bloke/blokes/weird/creepy/weirdo/creep/intruder/intruders/prowler
    `,
    fr: `
      masque/bizarre/louche/inconnu/inconnus/rode/rodeur
    `,
    es: `
      rar*/sospechos*/desconocid*/merode*
    `,
  },
  // Signs: too near, or on the writer's track.
  {
    kind: "danger",
    weight: 1,
    en: `
      outside/behind my
      around my car/van/house/truck
      followed/follows/following/chased/stalked me/us
      looking for me/us
      got/came/climbed/coming/climbing/broke (in) in/through the/my/a window/door/roof
      (walking/moving/someone/somebody) (around) downstairs/upstairs
      hear someone/somebody/steps/footsteps/noises/voices/him/them
      the/my handle/lock/doorknob
      inside the/my house/flat/home
      they are inside/in the
      standing across/outside/there
      me/us/her/him into the/a/his
      will not leave/go away
    `,
    fr: `
      autour de/d ma/mon/moi/la
      suivi/suivie/suivis me/jusqu/jusque/depuis
      m/nous a/ont suivi*
      entre/rentre/passe/passes/entres par la/ma fenetre/porte/toit
      marche/marcher/bruit/bruits/pas/quelqu (un) en/a bas/haut
      entends marcher/quelqu/des/crier/hurler/du
      derriere/devant moi/nous/chez
      veut/veulent pas partir/sortir/lacher
      la poignee
      dans la maison
      viennent/vient/venus d entrer
    `,
    es: `
      alrededor/detras/fuera/delante de mi/nosotros/casa
      me/nos ha/han/habia seguido/encontrado
      seguido hasta
      no se va/quiere ir
      metido/entrado/colado/entrando/entro por la ventana/puerta
      andar/ruidos/ruido/pasos/alguien abajo/arriba
      oigo a/ruidos/pasos/gritar/voces/alguien
      la/le/lo oigo gritar/llorar
      la manilla/cerradura
      estan/esta dentro
      acaban/acaba de entrar
    `,
  },
  // Signs: no way out.
  {
    kind: "danger",
    weight: 1,
    en: `
      trapped
      i/we am/are/re/got locked in
      locked us/me
      not let me/us/her/him
      not get/let out
    `,
    fr: `
      enferme*/piege*/ligote*/attache*
      bloques/bloquees/coinces/coincees
      empeche* de sortir
      laisse/laissent pas
    `,
    es: `
      encerra*/atrapad*/atad*
      no me/nos/la/lo deja/dejan
    `,
  },
  // Signs: fire, smoke, gas, current, poison, machines.
  {
    kind: "danger",
    weight: 1.5,
    en: `
      smoke/flames/fumes/electrocut*/bleach/acid/burning/exploded
      cleaning product/products/fluid
      live cable/wire
      gas everywhere/in/coming
      petrol on/over
      came/coming/fell/falling/collapsed/fallen down/in (on) us/me/him/her/them
      roof/ceiling/wall/tree/shelf/scaffold* (has) (*) fell/fallen/came/coming/collapsed/down
      sparks/flood*/ammonia/chlorine everywhere/coming/in/from
      antifreeze/detergent/weedkiller
      on fire
    `,
    fr: `
      fumee/flammes/incendie/javel/acide/explose/explosee/brule
      pris du/le courant/jus
      produit menager/toxique/chimique
      gaz partout/dans
      d essence
      plafond/toit/mur/arbre/etagere/echafaudage (s) est/m ecroul*/effondr*/tomb*
      tombe/ecroule/effondre (sur/dessus) moi/nous/lui/dessus
      yeux (qui) brulent/piquent
      de l ammoniac/chlore
      eau monte/partout
      dans la/une machine
    `,
    es: `
      humo/incendio/lejia/acido/exploto/explotado/electrocut*/ardiendo
      producto toxico/quimico/limpieza
      gas por/en
      con gasolina
      techo/muro/arbol/estanteria/andamio (*) (*) caido/encima/cayo/derrumb*
      venido/caido (*) (*) encima
      arden/escuecen/queman los/me ojos
      chispas/amoniaco/cloro
      agua por todas
      en la/una maquina/prensa
    `,
  },
  // Signs: the body gives way.
  {
    kind: "danger",
    weight: 1.5,
    en: `
      blood/bleeding/foaming/deform*/dislocat*/drool*/fractur*/gash*/hallucinat*/hyperventil*/insulin/palpitat*/slurr*/spasm*/suffocat*/twitch*/unrespons*/wound*/concuss*/anaphyl*/numb/spinning/dizzy/vomit*/pale/sweating/clutching/delirious/limp/lifeless/crushed/burned/stung/convulse/convulsing/convulsion/convulsiona/convulsionando/shaking/paralys*/paralyz*/swollen/faint/burnt/scalded/seizing/gasping/wheezing/swallowed/poisoned/drank
      i/THEM feel/feels sick/weird/dizzy/faint
      face/mouth/eye is drooping/droops
      passing/passed/blacked/knocked out
      about/going to pass/black out
      out cold
      THEM (IS) in labour/labor
      having a fit
      skin is burning/blistering
      broken/broke my/his/her/a/leg/arm
      one side of my
    `,
    fr: `
      sang/saign*/amput*/asphyxi*/coma/convulse/convulsing/convulsion/convulsiona/convulsionando/delire/empoison*/essouffl*/fractur*/hallucin*/hemorrag*/intoxique*/livide/palpit*/spasm*/suffoc*/syncope/tetani*/vertige*/evanoui*/mousse/paralys*/vomi*/pale/transpire/sueurs/inerte/brule/brulee/ecrase*/tremble*/convulse/convulsing/convulsion/convulsiona/convulsionando/etouff*/suffoque*/gonfle*/avale/sueurs
      (a) bu de/du/un
      tete (*) tourne
      est/devient/devenu/levres bleu/bleue/bleues
      pas bien >
      ai ete pique/piquee
      me sens pas bien
      dans les vapes/pommes
      vais tomber/m/vomir evanouir
      vais m evanouir
      faire un malaise
      suis pas bien
    `,
    es: `
      sangr*/amput*/coma/delira*/desangr*/envenen*/espasm*/fractur*/hemorrag*/intoxic*/palpit*/sudor*/vertigo/desmay*/espuma/paraliz*/vomit*/palid*/sudando/inerte/aplastad*/picado/picada/tembl*/convulse/convulsing/convulsion/convulsiona/convulsionando/ahog*/asfixi*/hinchad*/tragado/bebido/quemad*
      (me) da/dando vueltas
      todo (*) vueltas
      voy a desmayarme/vomitar
      me voy a desmayar
      me da un calambre/calambrazo
      esta/pone/pusieron azul/morado/morada
    `,
  },
  // Signs: down on the floor.
  {
    kind: "danger",
    weight: 1,
    en: `
      on the floor/ground/pavement
      face down
      fell/fallen/falling off/from/down/into/over
      dropped/lying (*) (on) (the) floor/ground/down/suddenly
      been in (a) crash/accident
    `,
    fr: `
      par terre
      au sol
      a fait une (*) chute
      allonge/allongee
      tombe*/ecroule*/effondre*
      chute de
    `,
    es: `
      en el suelo
      tirad*/desplom*
      se/me (ha/he/a/e) caido
      se cayo
    `,
  },
  // Signs: no answer.
  {
    kind: "danger",
    weight: 1.5,
    en: `
      i/he/she/THEM (IS) not (*) wake/waking/responding/moving/opening/conscious
      PERSON not wake/waking/responding/moving
    `,
    fr: `
      il/elle/collegue/mere/pere/ami/pote/THEM (me) bouge/reveille/reagit pas/plus
    `,
    es: `
      y no contesta/responde/habla/mueve/despierta/reacciona/abre
      PERSON no contesta/responde/habla/mueve/abre
      no se despierta/mueve
    `,
  },
  // Signs: the writer can do little, or another does not answer.
  {
    kind: "danger",
    weight: 1,
    en: `
      THEM IS not answering/talking
      can not/nt move/lift/speak/talk/see/stand/walk/feel/swallow/leave
      whisper*
      be quiet
      he/they is/are/s looking for
    `,
    fr: `
      peux/arrive plus/pas (a/me) bouger/lever/parler/voir/marcher/tenir/avaler/partir
      chuchot*
      fais pas de bruit
      THEM (me) repond/parle plus
    `,
    es: `
      no puedo/podemos mover*/hablar/levantar*/ver/andar/caminar/tragar/irme
      susurr*
      no hagas/hagais ruido
    `,
  },
  // Signs: robbed of the phone, drugged.
  {
    kind: "danger",
    weight: 1.5,
    en: `
      took/taken/grabbed/has my/our phone/keys/phones
      something/stuff/powder in my/her/the drink/glass
    `,
    fr: `
      pris/arrache/garde mon/nos/mes/notre telephone/telephones/portable/cles
      truc/quelque/produit/drogue (*) (*) dans mon/son/ma verre/boisson
    `,
    es: `
      quitado/quito/cogido el/los/mi/mis/las movil/moviles/telefono/llaves
      algo en la/mi bebida/copa/vaso
    `,
  },
  // Signs: something that serves as a weapon.
  {
    kind: "danger",
    weight: 1.5,
    en: `
      WEAPON
      broken bottle/glass
      a/the chair/bottle/stick/syringe
    `,
    fr: `
      bouteille cassee
      une/la chaise/bouteille/seringue
    `,
    es: `
      botella rota
      una/la silla/botella/jeringuilla
    `,
  },
  // Sign: a statement about a person, not yet danger.
  {
    kind: "danger",
    weight: 0.5,
    en: `
      i/we/he/she/they/THEM/there IS/keep/keeps
      PERSON
      my/our/a/the (*) IS
      he/she/they/someone
      on/with us/me
      my/our eyes/hand/leg/arm/head
    `,
    fr: `
      je suis/me
      j ai
      il/elle/ils/on/quelqu
      mon/ma/un/une/notre (*) (*) me/est/a/se/s
      il y a
      sur/avec nous/moi
    `,
    es: `
      estoy/estamos/hay/alguien/tengo
      y/que dice que
      < dice
      me/nos/le/se ha/han/esta/estan/he
    `,
  },
  // Signs: alone with somebody.
  {
    kind: "danger",
    weight: 1,
    en: `
      someone/somebody/man/guy IS (*) in/inside the HOUSE/TRAP
    `,
    fr: `
      quelqu/quelquun un est (*) (*) dans (la/le/l) (*)
    `,
    es: `
      hay alguien en el/la
    `,
  },
  {
    kind: "danger",
    weight: 1,
    en: `
      on my own
      we can not get/go out
      i am/m alone
      husband/wife/boyfriend/everyone is away/gone/out
      all alone
      we are/re closed
      closed shop
    `,
    fr: `
      on est ferme/fermes/seul/seuls/seule
      je suis (toute/tout) seul/seule
    `,
    es: `
      estamos cerrados/cerrado/solos/solas
      estoy sola/solo
    `,
  },
  // Signs of suicide: the means are at hand.
  {
    kind: "self-harm",
    weight: 1,
    en: `
      pills/tablets/rope/noose/razor/blade/veins/wrists
      the/a bridge/ledge/tracks
    `,
    fr: `
      medicaments/cachets/somniferes/comprimes/corde/lame/rasoir/veines
      le/un pont/parapet/rails
    `,
    es: `
      pastillas/somniferos/cuerda/soga/cuchilla/hojilla/venas
      el/un puente/vias/barandilla
    `,
  },
  // Signs of suicide: farewell, end, nobody.
  {
    kind: "self-harm",
    weight: 1,
    en: `
      goodbye/farewell
      ending/end it
      nobody/no one would/will care/cry/miss/notice/remember
      if i was/were/died/am gone/dead/disappeared
    `,
    fr: `
      adieu
      mets/mettre fin
      personne (me) (*) regrettera*/pleurera*/manquera*
    `,
    es: `
      adios
      acabo/acabar/termino/terminar con todo
      (a) nadie le importa*/importo
    `,
  },
  // Signs of suicide: here and tonight.
  {
    kind: "self-harm",
    weight: 1,
    en: `
      in front of me
      in my hand/hands
      tonight
      can not go on
      if i was gone
    `,
    fr: `
      devant moi
      dans la/les main/mains
      ce soir
      fin a tout
    `,
    es: `
      delante
      en la/las mano
      esta noche
      hoy
    `,
  },
];

/** Signs that a sentence speaks of a possible, past or invented danger, or insists that it is real. `points` is used by `danger.ts`. */
export type MarkerGroup = {
  /**
   * before: lowers phrases that follow in the same sentence; around: lowers phrases anywhere in the same sentence; message: in the whole
   * message; now: takes back up to `points` of the lowering in its sentence.
   */
  scope: "before" | "around" | "message" | "now";
  points: number;
  en: string;
  fr: string;
  es: string;
};

/** Words that lower what the phrases say: questions, stories, the product itself. */
export const MARKER_GROUPS: MarkerGroup[] = [
  {
    // If and when.
    scope: "before",
    points: 2,
    en: `
      if/when/whenever/whether/unless/suppose/supposing/imagine/imagining
      (just) in case (of)
      should THEM/an/a
      as soon as
      let us say
      doctor says/said
      < say
      what about
      while
    `,
    fr: `
      si/quand/lorsque/lorsqu/supposons/imaginons/imagine/imaginez/supposez
      s il/ils
      des que
      en cas
      selon que/qu
      au cas ou
      dans le cas
      pendant que
      admettons
      medecin dit
    `,
    es: `
      si/cuando/mientras/supongamos/imagina/imaginemos/imaginate/suponga
      en caso
      por si
      pongamos
      medico dice
      digamos
    `,
  },
  {
    // If and when, after the danger.
    scope: "around",
    points: 1,
    en: `
      if/when/whenever
    `,
    fr: `
      quand/lorsque/lorsqu
    `,
    es: `
      cuando
    `,
  },
  {
    // Question about the product.
    scope: "before",
    points: 1,
    en: `
      does/explain
      < which/who
      do/did you/i/we/they/your
      how do/does/can/is/are/many/much/long/far/to/would/will/quickly/fast/loud/should
      ¿
      can/could/will/would it/the/your/this/alerio/i/we/an/workers/employees/you/they/he/she/people
      what happens/would/does/is/are/do/kind/will/if
      is/are there/it/the/this/your/you
      tell me about/how/what
      want/like to know
      a question about
      can you explain
    `,
    fr: `
      est ce que/qu
      que/qu se passe/fait/faire/faites
      comment/combien/quel/quelle/pourquoi/expliquez
      < qui
      peut/puis/pouvez/peux/peuvent/portent/portez on/je/vous/il/elle/tu/ils/elles
      faut il
      ca marche
      marche/fonctionne t il/elle
      proposez/avez/appelez vous
      y a t il
      existe t il
    `,
    es: `
      que/q pasa/ocurre/sucede/hace/hacen/haceis
      (<) como/quien/quienes funciona/puedo/se/hago/sabe/detecta/avisa/llama/denuncio/informo/aviso/activa
      cuanto/cuanta/cual/cuales
      puede/pueden/puedo/podria/sirve/funciona
      < quien
      la app/aplicacion
      es posible/legal
    `,
  },
  {
    // What the product does about it.
    scope: "around",
    points: 2,
    en: `
      what does/would/will/can (the/your) it/app/device/alerio/system/button do
      (the/your/will/would/can/does) it/app/device/alerio/system react*/detect*/notice*/know/respond*/ring/see/sees
    `,
    fr: `
      que fait/ferait/fera (l/le) alerio/appli/application/boitier/systeme/appareil/bouton
      alerio/appli/application/boitier/systeme/appareil reagit/reagirait/detecte/sait/previent/sonne/alerte/voit
    `,
    es: `
      que hace/haria/hara (la/el) alerio/app/aplicacion/sistema/dispositivo/boton
      ¿ puede/podria/reacciona/detecta/avisa/sabe/salta/funciona/sirve/suena/llama/lo
    `,
  },
  {
    // Detecting and reporting.
    scope: "before",
    points: 2,
    en: `
      detect*/recogni*/notice*/prevent*/cope
      (it/you/device/app/alerio) know/tell
      to report
      do i report
      protects/against
    `,
    fr: `
      detect*/reperer/localiser/signaler/declarer/reconnai*/prevenir
      sait/savoir/saura
      protege*/contre
    `,
    es: `
      detect*/denunciar/denuncio/reportar/informar/prevenir
      saber/sabe/sabra/entera*
      protege*/contra
    `,
  },
  {
    // The product.
    scope: "around",
    points: 1,
    en: `
      alerio/your/sensor/detector/beacon/tracker/system/procedure/scenario/app/device/button/plan/subscription/price/pricing/dashboard/feature/software/trial/invoice/legal/allowed/right/useful/recommend/alert/demo
    `,
    fr: `
      votre/vos/outil/appli/application/appareil/systeme/capteur/boitier/bouton/offre/abonnement/prix/tarif/tableau/fonction/fonctionnalite/logiciel/essai/facture/droit/autorise/utile/formule/alerte
    `,
    es: `
      vuestro/vuestra/vuestros/herramienta/aplicacion/dispositivo/aparato/sistema/boton/planes/suscripcion/precio/tarifa/panel/funcion/prueba/factura/util/alerta
    `,
  },
  {
    // Past.
    scope: "around",
    points: 2,
    en: `
      last year/month/week/summer/winter/spring/autumn/time
      yesterday
      years/months/weeks/days/week ago/back
      in/en/last MONTH/19*/20*
      was/were once
      once in
      used to
      in the past
      when i was
      a few years
      nearly/almost had/died/fell/got
    `,
    fr: `
      an/annee/mois/semaine/ete/hiver/fois dernier/derniere/passe
      hier
      il y a (*) (*) (*) ans/annees/an/mois/semaines/jours
      autrefois
      une fois
      deja ete
      failli
      a l epoque
    `,
    es: `
      ano/mes/semana/verano/invierno/vez pasado/pasada
      ayer
      anoche
      hace (*) (*) anos/ano/meses/mes/semanas/dias
      una vez
      en el pasado
      casi me
    `,
  },
  {
    // Story, exercise, statistics.
    scope: "message",
    points: 2,
    en: `
      read/watched/saw/watching/reading (*) (*) article/news/film/movie/series/book/novel/report/study
      (an/the) article/film/movie/novel/documentary/statistics/percentage/percent about/on/where/of
      training exercise/scenario/session/purposes/video
      run/running/plan/planning/doing/for (a) (*) drill/exercise/simulation/role
      simulat*
      statistic*
      (just) kidding/joking
      test alert*/message/scenario
      this is (only) a test/drill
      for example
      in a (video) game
    `,
    fr: `
      lu/vu/regarde/lisais (*) (*) article/film/serie/reportage/livre/roman/journal
      un/le/l article/film/roman/reportage/documentaire sur/ou
      (pour/de/notre) la/une/notre formation
      simul*
      exercice
      statistiqu*
      pour rire
      je plaisante/rigole
      par exemple
      un test
    `,
    es: `
      leido/lei/visto/vi (*) (*) noticia/articulo/pelicula/serie/libro/reportaje
      una/la/el/un pelicula/articulo/novela/documental/noticia sobre/donde/de
      (para) la formacion
      simul*
      ejercicio
      estadistica*
      es broma
      por ejemplo
      una prueba
    `,
  },
  {
    // People in general, habits.
    scope: "before",
    points: 1,
    en: `
      our/your/my/the/many/most employees/workers/staff/drivers/nurses/teams/guards/agents/people/colleagues/technicians/caregivers/carers
      sometimes/often/regularly/occasionally/rarely/usually/frequently/generally/ever
      an/any/every employee/worker/agent/nurse/driver
    `,
    fr: `
      nos/vos/mes/les/des salaries/employes/equipes/agents/collaborateurs/infirmieres/chauffeurs/techniciens/travailleurs/gens/vigiles/soignants
      parfois/souvent/regulierement/frequemment/rarement/generalement/habituellement
      un/une/chaque salarie*/employe*/agent/travailleur/collaborateur
    `,
    es: `
      nuestros/nuestras/mis/los/las/sus empleados/trabajadores/equipos/enfermeras/conductores/tecnicos/agentes/clientes/empleadas/trabajadoras
      veces/menudo/frecuentemente/habitualmente/normalmente/regularmente
      un/una/cada empleado/empleada/trabajador/trabajadora/agente
    `,
  },
  {
    // Habits, said after the danger.
    scope: "around",
    points: 1,
    en: `
      sometimes/often/regularly/occasionally/every year
    `,
    fr: `
      parfois/souvent/regulierement
    `,
    es: `
      veces/menudo
    `,
  },
  {
    // Joke.
    scope: "around",
    points: 1,
    en: `
      lol/lmao/haha*/rofl
    `,
    fr: `
      mdr/ptdr/hihi
    `,
    es: `
      jaja*/jeje*
    `,
  },
  {
    // Right now, for real.
    scope: "now",
    points: 2,
    en: `
      now/immediately/quick/quickly/asap/hurry
      at the/this moment
      not a drill/joke/test/joking/kidding
      for real
      as we speak
    `,
    fr: `
      maintenant/vite/immediatement
      en ce moment
      pas une blague/un exercice/un test
      en train de
      tout de suite
    `,
    es: `
      ahora/inmediatamente/rapido
      en este momento
      no es (una/un) broma/simulacro/prueba
    `,
  },
];

/** Words that only set the topic: with a marker they make a question worth the one-line reminder, never the card. */
export const TOPICS = `attack*/assault*/aggress*/threat*/danger*/emergenc*/urgence*/fall/falls/fell/fallen/injur*/violen*/knife/gun/weapon*/robber*/burglar*/intruder*/follow*/unconscious/faint*/hurt*/stab*/chute*/tombe*/menac*/bless*/incend*/fire/secours/police/policia/ambulanc*/samu/suicid*/accident*/malaise*/couteau/arme/intrus*/otage*/hostage*/peligro*/caid*/caig*/cae/emergencia*/amenaz*/herid*/inconscient*/inconsciente*/arma/armado/cuchillo/asalt*/atac*/atrac*/robo/112/911/999`;

/** Words so telling that a mistyped one is understood (one slip, from nine letters two). Other words must be spelled as above. */
export const KEY_WORDS = `help someone somebody following knife police ambulance emergency attack attacked attacking killing threatening threatened breathing breathe bleeding unconscious trapped stuck danger suicide suicidal hiding hurting hitting beating stabbed robbed chasing intruder collapsed please scared choking drowning outside breaking weapon shooting myself fire
secours quelqu suit suivent poursuit police ambulance pompiers menace agresse agresser attaque frappe etrangle couteau pistolet fusil arme enferme enfermee coince bloque blesse blessee respire respirer saigne inconscient connaissance malaise suicider mourir tuer vivre danger envoyez appelez appeler aidez urgence incendie fumee etouffe cachets cachee voleur voleurs
socorro auxilio ayuda ayudame ayudenme alguien siguiendo persigue persiguen matar matarme pegando policia ambulancia cuchillo pistola atacando amenazando amenaza encerrado encerrada atrapado atrapada escondida escondido sangre sangrando respirar respira inconsciente infarto incendio peligro suicidarme morir pastillas disparos ladrones robando desmayado`;

/** Ordinary words that lie one slip away from a word above and must not be taken for it. */
export const NOT_TYPOS = `larme larmes shopping hiking hiring killed signe signes signer signee signees signent encendido encendida sonoro sonora`;
