/** All 67 subtypes, as the glossary gives them; one without a row stays English and invariable. */
import type { Gender } from "./french.ts";

export interface SubtypeTerm {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** In running text on a named woman. */
  readonly feminine?: string;
}

/** Singular, plural and, for people, the feminine, separated by bars. */
const row = (gender: Gender, words: string): SubtypeTerm => {
  const [one = "", many = one, feminine] = words.split("|");
  return { one, many, gender, ...(feminine !== undefined && { feminine }) };
};

export const SUBTYPES: Readonly<Record<string, SubtypeTerm>> = {
  "Ancient One": row("m", "Grand Ancien|Grands Anciens"),
  Artifact: row("m", "Artefact|Artefacts"),
  Artist: row("m", "Artiste|Artistes|Artiste"),
  Attachment: row("m", "Accessoire|Accessoires"),
  Avatar: row("m", "Avatar|Avatars"),
  Blessing: row("f", "Bénédiction|Bénédictions"),
  Chthonian: row("m", "Chthonien|Chthoniens|Chthonienne"),
  Condition: row("f", "Condition|Conditions"),
  Conspirator: row("m", "Conspirateur|Conspirateurs|Conspiratrice"),
  Construct: row("m", "Automate|Automates"),
  Creature: row("f", "Créature|Créatures"),
  Criminal: row("m", "Criminel|Criminels|Criminelle"),
  Cultist: row("m", "Cultiste|Cultistes|Cultiste"),
  Curse: row("f", "Malédiction|Malédictions"),
  "Dark Young": row("m", "Sombre Rejeton|Sombres Rejetons"),
  "Deep One": row("m", "Profond|Profonds"),
  Disaster: row("f", "Catastrophe|Catastrophes"),
  Dreamer: row("m", "Rêveur|Rêveurs|Rêveuse"),
  Dreamlands: row("f", "Contrées du Rêve|Contrées du Rêve"),
  Elixir: row("m", "Élixir|Élixirs"),
  Encounter: row("f", "Rencontre|Rencontres"),
  Environment: row("m", "Environnement|Environnements"),
  Event: row("m", "Événement|Événements"),
  Explorer: row("m", "Explorateur|Explorateurs|Exploratrice"),
  Faculty: row("f", "Faculté|Faculté"),
  Ghoul: row("f", "Goule|Goules"),
  Government: row("m", "Gouvernement|Gouvernement"),
  Gug: row("m", "Gug|Gugs"),
  "High Priest": row("m", "Grand Prêtre|Grands Prêtres|Grande Prêtresse"),
  Hunter: row("m", "Chasseur|Chasseurs|Chasseuse"),
  Independent: row("m", "Indépendant|Indépendants|Indépendante"),
  Initiate: row("m", "Initié|Initiés|Initiée"),
  Investigator: row("m", "Investigateur|Investigateurs|Investigatrice"),
  Item: row("m", "Objet|Objets"),
  Library: row("f", "Bibliothèque|Bibliothèques"),
  Location: row("m", "Lieu|Lieux"),
  Lodge: row("f", "Loge|Loge"),
  "Lost Civilization": row("f", "Civilisation Perdue|Civilisations Perdues"),
  Lunatic: row("m", "Aliéné|Aliénés|Aliénée"),
  Madness: row("f", "Folie|Folies"),
  Mask: row("m", "Masque|Masques"),
  Messenger: row("m", "Messager|Messagers|Messagère"),
  "Mi-Go": row("m", "Mi-Go|Mi-Go"),
  Monster: row("m", "Monstre|Monstres"),
  Musician: row("m", "Musicien|Musiciens|Musicienne"),
  Mutable: row("m", "Mutable|Mutables|Mutable"),
  Phantom: row("m", "Fantôme|Fantômes"),
  Polar: row("m", "Polaire|Polaires|Polaire"),
  Relic: row("f", "Relique|Reliques"),
  "Relic Hunter": row("m", "Chasseur de Reliques|Chasseurs de Reliques|Chasseuse de Reliques"),
  Research: row("f", "Recherche|Recherches"),
  Ritual: row("m", "Rituel|Rituels"),
  Scientist: row("m", "Scientifique|Scientifiques|Scientifique"),
  Serpent: row("m", "Serpent|Serpents"),
  Servitor: row("m", "Serviteur|Serviteurs"),
  Society: row("f", "Société|Sociétés"),
  Sorcerer: row("m", "Sorcier|Sorciers|Sorcière"),
  Spell: row("m", "Sort|Sorts"),
  Student: row("m", "Étudiant|Étudiants|Étudiante"),
  Tactic: row("f", "Tactique|Tactiques"),
  Tome: row("m", "Tome|Tomes"),
  Undead: row("m", "Mort-vivant|Morts-vivants|Morte-vivante"),
  Vehicle: row("m", "Véhicule|Véhicules"),
  Weapon: row("f", "Arme|Armes"),
  Yeti: row("m", "Yéti|Yétis"),
  Yithian: row("m", "Yithien|Yithiens|Yithienne"),
  Zoog: row("m", "Zoog|Zoogs"),
};
