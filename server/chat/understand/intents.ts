import type { Locale } from "#locales/index.ts";
import { fold } from "../retrieval/text.ts";

/** Folded text with everything but letters and digits as single spaces, padded for whole-word patterns. */
function plain(text: string): string {
  return ` ${fold(text)
    .replace(/[^a-z0-9ñ]+/g, " ")
    .trim()} `;
}

/** What a turn is about, as far as fixed patterns tell; retrieval decides the rest. */
export type Intents = {
  /** Asks what it costs. */
  price: boolean;
  /** Asks for a quote by name ("can you make me a quote?"). */
  quote: boolean;
  /** Asks which plan is right. */
  planChoice: boolean;
  /** Wants to start now, not to know how. */
  start: boolean;
  /** Tries to change the rules or to get at what is not public. */
  manipulation: boolean;
  /** Wants the cheaper of what was offered. */
  cheaper: boolean;
  /** Leans on the turn before ("and for 20?", "what about yearly?", "why?"). */
  followUp: boolean;
  /** Plain agreement. */
  yes: boolean;
  /** Asks for a language, with nothing else. */
  languageOnly: boolean;
  /** Language asked for. */
  language: Locale | null;
};

const PRICE =
  / (?:prices?|pricing|priced|costs?|costing|how much|quotes?|quotation|quoted|rates?|fees?|total|budget|pay|run (?:us|me)|set (?:us|me) back|ballpark|the damage|charges?|charged|bill|cheap|expensive|estimate|combien (?:ca|cela|c|est ce|pour|je|on|nous|coute|couterait|par|revient|vaut|faut il|va)|c est combien|c cb|cb (?:pour|ca|par)|pour combien|ca fait combien|prix|tarifs?|cout|coute|coutent|couterait|couterais|revient|reviendrait|devis|montant|facture|payer|paie|paye|paierait|paierais|paierions|chiffrage|cuanto (?:cuesta|cuestan|costaria|es|sale|saldria|vale|valdria|seria|pagaria|pagariamos|me|nos|por|para|al|cobran)|a cuanto|por cuanto|cuanto|precios?|tarifas?|coste|costo|cuesta|costaria|saldria|presupuesto|importe|cotizacion|desembolso|pagar|pagaria|pagariamos|pagaremos|cobran|cobrarian) /;
const QUOTE =
  / (?:(?:make|give|get|send|prepare|have|want|need|like) (?:me |us )?(?:a |an )?(?:quote|quotation|estimate)|(?:faire|faites|avoir|obtenir|voudrais|veux|besoin d|calculer) (?:moi |nous )?(?:un |le )?(?:devis|chiffrage)|(?:hacer|haga|hagame|dame|deme|quiero|necesito|calcular|preparar) (?:me |un |el )*(?:presupuesto|cotizacion)) /;
const NOT_PRICE =
  / (?:how long|how many|cuanto (?:dura|tiempo|tarda|tardan|aguanta)|combien de (?:temps|jours|personnes|gens|go)|cuantos|cuantas) /;
const PLAN_CHOICE =
  / (?:which (?:plan|one|package|subscription|offer)|what plan|best plan|right plan|recommend|what would you suggest|which should|quelle (?:formule|offre)|quel (?:abonnement|forfait|plan)|que me conseillez|vous me conseillez|conseillez vous|que plan|cual (?:plan|me|nos)|que tarifa|recomiendan?|aconsejan?|me conviene|nos conviene) /;
const START =
  / (?:sign (?:me|us) up|signup now|register (?:me|us)|(?:let s|lets|let us|shall we) (?:go|start|do it|begin|sign)|i (?:want|d like|would like|wanna|am ready|m ready) to (?:start|begin|try|sign up|register|subscribe|get started|create|open)|we (?:want|d like|would like|are ready|re ready) to (?:start|begin|try|sign up|get started)|start (?:a|the|my|our|free) (?:free )?trial|start trial|get (?:me |us )?started|begin (?:the|my|a) trial|create (?:my|an|me an) account now|count me in|i m in|i ll take it|we ll take it|inscris moi|inscrivez (?:moi|nous)|on y va|allons y|c est parti|je (?:veux|voudrais|souhaite) (?:commencer|demarrer|essayer|m inscrire|m abonner|lancer|creer)|j aimerais (?:commencer|demarrer|essayer|m inscrire)|on (?:veut|voudrait) (?:commencer|demarrer|essayer|s inscrire)|(?:demarrer|commencer|lancer) (?:l|mon|un|notre) essai|creez moi un compte|je le prends|je prends|apuntame|apuntenme|apuntenos|inscribame|inscribanme|registrame|registreme|registrenme|dame de alta|deme de alta|denme de alta|(?:quiero|quisiera|me gustaria|queremos) (?:empezar|comenzar|probar|probarlo|registrarme|registrarnos|darme de alta|darnos de alta|apuntarme|suscribirme|contratar)|(?:empezar|iniciar|comenzar) (?:la|mi|una) prueba|vamos alla|adelante empecemos|empecemos|me lo quedo|me apunto) /;
/** A question about how to start is answered, not taken as starting. */
const HOW_TO =
  / (?:how|comment|como|what happens|que se passe|que pasa|can i|puis je|puedo|do i|dois je|where|ou|donde|if i|si je|si quiero|before i|avant de|antes de) /;
