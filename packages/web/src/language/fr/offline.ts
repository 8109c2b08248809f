import type { offline as english } from "../en/offline.ts";
import type { Shape } from "../shape.ts";

export const offline: Shape<typeof english> = {
  note: "Hors ligne : les parties contre l’ordinateur, les règles et les leçons fonctionnent toujours.",
  noteBare:
    "Hors ligne : ce navigateur n’a pas gardé le site. Ce qui est ouvert continue ; d’autres pages peuvent ne pas s’ouvrir.",
  notices: "Avis",
  version: {
    title: "Une nouvelle version est prête",
    text: "Vos parties et vos réglages restent tels quels.",
    now: "Recharger",
    later: "Plus tard",
  },
  install: {
    title: "Sur cet appareil",
    offline: "Ce site est gardé dans votre navigateur : il s’ouvre et se joue sans réseau.",
    notKept: "Ce navigateur n’a pas gardé le site : il lui faut donc un réseau.",
    text: "Il peut aussi prendre place parmi vos autres programmes, dans sa propre fenêtre.",
    button: "Installer Fhtagn",
    installed: "Vous l’utilisez comme un programme installé.",
  },
};