const MANIPULATION =
  / (?:ignore (?:all |your |the |any )*(?:previous|prior|above|earlier|preceding)?(?: )?(?:instructions|rules|prompt|orders)|disregard (?:all |your |the |previous |prior )*(?:instructions|rules)|system prompt|your (?:hidden |secret |initial |original )*(?:prompt|instructions|guidelines)|developer mode|jailbreak|dan mode|act as (?:if you|an?|my|the) (?!lone)|pretend (?:to be|you are|you re)|you are now|from now on you|reveal your|print your|repeat (?:the words|everything) above|api keys?\b(?= of| s| and| please)|output the api key|(?:show|give|list|send) me (?:the |other |all )*(?:visitors|customers|users|clients) (?:e mails?|emails?|messages|conversations|data)|emails? of the (?:last|other)|environment variables|source code of this|etc passwd|drop table|ignore[zs]? (?:toutes |les |tes |vos |ces )*(?:instructions|consignes|regles)|oublie[zs]? (?:toutes |les |tes |vos )*(?:instructions|consignes|regles)|(?:tes|vos) (?:instructions|consignes) (?:systeme|initiales|cachees|internes)|prompt systeme|agis comme|comporte toi comme|fais comme si tu|tu es maintenant|mode developpeur|cle api|ignora (?:todas |las |tus |sus )*(?:instrucciones|reglas|ordenes)|olvida (?:todas |las |tus )*(?:instrucciones|reglas)|(?:tus|sus) instrucciones (?:ocultas|internas|iniciales|de sistema)|prompt (?:del|de) sistema|actua como|haz como si|finge (?:ser|que)|eres ahora|modo desarrollador|clave api|responde solo|reply only with|repond[sz]? (?:uniquement|seulement) par) /;
const CHEAPER =
  / (?:the )?(?:cheaper|cheapest|less expensive|lowest price|moins cher|moins chere|le moins cher|la moins chere|mas barat[oa]|mas economic[oa]) /;
const FOLLOW_UP =
  /^ (?:and|what about|how about|or|but|so|then|why|also|ok and|okay and|with|without|same|the (?:same|cheaper|other|first|second)|that one|this one|it|is it|does it|can it|will it|how long|et|et pour|et si|et avec|et sans|et en|ou|mais|pourquoi|sinon|donc|alors|avec|sans|pareil|la meme|le meme|celui|celle|il|elle|ca|c est|ok et|y|y si|y para|y con|y sin|y en|o|pero|por que|entonces|tambien|con|sin|lo mismo|ese|esa|el|la|ok y|vale y|for|pour|para|yearly|monthly|annual|annuel|mensuel|anual|mensual|if|si|in that case|dans ce cas|en ese caso) /;
const YES =
  /^ (?:yes|yep|yeah|yes please|sure|ok|okay|please do|go ahead|sounds good|perfect|great|fine|deal|absolutely|oui|ouais|oui svp|oui s il vous plait|d accord|dac|volontiers|parfait|tres bien|allez|si|si por favor|claro|vale|de acuerdo|perfecto|genial|venga|por supuesto)(?: (?:please|merci|thanks|gracias|svp|do it|sounds good|for me))? $/;
const LANGUAGE_NAMES: Record<Locale, RegExp> = {
  en: / (?:in english|speak english|english please|to english|answer english|en anglais|parler anglais|parlez anglais|en ingles|hablar ingles|habla ingles) /,
  fr: / (?:in french|speak french|french please|to french|en francais|parler francais|parlez (?:vous )?francais|parles francais|francais svp|francais s il|en frances|habla frances|hablan frances) /,
  es: / (?:in spanish|speak spanish|spanish please|to spanish|en espagnol|parler espagnol|parlez espagnol|en espanol|habla espanol|hablan espanol|espanol por favor|en castellano) /,
};
/** Words a pure language request is made of besides the language itself. */
const LANGUAGE_FILLER =
  /\b(?:please|pls|can|could|would|you|we|i|speak|talk|answer|reply|respond|continue|switch|to|that|this|again|it|do|the|same|in|english|french|spanish|sorry|ok|thanks|prefer|my|is|better|say|write|en|francais|anglais|espagnol|s|il|vous|te|plait|svp|stp|pouvez|peux|tu|repondre|reponds|repondez|parler|parlez|parles|moi|merci|la|meme|chose|ca|plutot|je|prefere|desole|on|peut|continuer|habla|hablan|hablar|puede|puedes|pueden|responder|responda|respondeme|contestar|por|favor|espanol|castellano|ingles|frances|gracias|lo|mismo|eso|mejor|prefiero|seguir|perdon|y|me|lo|dice|decir|repetir|puedo|podemos)\b/g;

/** Reads the intents of one turn. Patterns cover the three languages at once, because visitors mix them. */
export function readIntents(text: string): Intents {
  const words = plain(text);
  const language = (["en", "fr", "es"] as const).find((locale) => LANGUAGE_NAMES[locale].test(words)) ?? null;
  return {
    price: PRICE.test(words) && !NOT_PRICE.test(words),
    quote: QUOTE.test(words) && words.length < 70,
    planChoice: PLAN_CHOICE.test(words),
    start: START.test(words) && !(HOW_TO.test(words) && text.includes("?")),
    manipulation: MANIPULATION.test(words),
    cheaper: CHEAPER.test(words) && words.length < 60,
    followUp: FOLLOW_UP.test(words),
    yes: YES.test(words),
    language,
    languageOnly: language !== null && words.replace(LANGUAGE_FILLER, " ").trim() === "",
  };
}
